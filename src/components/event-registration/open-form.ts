import type { CSSResult } from 'lit';
import type { ApiError } from '../../api/index.js';
import { longest, sleep, spread, type Desk } from '../../controllers/index.js';
import { loadRegions } from '../../fields/index.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { fromGate, type Whereabouts } from './from-gate.js';
import { Alone, type Party, type PartyOptions } from './party.js';

/** A form that was found, and the desk that takes its registrations. */
export interface FoundForm {
  readonly form: RegistrationForm;
  readonly desk: Desk;
}

/** A form with everything that it takes to draw it. */
export interface OpenForm extends FoundForm {
  readonly Party: new (options: PartyOptions) => Party;
  /** What is said where it is not open, and the way to its waiting list. */
  readonly shut: typeof import('./shut.js') | undefined;
  readonly styles: readonly CSSResult[];
}

/**
 * Finds a form. Where an answer says when to come again, that is done, by each visitor at another moment: so a rush is
 * spread, and who waits sees that the form is loading.
 */
async function patiently(find: () => Promise<FoundForm>, tries = 0): Promise<FoundForm> {
  try {
    return await find();
  } catch (error) {
    const { retryAfter } = error as Partial<ApiError>;
    if (tries > 3 || !(retryAfter! <= longest)) throw error;
    await sleep(retryAfter! + spread(tries));
    return patiently(find, tries + 1);
  }
}

/** Finds a form, and loads what this one needs and few others do. Throws `ApiError`; rejects where a part cannot be loaded. */
export async function openForm(where: Whereabouts, plain: boolean): Promise<OpenForm> {
  // few clubs have a proxy of their own
  const find = plain ? (await import('./from-specification.js')).fromSpecification : fromGate;
  const found = await patiently(() => find(where));
  const { form } = found;
  const { participants = 1, sections = [] } = form.layout ?? {};
  const asked = sections.flatMap((section) => [section, ...section.fields]);
  const [party, shut] = await Promise.all([
    // several persons, or a question that is only asked for some answers
    participants > 1 || asked.some(({ visible_when }) => visible_when) ? import('./participants.js') : undefined,
    form.state !== 'open' || form.waiting_list ? import('./shut.js') : undefined,
    asked.some((one) => 'name' in one && one.name === 'address') ? loadRegions() : undefined,
  ]);
  return {
    ...found,
    Party: party?.Participants ?? Alone,
    shut,
    styles: [party, shut].flatMap((part) => part?.styles ?? []),
  };
}

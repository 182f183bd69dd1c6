import type { CSSResult } from 'lit';
import { sleep, type Desk } from '../../controllers/index.js';
import { loadRegions } from '../../fields/index.js';
import { needsOf } from '../../forms/index.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { regionsIn } from '../form/controls.js';
import { formStyles } from '../form/form-styles.js';
import { learnings, stepwise } from '../stepwise.js';
import type { Whereabouts } from '../widget.js';
import { fromGate } from './from-gate.js';
import { Alone, type Party, type PartyOptions } from './party.js';

export interface Place extends Pick<Whereabouts, 'base' | 'slug' | 'signal'> {
  readonly language: string;
}

/** Puts the countries in order, step by step: the page can do something before it and after. */
async function orderCountries(language: string): Promise<void> {
  const codes = await loadRegions();
  await stepwise(
    ...learnings(language),
    () => new Intl.DisplayNames(language, { type: 'region' }),
    () => regionsIn(language, codes),
  );
  await sleep(0);
}

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
 * A form that the gate has told of (`asked`), else one that the specification alone has, with what this one needs and few
 * others do. Throws `ApiError`; rejects where a part cannot be loaded.
 */
export async function openForm(place: Place, asked: RegistrationForm | undefined): Promise<OpenForm> {
  // few clubs have a proxy of their own
  const found = asked ? fromGate(place, asked) : await (await import('../plain.js')).fromSpecification(place);
  const { form } = found;
  const needs = needsOf(form);
  const [party, shut] = await Promise.all([
    needs.participants ? import('./participants.js') : undefined,
    needs.shut ? import('./shut.js') : undefined,
    needs.regions ? orderCountries(place.language) : undefined,
  ]);
  return {
    ...found,
    Party: party?.Participants ?? Alone,
    shut,
    styles: [formStyles, party, shut].flatMap((part) => (part && 'styles' in part ? part.styles : (part ?? []))),
  };
}

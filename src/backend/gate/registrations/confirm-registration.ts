import { recipientAddress } from '../../../forms/index.js';
import type { RegistrationConfirmation } from '../../../model/own-registration.js';
import type { ConfirmRegistrations } from '../../backend.js';
import { jsonResponse } from '../../http/middleware/index.js';
import { emailKey, type Registration, type Store, type StoredForm } from '../../store/index.js';
import type { GateContext, GateRoute } from '../gate-context.js';
import { invalidLink, linkTokenHash } from '../link-token.js';
import { firstState } from '../registration-record.js';
import { formContextOf, registeredPerson } from './own-registrations.js';

/** Confirms registrations where the store has their persons. */
export const confirmIn =
  (store: Pick<Store, 'transaction'>): ConfirmRegistrations =>
  (registrations, state, usedAt) =>
    store.transaction(async (tables) => {
      for (const one of registrations) await tables.registrations.confirm(one, state, usedAt);
      return true;
    });

/** Those of a family whose mails go to the same address as those of one of them. */
async function withSameAddress(
  context: GateContext,
  form: StoredForm,
  family: readonly Registration[],
  own: Registration,
): Promise<Registration[]> {
  const { formModel } = await formContextOf(context, form);
  const persons = await Promise.all(family.map((one) => registeredPerson(context, one)));
  const addresses = persons.map((one) => emailKey(recipientAddress(formModel, [one?.person]) ?? null));
  const address = addresses[family.indexOf(own)];
  return family.filter((one, index) => one === own || (addresses[index] && addresses[index] === address));
}

/**
 * POST /registrations/confirmations. The button under a mailed link confirms the address of a whole family; those
 * who gave another address have a mail of their own. What was confirmed can be confirmed again. The state stays `unconfirmed` while a
 * hosted service does not answer: the confirmation is carried out later. 404 if it is too late; 422 if a hosted service refuses.
 */
export const confirmRegistration: GateRoute = async (context) => {
  const { workspace, store, reads, now } = context;
  const link = await store.registrationLinks.findConfirmation(workspace.id, await linkTokenHash(context), now);
  const form = link && (await reads.formBySlug(workspace.id, link.slug));
  const family = link ? await store.registrations.ofFamily(link) : [];
  const own = family.find(({ id }) => id === link?.registration_id);
  if (!form || !own) throw invalidLink();
  let isComplete = true;
  if (own.state === 'unconfirmed') {
    const unconfirmed = family.filter(({ state }) => state === 'unconfirmed');
    const confirmed = await withSameAddress(context, form, unconfirmed, own);
    const state = firstState(await reads.formsOf(workspace.id), form);
    isComplete = await context.confirmRegistrations(confirmed, state, now);
  }
  const after = await store.registrations.find(workspace.id, own.id);
  if (!after || (after.state === 'unconfirmed' && isComplete) || after.state === 'cancelled') throw invalidLink();
  const data: RegistrationConfirmation = { organisation: workspace.name, title: form.title, state: after.state };
  return jsonResponse(JSON.stringify({ data }));
};

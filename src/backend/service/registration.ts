import { changeRecordOf, feeOwnerOf, type ChangeRecord, type RegistrationRecord } from '../backend.js';
import { Refusal, unprocessable } from '../http/middleware/index.js';
import type { PersonRow, Tables } from '../store/index.js';
import type { Call } from './route.js';

type RegisteringCall = Pick<Call, 'store' | 'workspace' | 'now'>;

export const priceChanged = () => new Refusal(409, 'The price of this registration has changed.');

/**
 * Stores the registration of a person, in the transaction that stores the person
 * (docs/architecture.md#the-path-of-a-registration). One that was held ends its review there: so it is released or deleted, never both.
 */
export async function register(
  { store, now }: RegisteringCall,
  { offer: _, move: __, review, journal, consents = [], ...registration }: RegistrationRecord,
  { workspace_id, list_id, id }: PersonRow,
): Promise<void> {
  if (review && !(await store.reviewQueue.markReleased(workspace_id, review.id, id)))
    throw new Refusal(404, 'This registration is not in review any more.');
  const { position = null, created_at = now } = review ?? {};
  const person = { workspace_id, list_id, person_id: id };
  const { id: registration_id } = await store.registrations.register({ ...registration, position, ...person }, now);
  // an entry about a review has its id
  if (journal) await store.deskJournal.note({ ...journal, registration_id, person_id: journal.person_id || id });
  await store.consents.give({ workspace_id, person_id: id }, consents, created_at);
}

/**
 * Gives a person the place that was offered to them on the waiting list, and deletes them there, in one transaction (decision
 * 24). Whom the club promotes takes a free place, or the one that is reserved for them, also after the event's last day for registrations.
 * Throws 422 `full` if the offer has ended or no place is free, 409 if the place does not cost what was shown.
 */
export async function acceptOffer(
  { store, workspace, now }: RegisteringCall,
  { slug, family, amount, offer, journal }: RegistrationRecord,
  { list_id, id, data }: PersonRow,
): Promise<void> {
  const { registration_id, shown, promotedFrom: from, ...waiting } = offer!;
  const registration = { workspace_id: workspace.id, id: registration_id };
  const newEntry = { slug, family, amount, shown, list_id, person_id: id, ...(from ? { from } : {}) };
  // the event first: its row is locked from here on, so that two of a family who accept at the same moment get different positions
  const hasPlace =
    from && from !== 'offered'
      ? await store.events.takePlaces(workspace.id, list_id, 1)
      : await store.events.takeReservedPlace(workspace.id, list_id);
  const outcome = hasPlace && (await store.registrations.accept(registration, newEntry, now, from ? undefined : now));
  if (outcome === 'price_changed') throw priceChanged();
  if (outcome !== 'accepted') throw unprocessable([{ field: 'list_id', code: 'full' }]);
  if (journal) await store.deskJournal.note(journal);
  // answers that were left behind take their consents with them
  const answered = Object.keys(JSON.parse(data) as object);
  await store.consents.move({ workspace_id: workspace.id, person_id: waiting.person_id }, id, answered);
  await store.erasures.erase(workspace.id, waiting.list_id, [waiting.person_id]);
}

/** Changes what a registration costs, in the transaction that corrects its answers. Throws 409 if it costs something else by now. */
export async function changePrice({ store, workspace, now, request }: Call): Promise<void> {
  const { price: change } = changeRecordOf(request);
  if (!change) return;
  const key = { workspace_id: workspace.id, id: change.registration_id };
  if (!(await store.registrations.changeAmount(key, change, now))) throw priceChanged();
}

/** Further consequences of corrected answers: the entry of the journal, and the mail to a new address. Call it in their transaction. */
export async function noteCorrection(
  { deskJournal, registrations }: Pick<Tables, 'deskJournal' | 'registrations'>,
  workspace_id: string,
  { address, journal }: Pick<ChangeRecord, 'address' | 'journal'>,
  now: number,
): Promise<void> {
  if (journal) await deskJournal.note(journal);
  if (address) await registrations.changeAddress({ workspace_id, id: address.registration_id }, address, now);
}

/**
 * The registration that a fee is created for; it takes the fee over in the transaction that stores it. Null for other fees. Throws 409
 * if the registration has got another fee or price, or has ended.
 */
export async function adoptFee({ store, workspace, request }: Call, fee_id: string): Promise<string | null> {
  const owner = feeOwnerOf(request);
  if (!owner) return null;
  if (!(await store.registrationFees.attachFee(workspace.id, owner, fee_id))) throw priceChanged();
  return owner.registration_id;
}

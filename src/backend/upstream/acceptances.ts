import { ApiError } from '../../api/index.js';
import type { Person, PersonInput } from '../../model/person.js';
import type { RegistrationRecord } from '../backend.js';
import { digest } from '../crypto/index.js';
import { amountAt, type PendingRegistration, type Tables } from '../store/index.js';
import { RegistrationGone } from './confirmations.js';
import { ATTEMPT_MS, newRow, refusal } from './pending.js';
import { removalOf, type PendingRemoval } from './pending-record.js';

/** An offered place that is accepted: the person of the event, and the offer in the record. */
export interface Acceptance {
  readonly workspace_id: string;
  /** Of the event. */
  readonly list_id: string;
  readonly body: PersonInput;
  readonly record: RegistrationRecord & Required<Pick<RegistrationRecord, 'offer'>>;
}

/** The place costs something else by now than the visitor saw. */
export class PriceChanged extends ApiError {
  constructor() {
    super(409, 'The price of this registration has changed.', [], 1_000);
  }
}

type AcceptanceState =
  { readonly person_id: string } | { readonly pending: PendingRegistration; readonly isNew: boolean };

/**
 * Stores that an accepted place is about to be sent, in a transaction: from now on the offer neither ends nor is declined, and its place
 * stays reserved. An offer has one `external_id`, however often it is accepted. Throws 422 `full` if it has ended, 409 for another price.
 */
export async function beginAcceptance(
  tables: Tables,
  { workspace_id, list_id, body, record }: Acceptance,
  now: number,
): Promise<AcceptanceState> {
  const { registration_id, shown } = record.offer;
  const registration = await tables.registrations.find(workspace_id, registration_id);
  if (registration?.state === 'registered' && registration.list_id === list_id)
    return { person_id: registration.person_id };
  const external_id = `reg_${await digest(`offer\n${workspace_id}\n${registration_id}`)}`;
  const resumed = await tables.pendingRegistrations.postpone({ workspace_id, list_id, external_id }, now + ATTEMPT_MS);
  if (resumed) return { pending: resumed, isNew: false };
  if (registration?.state !== 'offered' || (registration.deadline_at ?? Infinity) <= now)
    throw refusal('list_id', 'full');
  const position = await tables.registrations.offerPosition(registration, record);
  if (shown !== undefined && shown !== (amountAt(record.amount, position) ?? 0)) throw new PriceChanged();
  const pending = {
    ...{ workspace_id, list_id, external_id, fingerprint: '', registration_id },
    ...{ body: JSON.stringify(body), record: JSON.stringify(record), created_at: now, deadline_at: now },
  };
  await tables.pendingRegistrations.insert(pending);
  return { pending, isNew: true };
}

/**
 * Gives the person of the event, whom the service has, the reserved place, and takes them off the waiting list, in one transaction. Returns
 * what is left to do: their deletion from the waiting list at the service. Throws `RegistrationGone` if the offer has ended, or
 * `PriceChanged`.
 */
export async function finishAcceptance(
  tables: Tables,
  { pending, record, person }: { pending: PendingRegistration; record: Acceptance['record']; person: Person },
  now: number,
): Promise<PendingRemoval | undefined> {
  const { workspace_id, list_id, created_at } = pending;
  const { slug, family, amount, offer } = record;
  await tables.pendingRegistrations.remove(pending);
  const registration = await tables.registrations.find(workspace_id, offer.registration_id);
  // another process was faster
  if (registration?.state === 'registered' && registration.list_id === list_id) return undefined;
  if (registration?.state !== 'offered' || !(await tables.events.takeReservedPlace(workspace_id, list_id)))
    throw new RegistrationGone();
  const row = newRow(pending, person, now);
  await tables.persons.insert(row);
  const entry = { slug, family, amount, shown: offer.shown, list_id, person_id: row.id };
  const outcome = await tables.registrations.accept(registration, entry, now, created_at);
  if (outcome === 'price_changed') throw new PriceChanged();
  if (outcome === 'ended') throw new RegistrationGone();
  const waiting = { workspace_id, person_id: offer.person_id };
  await tables.consents.move(waiting, row.id, Object.keys(JSON.parse(row.data) as object));
  await tables.erasures.erase(workspace_id, offer.list_id, [offer.person_id]);
  const removal = removalOf({ workspace_id, list_id: offer.list_id, external_id: offer.person_id, now });
  await tables.pendingRegistrations.insert(removal);
  return removal;
}

import { ApiError } from '../../api/index.js';
import type { Person, PersonInput } from '../../model/person.js';
import type { RegistrationRecord } from '../backend.js';
import { digest } from '../crypto/index.js';
import { isFull, newPerson, withValues } from '../service/index.js';
import type { PendingRegistration, PersonRow, Tables } from '../store/index.js';
import { recordOf } from './pending-record.js';

/** How long a place is kept for a registration whose outcome is unknown, before its absence at the service is believed. */
const PENDING_MS = 15 * 60_000;

/** Longer than one request of a visitor sends a registration. */
export const ATTEMPT_MS = 60_000;

/** A registration that a visitor sends. */
export interface NewRegistration {
  readonly workspace_id: string;
  readonly list: { readonly id: string; readonly type: string };
  /** Deterministic: every retry of a request has the same. */
  readonly external_id: string;
  readonly fingerprint: string;
  readonly body: PersonInput;
  readonly record: RegistrationRecord;
}

/** The state of a request: it has stored a person, or its registration is still to be sent, again or for the first time. */
export type RequestState =
  | { readonly person_id: string }
  | {
      readonly pending: PendingRegistration;
      /** Whether no request can have stored the person. */
      readonly isNew: boolean;
    };

export const refusal = (field: string, code: 'full' | 'key_reused' | 'key_spent') =>
  new ApiError(422, code, [{ field, code }]);

const keyHash = (external_id: string): Promise<string> => digest(`upstream\n${external_id}`);

function requireSame(stored: { readonly fingerprint: string }, fingerprint: string): void {
  if (stored.fingerprint !== fingerprint) throw refusal('Idempotency-Key', 'key_reused');
}

/** The state of earlier requests with the same key; undefined if there were none. Throws `ApiError` for a key of another request. */
export async function earlierOutcome(
  tables: Tables,
  { workspace_id, list, external_id, fingerprint }: NewRegistration,
  now: number,
): Promise<RequestState | undefined> {
  const answer = await tables.idempotency.find(workspace_id, await keyHash(external_id), now);
  if (answer && !answer.body) throw refusal('Idempotency-Key', 'key_spent');
  if (answer) requireSame(answer, fingerprint);
  if (answer) return { person_id: answer.body };
  const person = await tables.persons.find(workspace_id, list.id, external_id);
  if (person) return { person_id: person.id };
  const pending = await tables.pendingRegistrations.find({ workspace_id, list_id: list.id, external_id });
  if (pending) requireSame(pending, fingerprint);
  return pending && { pending, isNew: false };
}

async function takePlace(
  { events }: Tables,
  { workspace_id, list, record }: NewRegistration,
  now: number,
): Promise<void> {
  // the club decides whether a form that has closed matters
  const openAt = record.review || record.journal ? undefined : now;
  if (list.type !== 'event' || (await events.takePlaces(workspace_id, list.id, 1, openAt))) return;
  const event = await events.ofList(workspace_id, list.id);
  throw event && isFull(event) ? refusal('list_id', 'full') : new ApiError(404, 'The event is closed.');
}

/**
 * Takes a place and stores that a registration is about to be sent, in one transaction; of one that is sent again, another process does
 * not free the place meanwhile. Throws `ApiError` 422 `full`, or 404 if the event takes no registrations.
 */
export async function begin(tables: Tables, registration: NewRegistration, now: number): Promise<RequestState> {
  const earlier = await earlierOutcome(tables, registration, now);
  if (earlier && 'person_id' in earlier) return earlier;
  const resumed = earlier && (await tables.pendingRegistrations.postpone(earlier.pending, now + ATTEMPT_MS));
  if (resumed) return { pending: resumed, isNew: false };
  if (earlier) return begin(tables, registration, now);
  const { workspace_id, list, external_id, fingerprint, body, record } = registration;
  await takePlace(tables, registration, now);
  const pending = {
    ...{ workspace_id, list_id: list.id, external_id, fingerprint },
    body: JSON.stringify(body),
    record: JSON.stringify(record),
    registration_id: null,
    created_at: now,
    deadline_at: now + PENDING_MS,
  };
  await tables.pendingRegistrations.insert(pending);
  return { pending, isNew: true };
}

/** The values that were sent, as the service has stored them; those that it does not tell, or tells in another type, as they were sent. */
const storedValues = (sent: Record<string, unknown>, answered: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(sent)
      .filter(([name]) => name !== 'creation_behaviour')
      .map(([name, value]) => {
        const stored = answered[name];
        const isSameKind = typeof stored === typeof value && Array.isArray(stored) === Array.isArray(value);
        return [name, isSameKind && stored !== null ? stored : value];
      }),
  );

/** The row of the person that the service has created. */
export function newRow(pending: PendingRegistration, person: Person, now: number): PersonRow {
  const { workspace_id, list_id, external_id, body } = pending;
  const sent = JSON.parse(body) as Record<string, unknown>;
  const empty = newPerson({ workspace_id, list_id, now }, sent['creation_behaviour'] !== 'unconfirmed');
  const values = storedValues(sent, person as Record<string, unknown>);
  return withValues({ ...empty, id: person.id }, values, { external_id, now }).row;
}

type Arrival = Pick<PendingRegistration, 'workspace_id' | 'list_id' | 'external_id' | 'fingerprint'> & {
  readonly record: RegistrationRecord;
};

/** Stores a person, the registration, the mail about it and the answer to retries. Returns the person's id. */
async function store(
  tables: Tables,
  { workspace_id, list_id, external_id, fingerprint, record }: Arrival,
  row: PersonRow,
  now: number,
): Promise<string> {
  const { consents = [], offer: _, review, journal, ...registration } = record;
  const { position = null, created_at = now } = review ?? {};
  await tables.registrations.lockForm({ workspace_id, list_id, slug: registration.slug });
  const { id } = row;
  await tables.persons.insert(row);
  const person = { workspace_id, list_id, person_id: id };
  const { id: registration_id } = await tables.registrations.register({ ...registration, position, ...person }, now);
  // the end of a review has its entry where it is released
  if (journal && !review) await tables.deskJournal.note({ ...journal, person_id: id, registration_id });
  await tables.consents.give({ workspace_id, person_id: id }, consents, created_at);
  const answer = { workspace_id, key_hash: await keyHash(external_id), fingerprint, status: 201, created_at: now };
  await tables.idempotency.insert({ ...answer, body: id }, [id]);
  return id;
}

/**
 * Takes a place and stores a registration that the service is not to have yet, because nobody has confirmed its address, in one
 * transaction. The person has the `external_id` as identifier: the service accepts it wherever it takes one. Throws like `begin`.
 */
export async function hold(
  tables: Tables,
  registration: NewRegistration,
  now: number,
): Promise<{ person_id: string; replayed: boolean }> {
  const earlier = await earlierOutcome(tables, registration, now);
  if (earlier)
    return { person_id: 'person_id' in earlier ? earlier.person_id : registration.external_id, replayed: true };
  await takePlace(tables, registration, now);
  const { workspace_id, list, external_id, body } = registration;
  const { creation_behaviour, ...values } = body;
  const empty = newPerson({ workspace_id, list_id: list.id, now }, creation_behaviour !== 'unconfirmed');
  const { row } = withValues({ ...empty, id: external_id }, values, { external_id, now });
  return { person_id: await store(tables, { ...registration, list_id: list.id }, row, now), replayed: false };
}

/**
 * Stores the person that the service has, the registration and the mail about it, in one transaction. Returns the person's id. Does
 * nothing if another request has done so. Where one has given the registration up meanwhile, its place is taken again, free or not: the
 * service has the person.
 */
export async function finish(
  tables: Tables,
  pending: PendingRegistration,
  person: Person,
  now: number,
): Promise<string> {
  const { workspace_id, list_id, external_id } = pending;
  const current = await tables.pendingRegistrations.find(pending);
  if (current && 'removes' in recordOf(current)) throw new ApiError(404, 'The registration was deleted meanwhile.');
  if (!(await tables.pendingRegistrations.remove(pending))) {
    if (await tables.idempotency.find(workspace_id, await keyHash(external_id), now)) return person.id;
    await tables.events.addPlaces(workspace_id, list_id, 1);
  }
  const record = JSON.parse(pending.record) as RegistrationRecord;
  return store(tables, { ...pending, record }, newRow(pending, person, now), now);
}

/** Frees the place of a registration that the service does not have, and erases it, unless another request sends it again. */
export async function abandon(tables: Tables, pending: PendingRegistration): Promise<void> {
  if (!(await tables.pendingRegistrations.erase(pending))) return;
  await tables.events.freePlaces(pending.workspace_id, pending.list_id, 1);
}

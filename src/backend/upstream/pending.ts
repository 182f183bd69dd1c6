import { ApiError } from '../../api/index.js';
import type { Person, PersonInput } from '../../model/person.js';
import type { RegistrationRecord } from '../backend.js';
import { digest } from '../crypto/index.js';
import { isFull, newPerson, withValues } from '../service/index.js';
import type { PendingRegistration, Tables } from '../store/index.js';

/** How long a place is kept for a registration whose outcome is unknown, before its absence at the service is believed. */
const PENDING_MS = 15 * 60_000;

/** Longer than one request of a visitor sends a registration. */
const ATTEMPT_MS = 60_000;

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

const refusal = (field: string, code: 'full' | 'key_reused' | 'key_spent') =>
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
  if (list.type === 'event' && !(await tables.events.takePlaces(workspace_id, list.id, 1, now))) {
    const event = await tables.events.ofList(workspace_id, list.id);
    throw event && isFull(event) ? refusal('list_id', 'full') : new ApiError(404, 'The event is closed.');
  }
  const pending = {
    ...{ workspace_id, list_id: list.id, external_id, fingerprint },
    body: JSON.stringify(body),
    record: JSON.stringify(record),
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
  const { workspace_id, list_id, external_id, fingerprint, body, record } = pending;
  if (!(await tables.pendingRegistrations.remove(pending))) {
    if (await tables.idempotency.find(workspace_id, await keyHash(external_id), now)) return person.id;
    await tables.events.addPlaces(workspace_id, list_id, 1);
  }
  const { consents = [], offer: _, ...registration } = JSON.parse(record) as RegistrationRecord;
  const sent = JSON.parse(body) as Record<string, unknown>;
  await tables.registrations.lockForm({ workspace_id, list_id, slug: registration.slug });
  const empty = newPerson({ workspace_id, list_id, now }, sent['creation_behaviour'] !== 'unconfirmed');
  const values = storedValues(sent, person as Record<string, unknown>);
  const { row } = withValues({ ...empty, id: person.id }, values, { external_id, now });
  await tables.persons.insert(row);
  await tables.registrations.register({ ...registration, workspace_id, list_id, person_id: row.id }, now);
  await tables.consents.give({ workspace_id, person_id: row.id }, consents, now);
  const answer = { workspace_id, key_hash: await keyHash(external_id), fingerprint, status: 201, created_at: now };
  await tables.idempotency.insert({ ...answer, body: row.id }, [row.id]);
  return row.id;
}

/** Frees the place of a registration that the service does not have, and erases it, unless another request sends it again. */
export async function abandon(tables: Tables, pending: PendingRegistration): Promise<void> {
  if (!(await tables.pendingRegistrations.erase(pending))) return;
  await tables.events.freePlaces(pending.workspace_id, pending.list_id, 1);
}

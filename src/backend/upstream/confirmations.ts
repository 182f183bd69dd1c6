import type { PersonInput } from '../../model/person.js';
import type { RegistrationRecord } from '../backend.js';
import { fieldsOf, personOf } from '../service/index.js';
import { ATTEMPT_MS } from './pending.js';
import type { PendingRegistration, PersonRow, Registration, Tables } from '../store/index.js';

type State = RegistrationRecord['state'];

/** When a confirmed registration that the service refuses is deleted: its visitor may use the link again until then. */
const REFUSED_MS = 24 * 3600_000;

/** The registration was deleted while its person was sent: the service must not have them either. */
export class RegistrationGone extends Error {
  override readonly name = 'RegistrationGone';
}

const isAnswer = (value: unknown): boolean => value !== null && value !== undefined;

/** The answers of a stored person as the service takes them. */
async function requestOf(tables: Tables, row: PersonRow): Promise<PersonInput> {
  const { workspace_id, list_id } = row;
  const list = (await tables.lists.find(workspace_id, list_id))!;
  const columns = await tables.columns.of(workspace_id, list_id);
  const { id: _, external_id: __, name, ...answers } = personOf(row, fieldsOf(list, columns));
  const given = Object.entries(answers).filter(([, value]) => isAnswer(value));
  const nameParts = Object.entries(name ?? {}).filter(([, part]) => isAnswer(part));
  return {
    ...(nameParts.length ? { name: Object.fromEntries(nameParts) } : {}),
    ...Object.fromEntries(given),
    ...(row.confirmed ? {} : { creation_behaviour: 'unconfirmed' as const }),
  } as PersonInput;
}

/**
 * Stores that a registration is about to be sent because its address was confirmed, in a transaction: from now on it does not expire.
 * Undefined if it is too late, or nothing is left to confirm.
 */
export async function beginConfirmation(
  tables: Tables,
  { workspace_id, id }: Registration,
  state: State,
  now: number,
): Promise<{ pending: PendingRegistration; isNew: boolean } | undefined> {
  const registration = await tables.registrations.find(workspace_id, id);
  if (registration?.state !== 'unconfirmed') return undefined;
  const { list_id, person_id, deadline_at } = registration;
  const row = await tables.persons.find(workspace_id, list_id, person_id);
  if (!row) return undefined;
  const external_id = row.external_id ?? person_id;
  const resumed = await tables.pendingRegistrations.postpone({ workspace_id, list_id, external_id }, now + ATTEMPT_MS);
  if (resumed) return { pending: resumed, isNew: false };
  if (deadline_at !== null && deadline_at <= now) return undefined;
  const pending = {
    ...{ workspace_id, list_id, external_id, fingerprint: '', registration_id: id },
    body: JSON.stringify(await requestOf(tables, row)),
    record: JSON.stringify({ confirms: state }),
    created_at: now,
    deadline_at: now,
  };
  await tables.pendingRegistrations.insert(pending);
  return { pending, isNew: true };
}

/** Confirms a registration that the service has stored, and enqueues the mail about it. Throws `RegistrationGone` if it was deleted. */
export async function finishConfirmation(
  tables: Tables,
  { pending, state }: { pending: PendingRegistration; state: State },
  now: number,
): Promise<void> {
  const { workspace_id, registration_id, created_at } = pending;
  await tables.pendingRegistrations.remove(pending);
  const registration = await tables.registrations.find(workspace_id, registration_id!);
  if (!registration) throw new RegistrationGone();
  // false if another process was faster
  await tables.registrations.confirm(registration, state, now, created_at);
}

/** Enqueues mails to the registrant and the organiser about a confirmed registration that the service refuses while nobody waits. */
export async function mailRefusal(tables: Tables, pending: PendingRegistration, now: number): Promise<void> {
  const { workspace_id, registration_id } = pending;
  const registration = await tables.registrations.find(workspace_id, registration_id!);
  if (registration?.state !== 'unconfirmed') return;
  const { person_id, slug, state } = registration;
  const mail = { workspace_id, person_id };
  await tables.outbox.enqueue({ ...mail, kind: 'confirmation_request', payload: { isRefused: true } }, now);
  await tables.outbox.enqueue({ ...mail, kind: 'organiser_refusal', payload: { slug, state, byService: true } }, now);
}

/**
 * Takes a confirmation back that the service refuses. The link can be used again, for a day at most. False if another request sends it
 * again.
 */
export async function refuseConfirmation(tables: Tables, pending: PendingRegistration, now: number): Promise<boolean> {
  const { workspace_id, registration_id } = pending;
  if (!(await tables.pendingRegistrations.erase(pending))) return false;
  await tables.registrations.extend({ workspace_id, id: registration_id! }, now + REFUSED_MS, now);
  return true;
}

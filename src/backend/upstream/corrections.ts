import { ApiError } from '../../api/index.js';
import type { PersonInput } from '../../model/person.js';
import type { ChangeRecord, Clock } from '../backend.js';
import { noteConsents, noteCorrection, withValues } from '../service/index.js';
import type { PendingRegistration, PersonRow, Store, Tables } from '../store/index.js';
import { PriceChanged } from './acceptances.js';
import { ATTEMPT_MS } from './pending.js';
import { recordOf, type CorrectionRecord } from './pending-record.js';
import type { RegistrationLocks } from './registration-locks.js';
import { hasAnswers } from './stored-answers.js';
import { isTemporary, statusOf, unavailable, undecided, UpstreamError, type Upstream } from './upstream-client.js';
import { personIn } from './upstream-shapes.js';

const READ = 'GET /lists/{list_id}/persons/{person_id}';
const UPDATE = 'PUT /lists/{list_id}/persons/{person_id}';

/** A correction of answers that changes what a registration costs. */
interface PricedCorrection {
  readonly row: PersonRow;
  readonly body: PersonInput;
  readonly record: ChangeRecord & Required<Pick<ChangeRecord, 'price'>>;
}

interface CorrectionOptions {
  readonly store: Store;
  readonly upstream: Upstream;
  readonly locks: RegistrationLocks;
  readonly clock: Clock;
  readonly report: (error: unknown) => void;
}

const keyOf = ({ workspace_id, list_id, external_id, id }: PersonRow) => ({
  workspace_id,
  list_id,
  external_id: external_id ?? id,
});

/** Whether two corrections are one that was sent again: the entry of the journal has the time of the first. */
const isSameCorrection = (
  { journal: _, ...one }: CorrectionRecord,
  { journal: __, ...other }: CorrectionRecord,
): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Stores that a correction is about to be sent, in a transaction: until its outcome is known, the registration can be neither cancelled
 * nor corrected otherwise. Throws `PriceChanged` if it costs something else by now, 409 while another correction is sent.
 */
async function beginCorrection(tables: Tables, { row, body, record }: PricedCorrection, now: number) {
  const { consents = [], address, journal } = record;
  const price = record.price!;
  const { registration_id, from } = price;
  const stored: CorrectionRecord = { corrects: row.id, price, consents, address, journal };
  const sent = { body: JSON.stringify(body), record: JSON.stringify(stored) };
  const resumed = await tables.pendingRegistrations.postpone(keyOf(row), now + ATTEMPT_MS);
  if (resumed && (resumed.body !== sent.body || !isSameCorrection(recordOf(resumed) as CorrectionRecord, stored)))
    throw new ApiError(409, 'The registration is being corrected.', [], 1_000);
  if (resumed) return { pending: resumed, isNew: false };
  const registration = await tables.registrations.find(row.workspace_id, registration_id);
  if (registration?.amount !== from || registration.state === 'cancelled') throw new PriceChanged();
  const pending = { ...keyOf(row), ...sent, fingerprint: '', registration_id, created_at: now, deadline_at: now };
  await tables.pendingRegistrations.insert(pending);
  return { pending, isNew: true };
}

/** Stores the corrected answers, which the service has, and the price that follows from them, in one transaction. */
async function finishCorrection(tables: Tables, pending: PendingRegistration, now: number): Promise<void> {
  const { workspace_id, list_id } = pending;
  const { corrects, price, consents, ...further } = recordOf(pending) as CorrectionRecord;
  // another process was faster
  if (!(await tables.pendingRegistrations.remove(pending))) return;
  const row = await tables.persons.find(workspace_id, list_id, corrects);
  const workspace = await tables.workspaces.byId(workspace_id);
  if (!row || !workspace) return;
  const { row: next } = withValues(row, JSON.parse(pending.body) as PersonInput, { now });
  if (next !== row) {
    await tables.persons.updateAll([[row, next]]);
    await noteConsents({ store: tables, workspace, now }, [[row, next]], consents);
    await noteCorrection(tables, workspace_id, further, now);
  }
  await tables.registrations.changeAmount({ workspace_id, id: price.registration_id }, price, now);
}

/**
 * Corrections that change a price. The service is told of the answers first; a row that outlives the process until the outcome is known
 * brings the fee in line with the answers that the service has (docs/gate-before-a-service.md#prices-and-fees).
 */
export function correctionsAt({ store, upstream, locks, clock, report }: CorrectionOptions) {
  const finish = (pending: PendingRegistration) =>
    store.transaction((tables) => finishCorrection(tables, pending, clock()));
  const forget = (pending: PendingRegistration) =>
    store.transaction(({ pendingRegistrations }) => pendingRegistrations.erase(pending));

  /** Whether the service has the corrected answers. Erases a person whom it does not have. Throws 504 if it does not answer. */
  async function isStored(pending: PendingRegistration): Promise<boolean> {
    const { workspace_id, list_id } = pending;
    const { corrects } = recordOf(pending) as CorrectionRecord;
    const before = await store.persons.find(workspace_id, list_id, corrects);
    if (!before) return false;
    try {
      const person = personIn(await upstream.readPerson({ list_id, person_id: corrects }));
      const columns = await store.columns.of(workspace_id, list_id);
      return hasAnswers(person, columns, { before, body: JSON.parse(pending.body) as PersonInput, now: clock() });
    } catch (error) {
      if (statusOf(error) !== 404) {
        report(new UpstreamError(READ, error));
        throw undecided(error);
      }
      await store.transaction(({ erasures }) => erasures.erase(workspace_id, list_id, [corrects]));
      return false;
    }
  }

  async function send(pending: PendingRegistration, isNew: boolean): Promise<void> {
    const { list_id } = pending;
    const { corrects: person_id } = recordOf(pending) as CorrectionRecord;
    try {
      await upstream.updatePerson({ list_id, person_id, body: JSON.parse(pending.body) as PersonInput });
    } catch (error) {
      if (isNew && !isTemporary(error) && statusOf(error) !== 404) {
        await forget(pending);
        throw error;
      }
      // it may be stored although this attempt failed; if not, background work looks once more, for it may still arrive
      if (await isStored(pending)) return;
      report(new UpstreamError(UPDATE, error));
      throw isTemporary(error) ? unavailable(error) : error;
    }
  }

  return {
    /** Corrects a person at the service, then here with the price. Throws `ApiError`: 409 for another price, 503, or 504 if it is unknown. */
    correct: (correction: PricedCorrection): Promise<void> =>
      locks.withLock(keyOf(correction.row).external_id, async () => {
        const { pending, isNew } = await store.transaction((tables) => beginCorrection(tables, correction, clock()));
        await send(pending, isNew);
        await finish(pending);
      }),

    /** Finds out what became of a correction whose visitor has gone. Throws if the service does not answer. */
    async settle(pending: PendingRegistration): Promise<void> {
      await ((await isStored(pending)) ? finish(pending) : forget(pending));
    },

    forget,
  };
}

export type Corrections = ReturnType<typeof correctionsAt>;

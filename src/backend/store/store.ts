import { Kysely } from 'kysely';
import { answerErasures } from './answer-erasures.js';
import { recordedTransaction } from './change-recorder.js';
import { bookedEntries } from './booked-entries.js';
import { changes } from './changes.js';
import { columns } from './columns.js';
import { consents } from './consents.js';
import { emailChanges } from './email-changes.js';
import type { Engine } from './engines/engine.js';
import { erasures, traceRemoval } from './erasures.js';
import { events } from './events.js';
import { costUnits } from './cost-units.js';
import { credits } from './credits.js';
import { fees } from './fees.js';
import { forms } from './forms.js';
import { reviewQueue } from './review-queue.js';
import { idempotency } from './idempotency.js';
import { inspection } from './inspection.js';
import { keys } from './keys.js';
import { isWriteConflictError } from './batches.js';
import { migrate } from './migrate.js';
import { outbox } from './outbox.js';
import { persons } from './persons.js';
import { pendingRegistrations } from './pending-registrations.js';
import { portalLinks } from './portal-links.js';
import { portalSessions } from './portal-sessions.js';
import { rates } from './rates.js';
import { registrationAddresses } from './registration-addresses.js';
import { registrationFees } from './registration-fees.js';
import { registrationLinks } from './registration-links.js';
import { registrationSessions } from './registration-sessions.js';
import { registrations } from './registrations.js';
import { waitingLists } from './waiting-lists.js';
import { refusedMails } from './refused-mails.js';
import { organiserNotices } from './organiser-notices.js';
import { noticeDigests } from './notice-digests.js';
import { recovery } from './recovery.js';
import { queryCache } from './query-cache.js';
import type { Schema } from './schema.js';
import { settings } from './settings.js';
import { deskFees } from './desk-fees.js';
import { deskJournal } from './desk-journal.js';
import { deskMessages } from './desk-messages.js';
import { deskSettings } from './desk-settings.js';
import { deskLinks } from './desk-links.js';
import { deskSessions } from './desk-sessions.js';
import { signInCodes } from './sign-in-codes.js';
import { webhookDeliveries } from './webhook-deliveries.js';
import { webhooks } from './webhooks.js';
import { lists, workspaces } from './workspaces.js';

const tables = (db: Kysely<Schema>, onErase: () => void = () => {}) => ({
  workspaces: workspaces(db),
  lists: lists(db),
  events: events(db),
  columns: columns(db),
  persons: persons(db),
  changes: changes(db),
  erasures: erasures(db, onErase),
  answerErasures: answerErasures(db, onErase),
  keys: keys(db),
  idempotency: idempotency(db),
  forms: forms(db),
  reviewQueue: reviewQueue(db),
  fees: fees(db),
  bookedEntries: bookedEntries(db),
  credits: credits(db),
  registrationFees: registrationFees(db),
  costUnits: costUnits(db),
  portalLinks: portalLinks(db),
  portalSessions: portalSessions(db),
  signInCodes: signInCodes(db),
  deskFees: deskFees(db),
  deskJournal: deskJournal(db),
  deskSettings: deskSettings(db),
  deskLinks: deskLinks(db),
  deskMessages: deskMessages(db),
  deskSessions: deskSessions(db),
  emailChanges: emailChanges(db),
  outbox: outbox(db),
  registrations: registrations(db),
  pendingRegistrations: pendingRegistrations(db, onErase),
  registrationAddresses: registrationAddresses(db),
  consents: consents(db),
  waitingLists: waitingLists(db),
  registrationLinks: registrationLinks(db),
  registrationSessions: registrationSessions(db),
  refusedMails: refusedMails(db),
  noticeDigests: noticeDigests(db),
  organiserNotices: organiserNotices(db),
  webhooks: webhooks(db),
  webhookDeliveries: webhookDeliveries(db),
  rates: rates(db),
  settings: settings(db),
  inspection: inspection(db),
  recovery: recovery(db),
});

/** Caches the queries that every request begins with, until the database changes. */
function withQueryCache(tables: Tables, version: () => number): Tables {
  const cached = queryCache(version);
  const { workspaces, lists, columns, keys, forms, events } = tables;
  return {
    ...tables,
    workspaces: { ...workspaces, byId: cached(workspaces.byId), bySlug: cached(workspaces.bySlug) },
    lists: { ...lists, find: cached(lists.find) },
    columns: { ...columns, of: cached(columns.of) },
    keys: { ...keys, byHash: cached(keys.byHash) },
    forms: { ...forms, find: cached(forms.find), all: cached(forms.all) },
    events: { ...events, all: cached(events.all), ofList: cached(events.ofList) },
  };
}

/** The queries, on a database or inside one of its transactions. */
export type Tables = ReturnType<typeof tables>;

export interface Store extends Tables {
  /**
   * Commits all that `work` wrote, or nothing when it throws; repeats `work` after a write conflict. If persons were erased,
   * resolves once the write-ahead log holds nothing of them either.
   */
  transaction<Result>(work: (tables: Tables) => Promise<Result>): Promise<Result>;
  /** Whether nothing was stored and a later attempt may succeed: disk full, no access, or repeated write conflicts. */
  isUnavailable(error: unknown): boolean;
  /** Whether query results are cached until any process changes the database. */
  readonly detectsChanges: boolean;
  /** Removes the last traces of erased persons from the database files now, instead of within a minute. */
  purgeErased(): Promise<void>;
  close(): Promise<void>;
}

/** The number of tries of a transaction that meets write conflicts. */
const MAX_TRANSACTION_TRIES = 8;

/** Whether a transaction conflicted with another one. */
const isWriteConflict = (engine: Engine, error: unknown): boolean =>
  isWriteConflictError(error) || !!engine.isConflict?.(error);

/** Retries with exponential backoff and jitter while `isRetryable` holds. */
async function withRetry<Result>(
  isRetryable: (error: unknown) => boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++)
    try {
      return await work();
    } catch (error) {
      if (attempt >= MAX_TRANSACTION_TRIES || !isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 2 ** attempt * 5));
    }
}

/** Reads for requests of visitors; results may be a moment old. */
export interface SharedReads {
  workspaceBySlug: Tables['workspaces']['bySlug'];
  workspaceById: Tables['workspaces']['byId'];
  formBySlug: Tables['forms']['find'];
  formsOf: Tables['forms']['all'];
  eventOfList: Tables['events']['ofList'];
}

/** Opens a database and migrates it to the current schema. Throws `NewerDatabaseError`. */
export async function openStore(engine: Engine): Promise<Store> {
  const db = new Kysely<Schema>({ dialect: engine.dialect });
  await withRetry(
    (error) => isWriteConflict(engine, error) || !!engine.isMigrationConflict?.(error),
    () => migrate(db),
  );
  const traces = await traceRemoval(db, engine);
  return {
    ...(engine.dataVersion ? withQueryCache(tables(db), engine.dataVersion) : tables(db)),
    async transaction(work) {
      let erased = false;
      const result = await withRetry(
        (error) => isWriteConflict(engine, error),
        () => {
          erased = false;
          return recordedTransaction(db, (transaction) => work(tables(transaction, () => (erased = true))));
        },
      );
      if (erased) await traces.checkpointNow();
      return result;
    },
    isUnavailable: (error) => isWriteConflict(engine, error) || engine.isUnavailable(error),
    detectsChanges: engine.dataVersion !== undefined,
    purgeErased: traces.purge,
    async close() {
      await traces.flush();
      await db.destroy();
    },
  };
}

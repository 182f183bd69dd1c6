import { CompiledQuery, sql, type Kysely } from 'kysely';
import { noteChanges, recordedTransaction } from './change-recorder.js';
import { consents } from './consents.js';
import { deskMessages } from './desk-messages.js';
import { emailChanges } from './email-changes.js';
import { events } from './events.js';
import { familyMails } from './family-mails.js';
import { credits } from './credits.js';
import type { Engine } from './engines/engine.js';
import { newSecret } from './ids.js';
import { inBatches } from './batches.js';
import { portalLinks } from './portal-links.js';
import { refusedMails } from './refused-mails.js';
import { registrations } from './registrations.js';
import { waitingLists } from './waiting-lists.js';
import type { Schema } from './schema.js';

/** The database is rewritten this long after the last erasure, and at the latest that long after the first. */
const VACUUM_DELAY_MS = 15_000;
const MAX_VACUUM_DELAY_MS = 40_000;

const PENDING_ERASURE = 'erased';

/** Clears stored answers about persons or pending reviews. */
export async function clearAnswers(db: Kysely<Schema>, workspace_id: string, batch: readonly string[]): Promise<void> {
  const answers = db
    .selectFrom('idempotency_person')
    .select('key_hash')
    .where('workspace_id', '=', workspace_id)
    .where('person_id', 'in', batch);
  // the body goes, the key stays: a late retry must have no effect a second time
  await db
    .updateTable('idempotency')
    .set({ body: '', fingerprint: '' })
    .where('workspace_id', '=', workspace_id)
    .where('key_hash', 'in', answers)
    .execute();
  await db
    .deleteFrom('idempotency_person')
    .where('workspace_id', '=', workspace_id)
    .where('key_hash', 'in', answers)
    .execute();
}

/** Deletes everything about persons besides their own rows. */
async function deleteRelatedRows(db: Kysely<Schema>, workspace_id: string, batch: readonly string[]): Promise<void> {
  await clearAnswers(db, workspace_id, batch);
  const fees = await db
    .deleteFrom('fee')
    .where('workspace_id', '=', workspace_id)
    .where('person_id', 'in', batch)
    .returning('id')
    .execute();
  const changed_at = Date.now();
  noteChanges(
    db,
    'fee',
    fees.map(({ id }) => ({ workspace_id, id, changed_at })),
    { deleted: 1 },
  );
  await credits(db).forget(workspace_id, batch);
  await deskMessages(db).handOn(workspace_id, batch);
  await familyMails(db).deleteOf(workspace_id, batch);
  await refusedMails(db).forget(workspace_id, batch);
  await emailChanges(db).forget(workspace_id, batch);
  await portalLinks(db).revoke(workspace_id, batch);
  await waitingLists(db).releasePlacesOf(workspace_id, batch);
  await consents(db).forget(workspace_id, batch);
  await registrations(db).forget(workspace_id, batch);
}

/** Records that an erasure is pending. */
export async function markPending(db: Kysely<Schema>): Promise<void> {
  // a new value each time: an erasure during a rewrite needs another rewrite
  const value = newSecret();
  // in the transaction of the deletion: a process that dies now continues after its restart
  await db
    .insertInto('setting')
    .values({ name: PENDING_ERASURE, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Irrevocable deletion of persons from every table (decision 13). */
export const erasures = (db: Kysely<Schema>, onErase: () => void) => ({
  /**
   * Also frees their places in an event. Returns the number of persons deleted: another process may have deleted some of them
   * before.
   */
  async erase(workspace_id: string, list_id: string, ids: readonly string[]): Promise<number> {
    const deletedCounts = await inBatches(ids, async (batch) => {
      // first: this waits for concurrent writers, whose rows are then deleted below
      const persons = await db
        .deleteFrom('person')
        .where('workspace_id', '=', workspace_id)
        .where('list_id', '=', list_id)
        .where('id', 'in', batch)
        .returning(['id', 'email_key', 'confirmed'])
        .execute();
      const changed_at = Date.now();
      const listed = persons.filter(({ confirmed }) => confirmed);
      noteChanges(
        db,
        'person',
        listed.map(({ id }) => ({ workspace_id, list_id, id, changed_at })),
        { deleted: 1 },
      );
      await deleteRelatedRows(db, workspace_id, batch);
      const addresses = persons.flatMap(({ email_key }) => email_key ?? []);
      if (addresses.length)
        await db
          .deleteFrom('outbox')
          .where('workspace_id', '=', workspace_id)
          .where('email_key', 'in', addresses)
          .execute();
      return persons.length;
    });
    const deletedCount = total(deletedCounts);
    if (deletedCount) await events(db).freePlaces(workspace_id, list_id, deletedCount);
    await markPending(db);
    onErase();
    return deletedCount;
  },

  /** The same for pending reviews. */
  async erasePendingReviews(workspace_id: string, ids: readonly string[]): Promise<number> {
    const deletedCounts = await inBatches(ids, async (batch) => {
      const { numDeletedRows } = await db
        .deleteFrom('pending_review')
        .where('workspace_id', '=', workspace_id)
        .where('id', 'in', batch)
        .executeTakeFirst();
      await clearAnswers(db, workspace_id, batch);
      await familyMails(db).deleteOf(workspace_id, batch);
      await refusedMails(db).forget(workspace_id, batch);
      return Number(numDeletedRows);
    });
    await markPending(db);
    onErase();
    return total(deletedCounts);
  },
});

/** Tables with a `person_id`. */
const personTables = [
  'idempotency_person',
  'fee',
  'outbox',
  'portal_link_person',
  'email_change',
  'registration',
  'consent',
  'refused_mail',
  'credit',
] as const;

/** Deletes rows about persons that concurrent transactions wrote while the persons were being erased. */
async function deleteOrphans(db: Kysely<Schema>): Promise<void> {
  for (const table of personTables) {
    const { rows } = await sql<{ workspace_id: string; person_id: string }>`
      select distinct workspace_id, person_id from ${sql.table(table)} as own
      where person_id is not null and not exists
        (select 1 from person where person.workspace_id = own.workspace_id and person.id = own.person_id)
      and not exists
        (select 1 from pending_review as review where review.workspace_id = own.workspace_id and review.id = own.person_id)
    `.execute(db);
    for (const workspace_id of new Set(rows.map((row) => row.workspace_id))) {
      const ids = rows.filter((row) => row.workspace_id === workspace_id).map(({ person_id }) => person_id);
      await inBatches(ids, (batch) =>
        recordedTransaction(db, (transaction) => deleteRelatedRows(transaction, workspace_id, batch)),
      );
    }
  }
}

/**
 * Removes traces of deleted rows from the database files. The write-ahead log is checkpointed at once. SQLite leaves copies in
 * the gaps of pages, so the database is vacuumed soon after, once no erasure has happened for a moment.
 */
export async function traceRemoval(db: Kysely<Schema>, { checkpoint = [], vacuum = [], isConflict }: Engine) {
  const run = async (statements: readonly string[]) => {
    let busy = false;
    for (const statement of statements) {
      const { rows } = await db.executeQuery<{ busy?: number }>(CompiledQuery.raw(statement));
      busy ||= rows.some((row) => row.busy);
    }
    if (busy) throw new Error('The write-ahead log cannot be truncated while another connection reads it');
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstScheduledAt = 0;
  let vacuumedValue: string | undefined;

  const purge = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const pendingSetting = await db
      .selectFrom('setting')
      .select('value')
      .where('name', '=', PENDING_ERASURE)
      .executeTakeFirst();
    if (pendingSetting && pendingSetting.value !== vacuumedValue) {
      if (isConflict) await deleteOrphans(db);
      await run(vacuum);
      // if only the checkpoint fails, only the checkpoint is retried
      vacuumedValue = pendingSetting.value;
    }
    await run(checkpoint);
    // last: a process that dies before this finds the setting after its restart
    if (pendingSetting)
      await db
        .deleteFrom('setting')
        .where('name', '=', PENDING_ERASURE)
        .where('value', '=', pendingSetting.value)
        .execute();
  };
  const schedule = () => {
    if (!timer) firstScheduledAt = performance.now();
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        // retried until it works, also after a full disk
        purge().catch(schedule);
      },
      Math.max(0, Math.min(VACUUM_DELAY_MS, firstScheduledAt + MAX_VACUUM_DELAY_MS - performance.now())),
    );
    // browsers have no `unref`
    (timer as { unref?: () => void }).unref?.();
  };

  const isPending = await db
    .selectFrom('setting')
    .select('name')
    .where('name', '=', PENDING_ERASURE)
    .executeTakeFirst();
  if (isPending && vacuum.length) schedule();
  return {
    async checkpointNow() {
      // the deletion is committed; a checkpoint that fails is retried later and does not fail the request
      const isCheckpointed = await run(checkpoint).then(
        () => true,
        () => false,
      );
      if (vacuum.length || !isCheckpointed) schedule();
    },
    purge,
    async flush() {
      // a failure is recorded in the database and retried when it is opened again
      if (timer) await purge().catch(() => {});
    },
  };
}

import type { CompiledQuery, Kysely } from 'kysely';
import { inBatches } from './batches.js';
import { compileOnce } from './compile-once.js';
import { nextTask } from './next-task.js';
import type { Flag, Schema } from './schema.js';

type ChangeRow = Schema['latest_change'];

/** A change before it has a number. */
type NotedChange = Omit<ChangeRow, 'sequence' | 'list_id'> & { readonly list_id: string | undefined };

/** The changes of each running transaction, by workspace and subject; only the last change of a subject counts. */
const notedChanges = new WeakMap<Kysely<Schema>, Map<string, Map<string, NotedChange>>>();

/** Rows of one statement. */
const ROWS_PER_STATEMENT = 100;

const columnNames = [
  'workspace_id',
  'sequence',
  'subject',
  'list_id',
  'subject_id',
  'changed_at',
  'deleted',
] as const satisfies readonly (keyof ChangeRow)[];

const countUp = compileOnce((db, workspace_id: string, count: number) =>
  db
    .insertInto('change_counter')
    .values({ workspace_id, sequence: count })
    .onConflict((conflict) =>
      conflict
        .column('workspace_id')
        .doUpdateSet(({ eb, ref }) => ({ sequence: eb('change_counter.sequence', '+', ref('excluded.sequence')) })),
    )
    .returning('sequence'),
);

/** Compiled upserts by dialect and number of rows. */
const upserts = new WeakMap<object, Map<number, CompiledQuery>>();

function upsertOf(db: Kysely<Schema>, rows: readonly ChangeRow[]): CompiledQuery {
  const { adapter } = db.getExecutor();
  const bySize = upserts.get(adapter) ?? new Map<number, CompiledQuery>();
  upserts.set(adapter, bySize);
  const compiled =
    bySize.get(rows.length) ??
    db
      .insertInto('latest_change')
      // in the order of the parameters below
      .values(
        rows.map((row) => Object.fromEntries(columnNames.map((name) => [name, row[name]])) as unknown as ChangeRow),
      )
      .onConflict((conflict) =>
        conflict.columns(['workspace_id', 'subject_id', 'list_id']).doUpdateSet(({ ref }) => ({
          sequence: ref('excluded.sequence'),
          changed_at: ref('excluded.changed_at'),
          deleted: ref('excluded.deleted'),
        })),
      )
      .compile();
  bySize.set(rows.length, compiled);
  return { ...compiled, parameters: rows.flatMap((row) => columnNames.map((name) => row[name])) };
}

/** The lists of fees that were noted before, by their ids. */
async function listsOfFees(
  db: Kysely<Schema>,
  workspace_id: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await inBatches(ids, (batch) =>
    db
      .selectFrom('latest_change')
      .select(['subject_id', 'list_id', 'sequence'])
      .where('workspace_id', '=', workspace_id)
      .where('subject_id', 'in', batch)
      .execute(),
  );
  // the list that a moved one is in now comes last; sorted here, since SQLite leaves the index of the ids for an order
  const ordered = rows.flat().sort((one, other) => one.sequence - other.sequence);
  return new Map(ordered.map(({ subject_id, list_id }) => [subject_id, list_id]));
}

/**
 * Numbers the changes of one workspace. The lock of the counter orders transactions of several processes: whoever sees a number sees
 * all lower ones. It is taken at the end of a transaction, so that it is short and cannot deadlock with the locks of persons.
 */
async function writeChanges(db: Kysely<Schema>, workspace_id: string, changes: readonly NotedChange[]): Promise<void> {
  const fees = changes.flatMap(({ list_id, subject_id }) => (list_id === undefined ? subject_id : []));
  const lists = fees.length ? await listsOfFees(db, workspace_id, fees) : undefined;
  // a fee that is moved in this transaction is in its new list already
  for (const { list_id, subject_id, deleted } of changes) if (list_id && !deleted) lists?.set(subject_id, list_id);
  // a fee that was created and deleted in the same transaction has no list
  const withLists = changes.flatMap((change) => {
    const list_id = change.list_id ?? lists?.get(change.subject_id);
    return list_id === undefined ? [] : [[`${list_id} ${change.subject_id}`, { ...change, list_id }] as const];
  });
  // each row once: a statement must not write it twice
  const listed = [...new Map(withLists).values()];
  if (!listed.length) return;
  const [counter] = await countUp(db, workspace_id, listed.length);
  const first = counter!.sequence - listed.length + 1;
  const rows = listed.map((change, index): ChangeRow => ({ ...change, sequence: first + index }));
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    await db.executeQuery(upsertOf(db, rows.slice(from, from + ROWS_PER_STATEMENT)));
    if (from) await nextTask();
  }
}

/** A person or fee that was written or deleted; the list of a fee is known once it was created. */
export interface ChangedSubject {
  readonly workspace_id: string;
  readonly list_id?: string;
  readonly id: string;
  readonly changed_at: number;
}

/** Notes changes for the end of the transaction (`recordedTransaction`). */
export function noteChanges(
  db: Kysely<Schema>,
  subject: ChangeRow['subject'],
  changes: readonly ChangedSubject[],
  { deleted = 0 }: { deleted?: Flag } = {},
): void {
  const changesByWorkspace = notedChanges.get(db);
  if (!changesByWorkspace) throw new Error('Persons and fees are written in a recorded transaction only');
  for (const { workspace_id, list_id, id, changed_at } of changes) {
    if (!changesByWorkspace.has(workspace_id)) changesByWorkspace.set(workspace_id, new Map());
    const change = { workspace_id, subject, list_id, subject_id: id, changed_at, deleted };
    changesByWorkspace.get(workspace_id)!.set(`${list_id} ${id}`, change);
  }
}

/** Runs `work` in a transaction, or in the present one, whose changes of persons and fees get their numbers at its end. */
export function recordedTransaction<Result>(
  db: Kysely<Schema>,
  work: (transaction: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  if (notedChanges.has(db)) return work(db);
  return db.transaction().execute(async (transaction) => {
    const changesByWorkspace = new Map<string, Map<string, NotedChange>>();
    notedChanges.set(transaction, changesByWorkspace);
    const result = await work(transaction);
    // in a fixed order, so that two transactions cannot deadlock
    for (const workspace_id of [...changesByWorkspace.keys()].sort())
      await writeChanges(transaction, workspace_id, [...changesByWorkspace.get(workspace_id)!.values()]);
    return result;
  });
}

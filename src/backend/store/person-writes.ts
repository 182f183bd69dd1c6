import type { CompiledQuery, Kysely } from 'kysely';
import { executeForEach } from './batches.js';
import { noteChanges, recordedTransaction } from './change-recorder.js';
import { compileOnce } from './compile-once.js';
import { compareBy, compareByRowKey, recordColumns, type PersonRow } from './person-row.js';
import type { Schema } from './schema.js';

/** The columns that an update can change. */
export const updatableColumns = [
  'external_id',
  'first_name',
  'last_name',
  'email',
  'email_key',
  'membership_number',
  'data',
  'version',
  'changed_at',
] as const satisfies readonly (keyof PersonRow)[];

const keyColumns = ['workspace_id', 'list_id', 'row_key'] as const;

const rowColumns = [
  'workspace_id',
  'list_id',
  ...recordColumns,
  'email_key',
  'confirmed',
] as const satisfies readonly (keyof PersonRow)[];

const insertPerson = compileOnce((db, ...values: PersonRow[keyof PersonRow][]) =>
  db
    .insertInto('person')
    .values(Object.fromEntries(rowColumns.map((name, index) => [name, values[index]])) as PersonRow),
);

/** Notes changes of persons who are listed: applications are not. */
const notePersons = (db: Kysely<Schema>, rows: readonly PersonRow[]): void =>
  noteChanges(
    db,
    'person',
    rows.filter(({ confirmed }) => confirmed),
  );

/** Writes of persons in a recorded transaction. `erasures` deletes them. */
const recordedWrites = (db: Kysely<Schema>) => ({
  /** Makes a member of an application, under the same id. False if it was decided before. */
  async confirm(workspace_id: string, list_id: string, id: string, now: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('person')
      .set(({ eb }) => ({ confirmed: 1, changed_at: now, version: eb('version', '+', 1) }))
      .where('workspace_id', '=', workspace_id)
      .where('list_id', '=', list_id)
      .where('id', '=', id)
      .where('confirmed', '=', 0)
      .executeTakeFirst();
    if (!numUpdatedRows) return false;
    noteChanges(db, 'person', [{ workspace_id, list_id, id, changed_at: now }]);
    return true;
  },

  async insert(row: PersonRow): Promise<void> {
    await insertPerson(db, ...rowColumns.map((name) => row[name]));
    notePersons(db, [row]);
  },

  /** Inserts many rows with one compiled statement, in a fixed order so that two transactions cannot deadlock. */
  async insertAll(rows: readonly PersonRow[]): Promise<void> {
    const [first] = rows;
    if (!first) return;
    const names = Object.keys(first) as (keyof PersonRow)[];
    const query = db.insertInto('person').values(first).compile();
    const statements = function* () {
      for (const row of [...rows].sort(compareBy('external_id')))
        yield [query, names.map((name) => row[name])] as const;
    };
    await executeForEach(db, statements());
    notePersons(db, rows);
  },

  /**
   * Updates rows, given as pairs. Throws `WriteConflictError` if a row has changed since it was read. Writes only columns that differ,
   * because each index costs. Rows in `released` lose their `external_id` first, so that identifiers can move between persons
   * without violating uniqueness. Rows are updated in the order of their keys, so that two transactions cannot deadlock.
   */
  async updateAll(
    pairs: readonly (readonly [before: PersonRow, after: PersonRow])[],
    releasedRows: readonly PersonRow[] = [],
  ): Promise<void> {
    const compiledByMask = new Map<number, { query: CompiledQuery; names: readonly (keyof PersonRow)[] }>();
    const statement = (before: PersonRow, after: PersonRow) => {
      let mask = 0;
      for (const [index, name] of updatableColumns.entries()) if (before[name] !== after[name]) mask |= 1 << index;
      let compiled = compiledByMask.get(mask);
      if (!compiled) {
        const changedColumns = updatableColumns.filter((_, index) => mask & (1 << index));
        const query = db
          .updateTable('person')
          .set(Object.fromEntries(changedColumns.map((name) => [name, after[name]])))
          .where('workspace_id', '=', after.workspace_id)
          .where('list_id', '=', after.list_id)
          .where('row_key', '=', after.row_key)
          .where('version', '=', before.version)
          .compile();
        compiledByMask.set(mask, (compiled = { query, names: [...changedColumns, ...keyColumns] }));
      }
      const parameters: unknown[] = compiled.names.map((name) => after[name]);
      parameters.push(before.version);
      return [compiled.query, parameters] as const;
    };
    const releasedIds = new Set(releasedRows.map(({ id }) => id));
    const withoutExternalId = (row: PersonRow): PersonRow => ({ ...row, external_id: null });
    const statements = function* () {
      for (const row of [...releasedRows].sort(compareByRowKey)) yield statement(row, withoutExternalId(row));
      for (const [before, after] of [...pairs].sort(([left], [right]) => compareByRowKey(left, right)))
        yield statement(releasedIds.has(after.id) ? withoutExternalId(before) : before, after);
    };
    await executeForEach(db, statements(), 1n);
    notePersons(
      db,
      pairs.map(([, after]) => after),
    );
  },
});

type Writes = ReturnType<typeof recordedWrites>;

/** Writes of persons, each in a transaction of its own unless there is one. */
export const personWrites = (db: Kysely<Schema>): Writes => ({
  confirm: (...args) => recordedTransaction(db, (transaction) => recordedWrites(transaction).confirm(...args)),
  insert: (row) => recordedTransaction(db, (transaction) => recordedWrites(transaction).insert(row)),
  insertAll: (rows) => recordedTransaction(db, (transaction) => recordedWrites(transaction).insertAll(rows)),
  updateAll: (...args) => recordedTransaction(db, (transaction) => recordedWrites(transaction).updateAll(...args)),
});

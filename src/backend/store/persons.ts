import type { CompiledQuery, Kysely, Selectable } from 'kysely';
import { emailKey as keyOf } from '../../fields/index.js';
import { compileOnce } from './compile-once.js';
import { inBatches, executeForEach } from './batches.js';
import type { Schema } from './schema.js';

export type PersonRow = Selectable<Schema['person']>;

/** The columns of a person that answers need. */
const recordColumns = [
  'row_key',
  'id',
  'external_id',
  'first_name',
  'last_name',
  'email',
  'membership_number',
  'data',
  'version',
] as const satisfies readonly (keyof PersonRow)[];

export type PersonRecord = Pick<PersonRow, (typeof recordColumns)[number]>;

/** The comparison key of an e-mail address (decision 9); null if there is none. */
export const emailKey = (email: string | null): string | null => email && keyOf(email);

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

const compareBy =
  (name: 'row_key' | 'external_id') =>
  (left: PersonRow, right: PersonRow): number => {
    const [leftKey, rightKey] = [left[name] ?? '', right[name] ?? ''];
    return leftKey < rightKey ? -1 : leftKey > rightKey ? 1 : 0;
  };
const compareByRowKey = compareBy('row_key');

const keyColumns = ['workspace_id', 'list_id', 'row_key'] as const;

const rowColumns = [
  'workspace_id',
  'list_id',
  ...recordColumns,
  'email_key',
  'confirmed',
  'created_at',
  'changed_at',
] as const satisfies readonly (keyof PersonRow)[];

const insertPerson = compileOnce((db, ...values: PersonRow[keyof PersonRow][]) =>
  db
    .insertInto('person')
    .values(Object.fromEntries(rowColumns.map((name, index) => [name, values[index]])) as PersonRow),
);

const selectRecordBy = (column: 'id' | 'external_id') =>
  compileOnce((db, workspace_id: string, list_id: string, identifier: string) =>
    db
      .selectFrom('person')
      .select(recordColumns)
      .where('workspace_id', '=', workspace_id)
      .where('list_id', '=', list_id)
      .where(column, '=', identifier),
  );
const [selectRecordById, selectRecordByExternalId] = [selectRecordBy('id'), selectRecordBy('external_id')];

/** Identifiers of members (specification: POST /member_portal_sessions). */
export type MemberIdentifier = 'id' | 'external_id' | 'email_key' | 'membership_number';

/** Persons of lists. Membership applications can be found by identifier, but are not listed. */
export const persons = (db: Kysely<Schema>) => {
  const inWorkspace = (workspace_id: string) =>
    db.selectFrom('person').selectAll().where('workspace_id', '=', workspace_id);
  const inList = (workspace_id: string, list_id: string) => inWorkspace(workspace_id).where('list_id', '=', list_id);

  return {
    /**
     * Finds a person by `id`, else by `external_id` (docs/api-rules.md#values): first as sent, since earlier
     * versions stored identifiers without normalization, then in NFC.
     */
    async find(workspace_id: string, list_id: string, identifier: string): Promise<PersonRow | undefined> {
      const rows = inList(workspace_id, list_id);
      const by = (column: 'id' | 'external_id', value: string) => rows.where(column, '=', value).executeTakeFirst();
      const normalized = identifier.normalize();
      return (
        (await by('id', identifier)) ??
        (await by('external_id', identifier)) ??
        (normalized === identifier ? undefined : await by('external_id', normalized))
      );
    },

    /** The record of a person, found in the same way. */
    async findRecord(workspace_id: string, list_id: string, identifier: string): Promise<PersonRecord | undefined> {
      const [person] = await selectRecordById(db, workspace_id, list_id, identifier);
      if (person) return person;
      const [matchingRow] = await selectRecordByExternalId(db, workspace_id, list_id, identifier);
      const normalized = identifier.normalize();
      return (
        matchingRow ??
        (normalized === identifier
          ? undefined
          : (await selectRecordByExternalId(db, workspace_id, list_id, normalized))[0])
      );
    },

    /** All persons with one of these identifiers, in the workspace or in one list. */
    async findAll(
      workspace_id: string,
      column: 'id' | 'external_id',
      identifiers: readonly string[],
      list_id?: string,
    ): Promise<PersonRow[]> {
      const rows = list_id === undefined ? inWorkspace(workspace_id) : inList(workspace_id, list_id);
      const fixedParameters = list_id === undefined ? [workspace_id] : [workspace_id, list_id];
      let query: CompiledQuery<PersonRow> | undefined;
      const persons = await inBatches(identifiers, async (batch) => {
        // compiled once for all batches of the same size: building hundreds of parameters takes longer than the look-up
        if (query?.parameters.length !== fixedParameters.length + batch.length)
          query = rows.where(column, 'in', batch).compile();
        return (await db.executeQuery<PersonRow>({ ...query, parameters: [...fixedParameters, ...batch] })).rows;
      });
      return persons.flat();
    },

    /** All persons of a list, with applications, in the order of creation. */
    ofList: (workspace_id: string, list_id: string): Promise<PersonRow[]> =>
      inList(workspace_id, list_id).orderBy('row_key').execute(),

    /** The members, without applications, with an identifier, in the order of creation. */
    async members(workspace_id: string, list_id: string, by: MemberIdentifier, value: string): Promise<PersonRow[]> {
      // sorted here: with ORDER BY, the database may scan the whole list in that order
      const persons = await inList(workspace_id, list_id).where(by, '=', value).where('confirmed', '=', 1).execute();
      return persons.sort(compareByRowKey);
    },

    /** Makes a member of an application, under the same id. False where it was decided before. */
    async confirm(workspace_id: string, list_id: string, id: string, now: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('person')
        .set(({ eb }) => ({ confirmed: 1, changed_at: now, version: eb('version', '+', 1) }))
        .where('workspace_id', '=', workspace_id)
        .where('list_id', '=', list_id)
        .where('id', '=', id)
        .where('confirmed', '=', 0)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async hasExternalId(workspace_id: string, list_id: string, external_id: string): Promise<boolean> {
      return !!(await inList(workspace_id, list_id).where('external_id', '=', external_id).executeTakeFirst());
    },

    /** The `id` of each person of the list, without applications, and whether it has an `external_id`. */
    async identifiers(workspace_id: string, list_id: string): Promise<{ id: string; external: boolean }[]> {
      const rows = await db
        .selectFrom('person')
        .select(['id', 'external_id'])
        .where('workspace_id', '=', workspace_id)
        .where('list_id', '=', list_id)
        .where('confirmed', '=', 1)
        .execute();
      return rows.map(({ id, external_id }) => ({ id, external: external_id !== null }));
    },

    /** Up to `count` records after (with `back`, before) a row key; membership applications if not `confirmed`. */
    async page(
      workspace_id: string,
      list_id: string,
      {
        from,
        back,
        count,
        confirmed = true,
      }: { from?: string | undefined; back: boolean; count: number; confirmed?: boolean },
    ): Promise<PersonRecord[]> {
      let rows = db
        .selectFrom('person')
        .select(recordColumns)
        .where('workspace_id', '=', workspace_id)
        .where('list_id', '=', list_id)
        .where('confirmed', '=', confirmed ? 1 : 0)
        .limit(count);
      if (from !== undefined) rows = rows.where('row_key', back ? '<' : '>', from);
      const persons = await rows.orderBy('row_key', back ? 'desc' : 'asc').execute();
      return back ? persons.reverse() : persons;
    },

    async insert(row: PersonRow): Promise<void> {
      await insertPerson(db, ...rowColumns.map((name) => row[name]));
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
    },

    /**
     * Updates rows, given as pairs. Throws `WriteConflictError` if a row has changed meanwhile. Writes only columns that differ,
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
    },

    count: async (workspace_id: string, list_id: string): Promise<number> => {
      const { count } = await db
        .selectFrom('person')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('workspace_id', '=', workspace_id)
        .where('list_id', '=', list_id)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
};

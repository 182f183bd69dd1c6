import type { CompiledQuery, Kysely, Selectable } from 'kysely';
import { emailKey as keyOf } from '../../fields/index.js';
import { compileOnce } from './compile-once.js';
import { inBatches, executeForEach } from './batches.js';
import type { Schema } from './schema.js';

export type PersonRow = Selectable<Schema['person']>;

/** What is told of a person; the rest of a row is ours, and reading it takes time, too. */
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

/** The address as addresses are compared; null where there is none. */
export const emailKey = (email: string | null): string | null => email && keyOf(email);

/** Columns that a person's change can change. */
export const updatableColumns = [
  'external_id',
  'first_name',
  'last_name',
  'email',
  'email_key',
  'membership_number',
  'data',
  'version',
] as const satisfies readonly (keyof PersonRow)[];

const compareBy =
  (name: 'row_key' | 'external_id') =>
  (one: PersonRow, other: PersonRow): number => {
    const [first, second] = [one[name] ?? '', other[name] ?? ''];
    return first < second ? -1 : first > second ? 1 : 0;
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
] as const satisfies readonly (keyof PersonRow)[];

const insertPerson = compileOnce((db, ...values: PersonRow[keyof PersonRow][]) =>
  db.insertInto('person').values(Object.fromEntries(rowColumns.map((name, at) => [name, values[at]])) as PersonRow),
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

/** What members are found by: `specification.md: POST /member_portal_sessions`. */
export type MemberIdentifier = 'id' | 'external_id' | 'email_key' | 'membership_number';

/** Persons of a list. Membership applications are not persons of the list yet: they are found, not listed. */
export const persons = (db: Kysely<Schema>) => {
  const inWorkspace = (workspace_id: string) =>
    db.selectFrom('person').selectAll().where('workspace_id', '=', workspace_id);
  const inList = (workspace_id: string, list_id: string) => inWorkspace(workspace_id).where('list_id', '=', list_id);

  return {
    /**
     * One by `id`, else by `external_id` (design.md section 3, "Person identifiers"): as it was sent, which finds those two whose
     * identifiers an earlier version did not take for one; else in NFC.
     */
    async find(workspace_id: string, list_id: string, identifier: string): Promise<PersonRow | undefined> {
      const rows = inList(workspace_id, list_id);
      const by = (column: 'id' | 'external_id', value: string) => rows.where(column, '=', value).executeTakeFirst();
      const composed = identifier.normalize();
      return (
        (await by('id', identifier)) ??
        (await by('external_id', identifier)) ??
        (composed === identifier ? undefined : await by('external_id', composed))
      );
    },

    /** What is told of one, found in the same way. */
    async findRecord(workspace_id: string, list_id: string, identifier: string): Promise<PersonRecord | undefined> {
      const [person] = await selectRecordById(db, workspace_id, list_id, identifier);
      if (person) return person;
      const [called] = await selectRecordByExternalId(db, workspace_id, list_id, identifier);
      const composed = identifier.normalize();
      return (
        called ??
        (composed === identifier ? undefined : (await selectRecordByExternalId(db, workspace_id, list_id, composed))[0])
      );
    },

    /** All that have one of these identifiers, wherever in the workspace. */
    async findAll(
      workspace_id: string,
      by: 'id' | 'external_id',
      identifiers: readonly string[],
      list_id?: string,
    ): Promise<PersonRow[]> {
      const rows = list_id === undefined ? inWorkspace(workspace_id) : inList(workspace_id, list_id);
      const before = list_id === undefined ? [workspace_id] : [workspace_id, list_id];
      let query: CompiledQuery<PersonRow> | undefined;
      const found = await inBatches(identifiers, async (some) => {
        // compiled once for all chunks of the same size: hundreds of parameters take longer to write down than to look up
        if (query?.parameters.length !== before.length + some.length) query = rows.where(by, 'in', some).compile();
        return (await db.executeQuery<PersonRow>({ ...query, parameters: [...before, ...some] })).rows;
      });
      return found.flat();
    },

    /** The members (no applications) that an identifier fits, in the order in which they came. */
    async members(workspace_id: string, list_id: string, by: MemberIdentifier, value: string): Promise<PersonRow[]> {
      // asked for in order, a database may go through the whole list, which is in that order, to find the few
      const found = await inList(workspace_id, list_id).where(by, '=', value).where('confirmed', '=', 1).execute();
      return found.sort(compareByRowKey);
    },

    async hasExternalId(workspace_id: string, list_id: string, external_id: string): Promise<boolean> {
      return !!(await inList(workspace_id, list_id).where('external_id', '=', external_id).executeTakeFirst());
    },

    /** `id` of each person of the list (no applications), and whether a client manages them by an `external_id`. */
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

    /** Up to `count` rows behind (or, going back, before) a row key, in the order of their keys; or of applications. */
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
      const found = await rows.orderBy('row_key', back ? 'desc' : 'asc').execute();
      return back ? found.reverse() : found;
    },

    async insert(row: PersonRow): Promise<void> {
      await insertPerson(db, ...rowColumns.map((name) => row[name]));
    },

    /** Many at once, by one compiled statement, and in one order: two who insert the same never wait for each other in turn. */
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
     * Writes rows over those there are, as pairs of both. Throws `Collision` where one is no longer what it was; only what
     * differs is written, for every index that a column is part of costs. Identifiers that go from one person to another are
     * let go of first (`letGo`), so that no two hold the same one in between. Always in the order of their keys: two who
     * change the same persons wait for each other, and neither for good.
     */
    async updateAll(
      pairs: readonly (readonly [before: PersonRow, after: PersonRow])[],
      letGo: readonly PersonRow[] = [],
    ): Promise<void> {
      const known = new Map<number, { query: CompiledQuery; names: readonly (keyof PersonRow)[] }>();
      const statement = (before: PersonRow, after: PersonRow) => {
        let which = 0;
        for (const [at, name] of updatableColumns.entries()) if (before[name] !== after[name]) which |= 1 << at;
        let compiled = known.get(which);
        if (!compiled) {
          const changed = updatableColumns.filter((_, at) => which & (1 << at));
          const query = db
            .updateTable('person')
            .set(Object.fromEntries(changed.map((name) => [name, after[name]])))
            .where('workspace_id', '=', after.workspace_id)
            .where('list_id', '=', after.list_id)
            .where('row_key', '=', after.row_key)
            .where('version', '=', before.version)
            .compile();
          known.set(which, (compiled = { query, names: [...changed, ...keyColumns] }));
        }
        const parameters: unknown[] = compiled.names.map((name) => after[name]);
        parameters.push(before.version);
        return [compiled.query, parameters] as const;
      };
      const without = new Set(letGo.map(({ id }) => id));
      const freed = (row: PersonRow): PersonRow => ({ ...row, external_id: null });
      const statements = function* () {
        for (const row of [...letGo].sort(compareByRowKey)) yield statement(row, freed(row));
        for (const [before, after] of [...pairs].sort(([one], [other]) => compareByRowKey(one, other)))
          yield statement(without.has(after.id) ? freed(before) : before, after);
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

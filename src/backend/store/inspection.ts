import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { List } from '../../model/workspace.js';
import type { PersonRow } from './persons.js';
import type { Schema } from './schema.js';

const inWorkspace = sql`own.workspace_id = home.id`;
const inNamedList = sql`own.workspace_id = home.workspace_id and own.list_id in (home.id, home.type)`;
const inList = sql`own.workspace_id = home.workspace_id and own.list_id = home.id`;

/** References between tables: a row of `table` needs a row of `parentTable`. `name` is the column that identifies the row to people. */
const references: readonly {
  table: keyof Schema;
  name: string;
  parentTable: keyof Schema;
  joinCondition: RawBuilder<unknown>;
}[] = [
  { table: 'list', name: 'id', parentTable: 'workspace', joinCondition: inWorkspace },
  { table: 'access_key', name: 'id', parentTable: 'workspace', joinCondition: inWorkspace },
  { table: 'cost_unit', name: 'name', parentTable: 'workspace', joinCondition: inWorkspace },
  { table: 'event', name: 'slug', parentTable: 'list', joinCondition: inList },
  { table: 'custom_column', name: 'id', parentTable: 'list', joinCondition: inList },
  { table: 'form', name: 'slug', parentTable: 'list', joinCondition: inNamedList },
  { table: 'pending_review', name: 'id', parentTable: 'list', joinCondition: inNamedList },
  { table: 'person', name: 'id', parentTable: 'list', joinCondition: inList },
  {
    table: 'registration',
    name: 'id',
    parentTable: 'person',
    joinCondition: sql`own.workspace_id = home.workspace_id and own.person_id = home.id`,
  },
  { table: 'webhook', name: 'id', parentTable: 'workspace', joinCondition: inWorkspace },
  {
    table: 'webhook_delivery',
    name: 'id',
    parentTable: 'webhook',
    joinCondition: sql`own.workspace_id = home.workspace_id and own.webhook_id = home.id`,
  },
  {
    table: 'fee',
    name: 'id',
    parentTable: 'person',
    joinCondition: sql`own.workspace_id = home.workspace_id and own.person_id = home.id`,
  },
];

/** JSON columns of small tables. `person.data` is read page by page instead. */
const jsonColumns: readonly (readonly [table: keyof Schema, name: string, column: string])[] = [
  ['workspace', 'slug', 'portal_origins'],
  ['workspace', 'slug', 'subscription'],
  ['workspace', 'slug', 'languages'],
  ['workspace', 'slug', 'portal'],
  ['workspace', 'slug', 'bank_account'],
  ['cost_unit', 'name', 'categories'],
  ['custom_column', 'id', 'allowed_values'],
  ['access_key', 'id', 'scopes'],
  ['access_key', 'id', 'lists'],
  ['form', 'slug', 'layout'],
  ['pending_review', 'id', 'body'],
  ['outbox', 'row_key', 'payload'],
  ['webhook', 'id', 'events'],
];

/** A faulty row. */
export interface FaultyRow {
  table: keyof Schema;
  name: string;
  workspace_id: string;
}

/** The value of a JSON text; undefined if it is invalid. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Read-only queries of operators, across all workspaces. */
export const inspection = (db: Kysely<Schema>) => ({
  /** The number of persons of a list without membership applications; without a list, of all persons. */
  async count(list?: { workspace_id: string; id: string }): Promise<number> {
    let query = db.selectFrom('person').select(({ fn }) => fn.countAll().as('count'));
    if (list)
      query = query
        .where('workspace_id', '=', list.workspace_id)
        .where('list_id', '=', list.id)
        .where('confirmed', '=', 1);
    return Number((await query.executeTakeFirstOrThrow()).count);
  },

  /** Events whose `persons_count` differs from their number of persons. */
  async wrongPlaceCounts() {
    const rows = await db
      .selectFrom('event')
      .select(['workspace_id', 'slug', 'persons_count'])
      .select((query) =>
        query
          .selectFrom('person')
          .select(({ fn }) => fn.countAll().as('count'))
          .whereRef('person.workspace_id', '=', 'event.workspace_id')
          .whereRef('person.list_id', '=', 'event.list_id')
          .as('persons'),
      )
      .execute();
    return rows
      .map((row) => ({ ...row, persons: Number(row.persons) }))
      .filter((row) => row.persons_count !== row.persons);
  },

  /** Events whose `reserved_places` differs from the number of open offers to their waiting list. */
  async wrongReservations() {
    const rows = await db
      .selectFrom('event')
      .select(['workspace_id', 'slug', 'reserved_places'])
      .select((query) =>
        query
          .selectFrom('registration')
          .innerJoin('event as waiting', (join) =>
            join
              .onRef('waiting.workspace_id', '=', 'registration.workspace_id')
              .onRef('waiting.list_id', '=', 'registration.list_id'),
          )
          .select(({ fn }) => fn.countAll().as('count'))
          .whereRef('waiting.workspace_id', '=', 'event.workspace_id')
          .whereRef('waiting.slug', '=', 'event.waiting_list')
          .where('registration.state', '=', 'offered')
          .as('offers'),
      )
      .execute();
    return rows
      .map((row) => ({ ...row, offers: Number(row.offers) }))
      .filter((row) => row.reserved_places !== row.offers);
  },

  /** Rows whose workspace, list or person does not exist. */
  async orphans(): Promise<(FaultyRow & { parentTable: keyof Schema })[]> {
    const faultyRows = [];
    for (const { table, name, parentTable, joinCondition } of references) {
      const { rows } = await sql<{ name: string; workspace_id: string }>`
        select ${sql.ref(`own.${name}`)} as name, own.workspace_id as workspace_id
        from ${sql.table(table)} as own
        where not exists (select 1 from ${sql.table(parentTable)} as home where ${joinCondition})
      `.execute(db);
      faultyRows.push(...rows.map((row) => ({ ...row, table, parentTable })));
    }
    return faultyRows;
  },

  /** Rows with invalid JSON. */
  async invalidJson(): Promise<(FaultyRow & { column: string })[]> {
    const faultyRows = [];
    for (const [table, name, column] of jsonColumns) {
      const workspace = table === 'workspace' ? 'id' : 'workspace_id';
      const { rows } = await sql<{ name: string; workspace_id: string; text: string }>`
        select ${sql.ref(name)} as name, ${sql.ref(workspace)} as workspace_id, ${sql.ref(column)} as text
        from ${sql.table(table)} where ${sql.ref(column)} is not null
      `.execute(db);
      const invalidRows = rows.filter(({ text }) => parseJson(text) === undefined);
      faultyRows.push(...invalidRows.map((row) => ({ table, name: row.name, workspace_id: row.workspace_id, column })));
    }
    return faultyRows;
  },

  lists: async () => (await db.selectFrom('list').selectAll().execute()) as (List & { workspace_id: string })[],

  /** The keys of the custom columns of a list. */
  columnNames: async (workspace_id: string, list_id: string): Promise<string[]> => {
    const rows = await db
      .selectFrom('custom_column')
      .select(['id', 'external_id'])
      .where('workspace_id', '=', workspace_id)
      .where('list_id', '=', list_id)
      .execute();
    return rows.map(({ id, external_id }) => external_id ?? id);
  },

  /** The next persons after one, of every list, applications included. */
  async persons(count: number, after?: PersonRow): Promise<PersonRow[]> {
    let query = db.selectFrom('person').selectAll().limit(count);
    if (after)
      query = query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('workspace_id', 'list_id', 'row_key'),
          '>',
          tuple(after.workspace_id, after.list_id, after.row_key),
        ),
      );
    return query.orderBy('workspace_id').orderBy('list_id').orderBy('row_key').execute();
  },
});

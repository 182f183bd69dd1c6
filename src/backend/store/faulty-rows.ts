import { sql, type Kysely, type RawBuilder } from 'kysely';
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

/** Read-only queries for rows that no other row explains or that nothing can read, across all workspaces. */
export const faultyRows = (db: Kysely<Schema>) => ({
  /** Rows whose workspace, list or person does not exist. */
  async orphans(): Promise<(FaultyRow & { parentTable: keyof Schema })[]> {
    const rowsWithoutParent = [];
    for (const { table, name, parentTable, joinCondition } of references) {
      const { rows } = await sql<{ name: string; workspace_id: string }>`
        select ${sql.ref(`own.${name}`)} as name, own.workspace_id as workspace_id
        from ${sql.table(table)} as own
        where not exists (select 1 from ${sql.table(parentTable)} as home where ${joinCondition})
      `.execute(db);
      rowsWithoutParent.push(...rows.map((row) => ({ ...row, table, parentTable })));
    }
    return rowsWithoutParent;
  },

  /** Rows with invalid JSON. */
  async invalidJson(): Promise<(FaultyRow & { column: string })[]> {
    const unreadableRows = [];
    for (const [table, name, column] of jsonColumns) {
      const workspace = table === 'workspace' ? 'id' : 'workspace_id';
      const { rows } = await sql<{ name: string; workspace_id: string; text: string }>`
        select ${sql.ref(name)} as name, ${sql.ref(workspace)} as workspace_id, ${sql.ref(column)} as text
        from ${sql.table(table)} where ${sql.ref(column)} is not null
      `.execute(db);
      const invalidRows = rows.filter(({ text }) => parseJson(text) === undefined);
      unreadableRows.push(
        ...invalidRows.map((row) => ({ table, name: row.name, workspace_id: row.workspace_id, column })),
      );
    }
    return unreadableRows;
  },
});

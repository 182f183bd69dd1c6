import type { Kysely, Selectable } from 'kysely';
import type { Column } from '../../model/column.js';
import { compileOnce } from './compile-once.js';
import type { Schema } from './schema.js';

const columnOf = (row: Selectable<Schema['custom_column']>): Column => ({
  id: row.id,
  type: row.type,
  name: row.name,
  allowed_values: row.allowed_values === null ? null : (JSON.parse(row.allowed_values) as string[]),
  external_id: row.external_id,
});

const valuesJson = (values: string[] | null): string | null => (values === null ? null : JSON.stringify(values));

const selectColumns = compileOnce((db, workspace_id: string, list_id: string) =>
  db
    .selectFrom('custom_column')
    .selectAll()
    .where('workspace_id', '=', workspace_id)
    .where('list_id', '=', list_id)
    .orderBy('position'),
);

/** Custom columns of a list, in the order in which they were added. */
export const columns = (db: Kysely<Schema>) => ({
  of: async (workspace_id: string, list_id: string): Promise<Column[]> =>
    (await selectColumns(db, workspace_id, list_id)).map(columnOf),

  /** Appends columns to a list. */
  async add(workspace_id: string, list_id: string, newColumns: readonly Column[]): Promise<void> {
    if (!newColumns.length) return;
    const { next } = await db
      .selectFrom('custom_column')
      .select(({ fn, val }) => fn.coalesce(fn.max('position'), val(-1)).as('next'))
      .where('workspace_id', '=', workspace_id)
      .where('list_id', '=', list_id)
      .executeTakeFirstOrThrow();
    const rows = newColumns.map((column, index) => ({
      workspace_id,
      list_id,
      ...column,
      allowed_values: valuesJson(column.allowed_values),
      position: Number(next) + 1 + index,
    }));
    await db.insertInto('custom_column').values(rows).execute();
  },

  /** Updates the name and the allowed values of a column; nothing else may change. */
  async update(workspace_id: string, list_id: string, { id, name, allowed_values }: Column): Promise<void> {
    await db
      .updateTable('custom_column')
      .set({ name, allowed_values: valuesJson(allowed_values) })
      .where('workspace_id', '=', workspace_id)
      .where('list_id', '=', list_id)
      .where('id', '=', id)
      .execute();
  },

  /** Puts the columns of a service in the place of those that are stored. */
  async replace(workspace_id: string, list_id: string, newColumns: readonly Column[]): Promise<void> {
    await db
      .deleteFrom('custom_column')
      .where('workspace_id', '=', workspace_id)
      .where('list_id', '=', list_id)
      .execute();
    if (!newColumns.length) return;
    const rows = newColumns.map((column, position) => ({
      workspace_id,
      list_id,
      ...column,
      allowed_values: valuesJson(column.allowed_values),
      position,
    }));
    await db.insertInto('custom_column').values(rows).execute();
  },
});

import type { Kysely } from 'kysely';
import type { List } from '../../model/workspace.js';
import { unmatchedChanges } from './change-inspection.js';
import { faultyRows } from './faulty-rows.js';
import type { PersonRow } from './persons.js';
import { placeCounts } from './place-counts.js';
import type { Schema } from './schema.js';

/** Read-only queries of operators, across all workspaces. */
export const inspection = (db: Kysely<Schema>) => ({
  ...placeCounts(db),
  ...faultyRows(db),

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

  /** Persons, fees and the order of their changes that do not match. */
  unmatchedChanges: () => unmatchedChanges(db),

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

import type { Kysely } from 'kysely';
import { recordColumns, type PersonRecord, type PersonRow } from './person-row.js';
import type { Schema } from './schema.js';

/** The persons of a list: all of them, page by page, or their number. */
export const personPages = (db: Kysely<Schema>) => ({
  /** All persons of a list, with applications, in the order of creation. */
  ofList: (workspace_id: string, list_id: string): Promise<PersonRow[]> =>
    db
      .selectFrom('person')
      .selectAll()
      .where('workspace_id', '=', workspace_id)
      .where('list_id', '=', list_id)
      .orderBy('row_key')
      .execute(),

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

  count: async (workspace_id: string, list_id: string): Promise<number> => {
    const { count } = await db
      .selectFrom('person')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('workspace_id', '=', workspace_id)
      .where('list_id', '=', list_id)
      .executeTakeFirstOrThrow();
    return Number(count);
  },
});

import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Schema } from './schema.js';

export type PersonRow = Selectable<Schema['person']>;

/** Addresses are compared with ASCII letters in lower case and nothing else changed: no other letter becomes one of them. */
export const emailKey = (email: string | null): string | null =>
  email && email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Persons of a list. Membership applications are not persons of the list yet: they are found, not listed. */
export const persons = (db: Kysely<Schema>) => {
  const inList = (workspace_id: string, list_id: string) =>
    db.selectFrom('person').selectAll().where('workspace_id', '=', workspace_id).where('list_id', '=', list_id);

  return {
    /** One by `id`, else by `external_id` (design.md section 3, "Person identifiers"). */
    async find(workspace_id: string, list_id: string, identifier: string): Promise<PersonRow | undefined> {
      const rows = inList(workspace_id, list_id);
      return (
        (await rows.where('id', '=', identifier).executeTakeFirst()) ??
        (await rows.where('external_id', '=', identifier).executeTakeFirst())
      );
    },

    async hasExternalId(workspace_id: string, list_id: string, external_id: string): Promise<boolean> {
      return !!(await inList(workspace_id, list_id).where('external_id', '=', external_id).executeTakeFirst());
    },

    /** Up to `count` rows behind (or, going back, before) a row key, in the order of their keys. */
    async page(
      workspace_id: string,
      list_id: string,
      { from, back, count }: { from?: string | undefined; back: boolean; count: number },
    ): Promise<PersonRow[]> {
      let rows = inList(workspace_id, list_id).where('confirmed', '=', 1).limit(count);
      if (from !== undefined) rows = rows.where('row_key', back ? '<' : '>', from);
      const found = await rows.orderBy('row_key', back ? 'desc' : 'asc').execute();
      return back ? found.reverse() : found;
    },

    async insert(row: Insertable<Schema['person']>): Promise<void> {
      await db.insertInto('person').values(row).execute();
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

import type { Kysely } from 'kysely';
import type { Schema } from './schema.js';

/** Read-only queries that compare the counts of events with the rows that they count, across all workspaces. */
export const placeCounts = (db: Kysely<Schema>) => ({
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
});

import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import type { Schema } from './schema.js';

/** Whether somebody waits for a place of the event in the outer query. */
export const someoneWaits = sql<boolean>`exists (
  select 1 from registration, event as waiting_list
  where waiting_list.workspace_id = event.workspace_id and waiting_list.slug = event.waiting_list
    and registration.workspace_id = event.workspace_id and registration.list_id = waiting_list.list_id
    and registration.state = 'waiting')`;

/** Whether so many places are neither taken nor reserved. */
const haveRoom =
  (count: number) =>
  ({ or, eb, ref }: ExpressionBuilder<Schema, 'event'>) =>
    or([
      eb('max_persons', 'is', null),
      eb(eb(eb('persons_count', '+', ref('reserved_places')), '+', count), '<=', ref('max_persons')),
    ]);

/**
 * The counts that guard the places of events: persons, and places reserved for those on the waiting list who were offered one
 * (decision 24).
 */
export const eventPlaces = (db: Kysely<Schema>) => ({
  /**
   * Takes places, all or none, and locks the event's row until the transaction ends, so that no two transactions take the same
   * last place. With `openAt`, the event must also accept registrations at that time, and nobody may be waiting for a place.
   * False when nothing was taken.
   */
  async takePlaces(workspace_id: string, list_id: string, count: number, openAt?: number): Promise<boolean> {
    let query = db
      .updateTable('event')
      .set(({ eb }) => ({ persons_count: eb('persons_count', '+', count) }))
      .where('workspace_id', '=', workspace_id)
      .where('list_id', '=', list_id)
      .where(haveRoom(count));
    if (openAt !== undefined)
      query = query
        .where(sql<boolean>`(max_persons is null or not ${someoneWaits})`)
        .where('published', '=', 1)
        .where('closes_at', '>', openAt)
        .where(({ or, eb }) => or([eb('opens_at', 'is', null), eb('opens_at', '<=', openAt)]));
    const { numUpdatedRows } = await query.executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Locks the rows of a workspace's events, or of one, until the transaction ends: nobody else changes their places or settings. */
  async lock(workspace_id: string, list_id?: string): Promise<void> {
    await db
      .updateTable('event')
      .set(({ ref }) => ({ persons_count: ref('persons_count') }))
      .where('workspace_id', '=', workspace_id)
      .$if(list_id !== undefined, (query) => query.where('list_id', '=', list_id!))
      .execute();
  },

  /** Counts persons who are there whether places are free or not. Changes nothing if the list is no event's. */
  async addPlaces(workspace_id: string, list_id: string, count: number): Promise<void> {
    await db
      .updateTable('event')
      .set(({ eb }) => ({ persons_count: eb('persons_count', '+', count) }))
      .where('workspace_id', '=', workspace_id)
      .where('list_id', '=', list_id)
      .execute();
  },

  /** Frees the places of deleted persons. Changes nothing if the list is no event's. */
  async freePlaces(workspace_id: string, list_id: string, count: number): Promise<void> {
    await db
      .updateTable('event')
      .set(({ eb }) => ({ persons_count: eb('persons_count', '-', count) }))
      .where('workspace_id', '=', workspace_id)
      .where('list_id', '=', list_id)
      .execute();
  },

  /** Reserves a free place of an event that still takes registrations. False if there is none. */
  async reservePlace(workspace_id: string, list_id: string, now: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('event')
      .set(({ eb }) => ({ reserved_places: eb('reserved_places', '+', 1) }))
      .where('workspace_id', '=', workspace_id)
      .where('list_id', '=', list_id)
      .where('published', '=', 1)
      .where('closes_at', '>', now)
      .where(haveRoom(1))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Turns a reserved place into a person's. False if none is reserved. */
  async takeReservedPlace(workspace_id: string, list_id: string): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('event')
      .set(({ eb }) => ({
        reserved_places: eb('reserved_places', '-', 1),
        persons_count: eb('persons_count', '+', 1),
      }))
      .where('workspace_id', '=', workspace_id)
      .where('list_id', '=', list_id)
      .where('reserved_places', '>', 0)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Frees reserved places whose offer has ended. */
  async releasePlaces(workspace_id: string, list_id: string, count: number): Promise<void> {
    await db
      .updateTable('event')
      .set(({ eb }) => ({ reserved_places: eb('reserved_places', '-', count) }))
      .where('workspace_id', '=', workspace_id)
      .where('list_id', '=', list_id)
      .execute();
  },
});

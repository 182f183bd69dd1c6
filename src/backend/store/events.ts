import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Schema } from './schema.js';

export type EventRow = Selectable<Schema['event']>;
export type NewEvent = Omit<Insertable<Schema['event']>, 'persons_count' | 'changed_at' | 'revision'>;

/** Events of a workspace, and the count of persons that guards their places. */
export const events = (db: Kysely<Schema>) => ({
  all: (workspace_id: string): Promise<EventRow[]> =>
    db.selectFrom('event').selectAll().where('workspace_id', '=', workspace_id).orderBy('position').execute(),

  ofList: (workspace_id: string, list_id: string): Promise<EventRow | undefined> =>
    db
      .selectFrom('event')
      .selectAll()
      .where('workspace_id', '=', workspace_id)
      .where('list_id', '=', list_id)
      .executeTakeFirst(),

  /**
   * Takes places, all or none, and locks the event's row until the transaction ends, so that no two transactions take the same
   * last place. With `openAt`, the event must also accept registrations at that time. False when nothing was taken.
   */
  async takePlaces(workspace_id: string, list_id: string, count: number, openAt?: number): Promise<boolean> {
    let query = db
      .updateTable('event')
      .set(({ eb }) => ({ persons_count: eb('persons_count', '+', count) }))
      .where('workspace_id', '=', workspace_id)
      .where('list_id', '=', list_id)
      .where(({ or, eb, ref }) =>
        or([eb('max_persons', 'is', null), eb(eb('persons_count', '+', count), '<=', ref('max_persons'))]),
      );
    if (openAt !== undefined)
      query = query
        .where('published', '=', 1)
        .where('closes_at', '>', openAt)
        .where(({ or, eb }) => or([eb('opens_at', 'is', null), eb('opens_at', '<=', openAt)]));
    const { numUpdatedRows } = await query.executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Frees the places of deleted persons. */
  async freePlaces(workspace_id: string, list_id: string, count: number): Promise<void> {
    await db
      .updateTable('event')
      .set(({ eb }) => ({ persons_count: eb('persons_count', '-', count) }))
      .where('workspace_id', '=', workspace_id)
      .where('list_id', '=', list_id)
      .execute();
  },

  async insert(event: NewEvent, now = Date.now()): Promise<void> {
    await db
      .insertInto('event')
      .values({ ...event, changed_at: now })
      .execute();
  },

  /** `revisedAt` is when something that calendars show changed; undefined if nothing of that did. */
  async update({ workspace_id, list_id, ...values }: NewEvent, revisedAt?: number): Promise<void> {
    await db
      .updateTable('event')
      .set(values)
      .$if(revisedAt !== undefined, (query) =>
        query.set(({ eb }) => ({ changed_at: revisedAt!, revision: eb('revision', '+', 1) })),
      )
      .where('workspace_id', '=', workspace_id)
      .where('list_id', '=', list_id)
      .execute();
  },
});

import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import { eventPlaces, someoneWaits } from './event-places.js';
import type { Flag, Schema } from './schema.js';

export interface EventRow extends Selectable<Schema['event']> {
  /** 1 while somebody on its waiting list has no offer yet: then a free place is not given to newcomers. */
  has_waiting: Flag;
}
export type NewEvent = Omit<
  Insertable<Schema['event']>,
  'persons_count' | 'reserved_places' | 'changed_at' | 'revision'
>;

/** Values of an event that an update sets. */
type EventChange = Partial<NewEvent> & Pick<NewEvent, 'workspace_id' | 'list_id'>;

const hasWaiting = sql<Flag>`case when ${someoneWaits} then 1 else 0 end`.as('has_waiting');

/** Events of a workspace, and their places (`eventPlaces`). */
export const events = (db: Kysely<Schema>) => ({
  ...eventPlaces(db),

  all: (workspace_id: string): Promise<EventRow[]> =>
    db
      .selectFrom('event')
      .selectAll()
      .select(hasWaiting)
      .where('workspace_id', '=', workspace_id)
      .orderBy('position')
      .execute(),

  ofList: (workspace_id: string, list_id: string): Promise<EventRow | undefined> =>
    db
      .selectFrom('event')
      .selectAll()
      .select(hasWaiting)
      .where('workspace_id', '=', workspace_id)
      .where('list_id', '=', list_id)
      .executeTakeFirst(),

  async insert(event: NewEvent, now = Date.now()): Promise<void> {
    await db
      .insertInto('event')
      .values({ ...event, changed_at: now })
      .execute();
  },

  /** `revisedAt` is when something that calendars show changed; undefined if nothing of that did. */
  async update({ workspace_id, list_id, ...values }: EventChange, revisedAt?: number): Promise<void> {
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

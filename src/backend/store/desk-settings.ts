import type { Kysely, Selectable } from 'kysely';
import type { Schema } from './schema.js';

/** Settings of an event that the desk has changed, with the values of the file that they override. */
export type DeskSetting = Selectable<Schema['desk_setting']>;

/**
 * Settings of events that the desk has changed (docs/desk.md#registration-and-places). The rows of the event and its form have the values that
 * count; these have the values of the file, which come back once the desk takes its own back.
 */
export const deskSettings = (db: Kysely<Schema>) => ({
  all: (workspace_id: string): Promise<DeskSetting[]> =>
    db.selectFrom('desk_setting').selectAll().where('workspace_id', '=', workspace_id).execute(),

  find: (workspace_id: string, list_id: string): Promise<DeskSetting | undefined> =>
    db
      .selectFrom('desk_setting')
      .selectAll()
      .where('workspace_id', '=', workspace_id)
      .where('list_id', '=', list_id)
      .executeTakeFirst(),

  /** Stores what the desk has set for an event; no row stays if that is nothing. */
  async put(setting: DeskSetting): Promise<void> {
    const { workspace_id, list_id } = setting;
    await db
      .deleteFrom('desk_setting')
      .where('workspace_id', '=', workspace_id)
      .where('list_id', '=', list_id)
      .execute();
    if (setting.closed_at !== null || setting.has_places) await db.insertInto('desk_setting').values(setting).execute();
  },
});

import { sql, type Kysely, type Selectable } from 'kysely';
import { markPending } from './erasures.js';
import type { Schema } from './schema.js';

/** A registration whose outcome at the service is not known. It holds its place; nobody sees it or gets a mail about it. */
export type PendingRegistration = Selectable<Schema['pending_registration']>;

type PendingKey = Pick<PendingRegistration, 'workspace_id' | 'list_id' | 'external_id'>;

/** Registrations on their way to the service before which a gate runs (docs/gate-before-a-service.md). */
export const pendingRegistrations = (db: Kysely<Schema>, onErase: () => void) => {
  const remove = ({ workspace_id, list_id, external_id }: PendingKey) =>
    db
      .deleteFrom('pending_registration')
      .where('workspace_id', '=', workspace_id)
      .where('list_id', '=', list_id)
      .where('external_id', '=', external_id);
  return {
    find: ({ workspace_id, list_id, external_id }: PendingKey): Promise<PendingRegistration | undefined> =>
      db
        .selectFrom('pending_registration')
        .selectAll()
        .where('workspace_id', '=', workspace_id)
        .where('list_id', '=', list_id)
        .where('external_id', '=', external_id)
        .executeTakeFirst(),

    /** The oldest of all workspaces that began before a time. */
    before: (time: number, limit: number): Promise<PendingRegistration[]> =>
      db
        .selectFrom('pending_registration')
        .selectAll()
        .where('created_at', '<=', time)
        .orderBy('created_at')
        .orderBy('external_id')
        .limit(limit)
        .execute(),

    async insert(pending: PendingRegistration): Promise<void> {
      await db.insertInto('pending_registration').values(pending).execute();
    },

    /** Notes that it is sent again until `time` or later; its deadline changes. Undefined if another process has removed it. */
    postpone: (
      { workspace_id, list_id, external_id }: PendingKey,
      time: number,
    ): Promise<PendingRegistration | undefined> =>
      db
        .updateTable('pending_registration')
        .set({ deadline_at: sql<number>`case when deadline_at < ${time} then ${time} else deadline_at + 1 end` })
        .where('workspace_id', '=', workspace_id)
        .where('list_id', '=', list_id)
        .where('external_id', '=', external_id)
        .returningAll()
        .executeTakeFirst(),

    /** Deletes the row of a registration that the service has; false if another process has done so. */
    remove: async (pending: PendingKey): Promise<boolean> =>
      (await remove(pending).executeTakeFirst()).numDeletedRows > 0n,

    /**
     * Deletes a registration that the service does not have, so that no byte of it is left in the files. False if another process has
     * done so, or sends it again.
     */
    async erase(pending: PendingRegistration): Promise<boolean> {
      const { numDeletedRows } = await remove(pending)
        .where('deadline_at', '=', pending.deadline_at)
        .executeTakeFirst();
      if (!numDeletedRows) return false;
      await markPending(db);
      onErase();
      return true;
    },
  };
};

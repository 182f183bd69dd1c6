import type { Kysely, Selectable } from 'kysely';
import { markPending } from './erasures.js';
import type { Schema } from './schema.js';

/** A registration whose outcome at the service is not known. It holds its place; nobody sees it or gets a mail about it. */
export type PendingRegistration = Selectable<Schema['pending_registration']>;

type PendingKey = Pick<PendingRegistration, 'workspace_id' | 'list_id' | 'external_id'>;

/** Registrations on their way to the service before which a gate runs (docs/gate-before-a-service.md). */
export const pendingRegistrations = (db: Kysely<Schema>, onErase: () => void) => ({
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

  /** Deletes a row; false if another process has done so. Without a person in its place, no byte of it is left in the files. */
  async remove({ workspace_id, list_id, external_id }: PendingKey, { erase = false } = {}): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('pending_registration')
      .where('workspace_id', '=', workspace_id)
      .where('list_id', '=', list_id)
      .where('external_id', '=', external_id)
      .executeTakeFirst();
    if (erase) {
      await markPending(db);
      onErase();
    }
    return numDeletedRows > 0n;
  },
});

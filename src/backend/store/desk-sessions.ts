import type { Kysely, Selectable } from 'kysely';
import type { Schema } from './schema.js';

/** Longest lifetime of a session at the desk. */
const DESK_SESSION_LIFETIME_MS = 12 * 3600_000;

/** A session ends this long after its last request. */
export const DESK_IDLE_TIMEOUT_MS = 30 * 60_000;

/** Requests within this time update `seen_at` once, because a page sends several requests together. */
const ACTIVITY_RESOLUTION_MS = 1_000;

export type DeskSessionRow = Selectable<Schema['desk_session']>;

/** Sessions of organisers. A session has an address only: role, lists and fields are those of the organiser at that moment. */
export const deskSessions = (db: Kysely<Schema>) => ({
  async open(
    session: Pick<DeskSessionRow, 'workspace_id' | 'token_hash' | 'email_key'>,
    now: number,
  ): Promise<DeskSessionRow> {
    const row = { ...session, seen_at: now, expires_at: now + DESK_SESSION_LIFETIME_MS };
    await db.insertInto('desk_session').values(row).execute();
    return row;
  },

  /** The session with this token hash while it lasts. Each call counts as activity. */
  async find(workspace_id: string, token_hash: string, now: number): Promise<DeskSessionRow | undefined> {
    const session = await db
      .selectFrom('desk_session')
      .selectAll()
      .where('workspace_id', '=', workspace_id)
      .where('token_hash', '=', token_hash)
      .where('expires_at', '>', now)
      .where('seen_at', '>', now - DESK_IDLE_TIMEOUT_MS)
      .executeTakeFirst();
    if (session && session.seen_at <= now - ACTIVITY_RESOLUTION_MS)
      await db
        .updateTable('desk_session')
        .set({ seen_at: now })
        .where('workspace_id', '=', workspace_id)
        .where('token_hash', '=', token_hash)
        // never backwards: a concurrent request may have been later
        .where('seen_at', '<=', now - ACTIVITY_RESOLUTION_MS)
        .execute();
    return session;
  },

  async close(workspace_id: string, token_hash: string): Promise<void> {
    await db
      .deleteFrom('desk_session')
      .where('workspace_id', '=', workspace_id)
      .where('token_hash', '=', token_hash)
      .execute();
  },

  /** Deletes sessions that have ended. */
  async sweep(now: number): Promise<void> {
    await db
      .deleteFrom('desk_session')
      .where(({ eb, or }) => or([eb('expires_at', '<=', now), eb('seen_at', '<=', now - DESK_IDLE_TIMEOUT_MS)]))
      .execute();
  },
});

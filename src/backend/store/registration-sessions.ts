import type { Kysely } from 'kysely';
import { registrationLinks, type RegistrationLink } from './registration-links.js';
import type { Schema } from './schema.js';

/** A session ends this long after its last request. */
export const REGISTRATION_IDLE_TIMEOUT_MS = 30 * 60_000;

/** Requests within this time update `seen_at` once. */
const ACTIVITY_RESOLUTION_MS = 1_000;

/** A session opens the registrations of one family at one form. */
export type RegistrationSession = Pick<RegistrationLink, 'workspace_id' | 'slug' | 'family'> & {
  link_hash: string;
  created_at: number;
};

/** Identified by SHA-256 hashes of the session token and the link token; tokens are not stored. */
export interface NewRegistrationSession {
  workspace_id: string;
  token_hash: string;
  link_hash: string;
}

/** Sessions opened with a link to one's own registrations. A session ends with its link. */
export const registrationSessions = (db: Kysely<Schema>) => {
  const find = async (
    workspace_id: string,
    token_hash: string,
    now: number,
  ): Promise<RegistrationSession | undefined> => {
    const session = await db
      .selectFrom('registration_session as session')
      .innerJoin('registration_link as link', (join) =>
        join.onRef('link.workspace_id', '=', 'session.workspace_id').onRef('link.token_hash', '=', 'session.link_hash'),
      )
      .select(['session.link_hash', 'session.created_at', 'session.seen_at', 'link.slug', 'link.family'])
      .where('session.workspace_id', '=', workspace_id)
      .where('session.token_hash', '=', token_hash)
      .where('session.seen_at', '>', now - REGISTRATION_IDLE_TIMEOUT_MS)
      .where('link.expires_at', '>', now)
      .executeTakeFirst();
    if (!session) return undefined;
    const { seen_at, ...row } = session;
    if (seen_at <= now - ACTIVITY_RESOLUTION_MS)
      await db
        .updateTable('registration_session')
        .set({ seen_at: now })
        .where('workspace_id', '=', workspace_id)
        .where('token_hash', '=', token_hash)
        // never backwards: a concurrent request may have been later
        .where('seen_at', '<=', now - ACTIVITY_RESOLUTION_MS)
        .execute();
    return { workspace_id, ...row };
  };

  return {
    /** Opens a session with a link; undefined if the link is not valid. */
    async open(session: NewRegistrationSession, now: number): Promise<RegistrationSession | undefined> {
      if (!(await registrationLinks(db).find(session.workspace_id, session.link_hash, now))) return undefined;
      await db
        .insertInto('registration_session')
        .values({ ...session, created_at: now, seen_at: now })
        .execute();
      return find(session.workspace_id, session.token_hash, now);
    },

    /** The session with this token hash while it lasts. Each call counts as activity. */
    find,

    async close(workspace_id: string, token_hash: string): Promise<void> {
      await db
        .deleteFrom('registration_session')
        .where('workspace_id', '=', workspace_id)
        .where('token_hash', '=', token_hash)
        .execute();
    },

    /** Deletes sessions that have ended. */
    async sweep(now: number): Promise<void> {
      await db
        .deleteFrom('registration_session')
        .where('seen_at', '<=', now - REGISTRATION_IDLE_TIMEOUT_MS)
        .execute();
    },
  };
};

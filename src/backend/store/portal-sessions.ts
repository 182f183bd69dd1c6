import type { Kysely } from 'kysely';
import { portalLinks } from './portal-links.js';
import type { Schema } from './schema.js';

/** Longest lifetime of a session; it ends earlier with its link (docs/member-portal.md#sign-in-and-sessions). */
const SESSION_LIFETIME_MS = 12 * 3600_000;

/** A session ends this long after its last request. */
export const SESSION_IDLE_TIMEOUT_MS = 30 * 60_000;

/**
 * Requests within this time update `seen_at` once, because a page sends several requests together. A session may therefore end
 * this much before its idle timeout, and never after.
 */
const ACTIVITY_RESOLUTION_MS = 1_000;

export interface PortalSession {
  workspace_id: string;
  /** SHA-256 of the token of the link that it was opened with. */
  link_hash: string;
  created_at: number;
  /** The address that its link was mailed to, in the form that addresses are compared in; null for links of the service. */
  email_key: string | null;
  /** Latest end of the session, in milliseconds since 1970. */
  expires_at: number;
  /** The persons of its link who still exist, in the link's order. */
  person_ids: string[];
}

/** Identified by SHA-256 hashes of the session token and the link token; tokens are not stored. */
export interface NewPortalSession {
  workspace_id: string;
  token_hash: string;
  link_hash: string;
}

/**
 * Sessions of the member portal. A session holds no persons of its own: it may see the persons of its link at that moment. So
 * revoking a link ends its sessions, including one that is just being opened.
 */
export const portalSessions = (db: Kysely<Schema>) => {
  const personsOf = async (workspace_id: string, link_hash: string): Promise<string[]> => {
    const rows = await db
      .selectFrom('portal_link_person as through')
      .select('through.person_id')
      .where('through.workspace_id', '=', workspace_id)
      .where('through.token_hash', '=', link_hash)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('person')
            .select('person.id')
            .whereRef('person.workspace_id', '=', 'through.workspace_id')
            .whereRef('person.id', '=', 'through.person_id'),
        ),
      )
      .orderBy('through.position')
      .execute();
    return rows.map(({ person_id }) => person_id);
  };

  const find = async (workspace_id: string, token_hash: string, now: number): Promise<PortalSession | undefined> => {
    const session = await db
      .selectFrom('portal_session as session')
      .innerJoin('portal_link as link', (join) =>
        join.onRef('link.workspace_id', '=', 'session.workspace_id').onRef('link.token_hash', '=', 'session.link_hash'),
      )
      .select(['session.link_hash', 'session.created_at', 'session.seen_at', 'session.expires_at', 'link.email_key'])
      .where('session.workspace_id', '=', workspace_id)
      .where('session.token_hash', '=', token_hash)
      .where('session.expires_at', '>', now)
      .where('session.seen_at', '>', now - SESSION_IDLE_TIMEOUT_MS)
      .executeTakeFirst();
    if (!session) return undefined;
    const { link_hash, created_at, seen_at, expires_at, email_key } = session;
    const person_ids = await personsOf(workspace_id, link_hash);
    if (!person_ids.length) return undefined;
    if (seen_at <= now - ACTIVITY_RESOLUTION_MS)
      await db
        .updateTable('portal_session')
        .set({ seen_at: now })
        .where('workspace_id', '=', workspace_id)
        .where('token_hash', '=', token_hash)
        // never backwards: a concurrent request may have been later
        .where('seen_at', '<=', now - ACTIVITY_RESOLUTION_MS)
        .execute();
    return { workspace_id, link_hash, created_at, expires_at, email_key, person_ids };
  };

  return {
    /** Opens a session with a link; undefined if the link is not valid. */
    async open(session: NewPortalSession, now: number): Promise<PortalSession | undefined> {
      const link = await portalLinks(db).find(session.workspace_id, session.link_hash, now);
      if (!link) return undefined;
      const expires_at = Math.min(link.expires_at, now + SESSION_LIFETIME_MS);
      await db
        .insertInto('portal_session')
        .values({ ...session, created_at: now, seen_at: now, expires_at })
        .execute();
      return find(session.workspace_id, session.token_hash, now);
    },

    /** The session with this token hash while it lasts. Each call counts as activity. */
    find,

    /** Ends one session; its link can open another. False if there was none. */
    async close(workspace_id: string, token_hash: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('portal_session')
        .where('workspace_id', '=', workspace_id)
        .where('token_hash', '=', token_hash)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Deletes sessions that have ended. */
    async sweep(now: number): Promise<void> {
      await db
        .deleteFrom('portal_session')
        .where(({ eb, or }) => or([eb('expires_at', '<=', now), eb('seen_at', '<=', now - SESSION_IDLE_TIMEOUT_MS)]))
        .execute();
    },
  };
};

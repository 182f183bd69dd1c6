import type { Insertable, Kysely } from 'kysely';
import type { Schema } from './schema.js';

/** Lifetime of a sign-in link of the desk. */
export const DESK_LINK_LIFETIME_MS = 15 * 60_000;

type DeskLinkKey = Pick<Insertable<Schema['desk_link']>, 'workspace_id' | 'token_hash'>;

/** Sign-in links of organisers. Each signs in once. */
export const deskLinks = (db: Kysely<Schema>) => ({
  /** Stores a link and returns its end. */
  async insert(link: Omit<Insertable<Schema['desk_link']>, 'expires_at'>, now: number): Promise<number> {
    const expires_at = now + DESK_LINK_LIFETIME_MS;
    await db
      .insertInto('desk_link')
      .values({ ...link, expires_at })
      .execute();
    return expires_at;
  },

  /** Uses a link up, and the code in the same mail. Returns the address of its organiser; undefined if it is not valid any more. */
  async take({ workspace_id, token_hash }: DeskLinkKey, now: number): Promise<string | undefined> {
    const row = await db
      .deleteFrom('desk_link')
      .where('workspace_id', '=', workspace_id)
      .where('token_hash', '=', token_hash)
      .where('expires_at', '>', now)
      .returning('email_key')
      .executeTakeFirst();
    if (!row) return undefined;
    await db
      .deleteFrom('sign_in_code')
      .where('workspace_id', '=', workspace_id)
      .where('link_hash', '=', token_hash)
      .execute();
    return row.email_key;
  },

  /** Deletes links whose time is over. */
  async sweep(now: number): Promise<void> {
    await db.deleteFrom('desk_link').where('expires_at', '<=', now).execute();
  },
});

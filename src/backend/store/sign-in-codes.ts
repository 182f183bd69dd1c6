import type { Insertable, Kysely, Selectable } from 'kysely';
import { portalLinks } from './portal-links.js';
import type { Schema } from './schema.js';

/** Lifetime of a code, from the request on: the mail's delay must not show whether there was one (decision 39). */
export const CODE_LIFETIME_MS = 10 * 60_000;

/** Tries of one request, right ones included. Afterwards only the link signs in. */
export const MAX_CODE_TRIES = 5;

/** A request for a sign-in link that can be answered with a code. */
export type SignInCode = Selectable<Schema['sign_in_code']>;

type CodeKey = Pick<SignInCode, 'workspace_id' | 'request_hash'>;

/** Codes that sign in on the device that asked for a link, by the SHA-256 of the secret of that device. */
export const signInCodes = (db: Kysely<Schema>) => {
  const find = ({ workspace_id, request_hash }: CodeKey, now: number): Promise<SignInCode | undefined> =>
    db
      .selectFrom('sign_in_code')
      .selectAll()
      .where('workspace_id', '=', workspace_id)
      .where('request_hash', '=', request_hash)
      .where('expires_at', '>', now)
      .executeTakeFirst();

  return {
    /** Notes a request. One that is repeated with the same secret stays as it is, its tries included. */
    async insert(request: Omit<Insertable<Schema['sign_in_code']>, 'link_hash' | 'tries' | 'expires_at'>, now: number) {
      await db
        .insertInto('sign_in_code')
        .values({ ...request, link_hash: null, tries: 0, expires_at: now + CODE_LIFETIME_MS })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** The request while its code can be used. */
    find,

    /** Notes the link in the mail. Undefined if the code has ended: it was used, or its time is over. */
    async setLink({ workspace_id, request_hash }: CodeKey, link_hash: string, now: number) {
      await db
        .updateTable('sign_in_code')
        .set({ link_hash })
        .where('workspace_id', '=', workspace_id)
        .where('request_hash', '=', request_hash)
        .where('expires_at', '>', now)
        .execute();
      return find({ workspace_id, request_hash }, now);
    },

    /**
     * Counts a try, in one conditional update: any number of concurrent tries are at most `MAX_CODE_TRIES`. Undefined if no try is
     * left. Needs a transaction of its own, which is committed before the code is compared.
     */
    async countTry({ workspace_id, request_hash }: CodeKey, now: number): Promise<SignInCode | undefined> {
      const { numUpdatedRows } = await db
        .updateTable('sign_in_code')
        .set((column) => ({ tries: column('tries', '+', 1) }))
        .where('workspace_id', '=', workspace_id)
        .where('request_hash', '=', request_hash)
        .where('tries', '<', MAX_CODE_TRIES)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return numUpdatedRows > 0n ? find({ workspace_id, request_hash }, now) : undefined;
    },

    /**
     * Uses a code up, in a transaction: the link gets another token, which nobody has, so that the one in the mail ends. False if
     * somebody was faster, or used the link.
     */
    async use(code: Pick<SignInCode, 'workspace_id' | 'request_hash'> & { link_hash: string }, token_hash: string) {
      const { workspace_id, request_hash, link_hash } = code;
      const { numDeletedRows } = await db
        .deleteFrom('sign_in_code')
        .where('workspace_id', '=', workspace_id)
        .where('request_hash', '=', request_hash)
        .where('link_hash', '=', link_hash)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return false;
      await portalLinks(db).replaceToken({ workspace_id, token_hash: link_hash }, token_hash);
      return true;
    },

    /** Ends the codes of a link that is used. */
    async endByLink(workspace_id: string, link_hash: string): Promise<void> {
      await db
        .deleteFrom('sign_in_code')
        .where('workspace_id', '=', workspace_id)
        .where('link_hash', '=', link_hash)
        .execute();
    },

    /** Deletes codes whose time is over. */
    async sweep(now: number): Promise<void> {
      await db.deleteFrom('sign_in_code').where('expires_at', '<=', now).execute();
    },
  };
};

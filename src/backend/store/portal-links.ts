import type { Kysely } from 'kysely';
import { inBatches } from './batches.js';
import type { Schema } from './schema.js';

/** Lifetime of a sign-in link (decision 15). */
export const LINK_LIFETIME_MS = 14 * 24 * 3600_000;

export interface PortalLink {
  workspace_id: string;
  /** SHA-256 of the token; the token itself is not stored. */
  token_hash: string;
  created_at: number;
  expires_at: number;
  /** The address that it was mailed to, in the form that addresses are compared in; null for links of the service. */
  email_key: string | null;
  person_ids: string[];
}

/** Sign-in links of the member portal and their persons. */
export const portalLinks = (db: Kysely<Schema>) => {
  const remove = async (workspace_id: string, hashes: readonly string[]): Promise<void> => {
    for (const table of ['portal_link', 'portal_link_person'] as const)
      await inBatches(hashes, (batch) =>
        db.deleteFrom(table).where('workspace_id', '=', workspace_id).where('token_hash', 'in', batch).execute(),
      );
    for (const table of ['portal_session', 'sign_in_code'] as const)
      await inBatches(hashes, (batch) =>
        db.deleteFrom(table).where('workspace_id', '=', workspace_id).where('link_hash', 'in', batch).execute(),
      );
  };

  return {
    /** Stores a link and deletes expired ones. */
    async insert({ person_ids, ...link }: Omit<PortalLink, 'email_key'>): Promise<void> {
      await db
        .deleteFrom('portal_link_person')
        .where('workspace_id', '=', link.workspace_id)
        .where('token_hash', 'in', (query) =>
          query
            .selectFrom('portal_link')
            .select('token_hash')
            .where('workspace_id', '=', link.workspace_id)
            .where('expires_at', '<=', link.created_at),
        )
        .execute();
      await db
        .deleteFrom('portal_link')
        .where('workspace_id', '=', link.workspace_id)
        .where('expires_at', '<=', link.created_at)
        .execute();
      await db
        .insertInto('portal_link')
        .values({ ...link, email_key: null })
        .execute();
      const { workspace_id, token_hash } = link;
      const persons = person_ids.map((person_id, position) => ({ workspace_id, token_hash, person_id, position }));
      await inBatches(persons, (batch) => db.insertInto('portal_link_person').values(batch).execute());
    },

    /** Notes the address that a link is mailed to. */
    async setAddress(
      { workspace_id, token_hash }: Pick<PortalLink, 'workspace_id' | 'token_hash'>,
      email_key: string,
    ): Promise<void> {
      await db
        .updateTable('portal_link')
        .set({ email_key })
        .where('workspace_id', '=', workspace_id)
        .where('token_hash', '=', token_hash)
        .execute();
    },

    /** Gives a link another token: the one that was mailed ends, with every session that it has opened. */
    async replaceToken(
      { workspace_id, token_hash }: Pick<PortalLink, 'workspace_id' | 'token_hash'>,
      newHash: string,
    ): Promise<void> {
      for (const table of ['portal_link', 'portal_link_person'] as const)
        await db
          .updateTable(table)
          .set({ token_hash: newHash })
          .where('workspace_id', '=', workspace_id)
          .where('token_hash', '=', token_hash)
          .execute();
      await db
        .deleteFrom('portal_session')
        .where('workspace_id', '=', workspace_id)
        .where('link_hash', '=', token_hash)
        .execute();
    },

    /** The link with this token's hash while it is valid. */
    async find(workspace_id: string, token_hash: string, now: number): Promise<PortalLink | undefined> {
      const link = await db
        .selectFrom('portal_link')
        .selectAll()
        .where('workspace_id', '=', workspace_id)
        .where('token_hash', '=', token_hash)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      if (!link) return undefined;
      const persons = await db
        .selectFrom('portal_link_person')
        .select('person_id')
        .where('workspace_id', '=', workspace_id)
        .where('token_hash', '=', token_hash)
        .orderBy('position')
        .execute();
      return persons.length ? { ...link, person_ids: persons.map(({ person_id }) => person_id) } : undefined;
    },

    /** Deletes the links with these hashes, the sessions opened with them, and the codes in the same mails. */
    remove,

    /**
     * Deletes every link of these persons and the sessions opened with it: their address has changed, they were deleted, or a
     * member signs out everywhere.
     */
    async revoke(workspace_id: string, person_ids: readonly string[]): Promise<void> {
      const linksOfPersons = await inBatches(person_ids, (batch) =>
        db
          .selectFrom('portal_link_person')
          .select('token_hash')
          .where('workspace_id', '=', workspace_id)
          .where('person_id', 'in', batch)
          .execute(),
      );
      await remove(workspace_id, [...new Set(linksOfPersons.flat().map(({ token_hash }) => token_hash))]);
    },
  };
};

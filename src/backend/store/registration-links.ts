import type { Insertable, Kysely, Selectable } from 'kysely';
import { inBatches } from './batches.js';
import type { Family } from './registration-row.js';
import type { Schema } from './schema.js';

/** A link in a mail that opens the registrations of a family at one form, or confirms an address of theirs. The token itself is not stored. */
export type RegistrationLink = Selectable<Schema['registration_link']>;

/** Links that open one's own registrations, by the SHA-256 of their tokens. */
export const registrationLinks = (db: Kysely<Schema>) => {
  const remove = async (workspace_id: string, hashes: readonly string[]): Promise<void> => {
    for (const [table, column] of [
      ['registration_session', 'link_hash'],
      ['registration_link', 'token_hash'],
    ] as const)
      await inBatches(hashes, (batch) =>
        db.deleteFrom(table).where('workspace_id', '=', workspace_id).where(column, 'in', batch).execute(),
      );
  };

  const valid = (workspace_id: string, token_hash: string, now: number) =>
    db
      .selectFrom('registration_link')
      .selectAll()
      .where('workspace_id', '=', workspace_id)
      .where('token_hash', '=', token_hash)
      .where('expires_at', '>', now);

  return {
    async insert(link: Insertable<Schema['registration_link']>): Promise<void> {
      await db.insertInto('registration_link').values(link).execute();
    },

    /** The link that opens registrations with this token's hash while it is valid. */
    find: (workspace_id: string, token_hash: string, now: number): Promise<RegistrationLink | undefined> =>
      valid(workspace_id, token_hash, now).where('registration_id', 'is', null).executeTakeFirst(),

    /** The same for a link that confirms an address. It opens nothing. */
    findConfirmation: (workspace_id: string, token_hash: string, now: number): Promise<RegistrationLink | undefined> =>
      valid(workspace_id, token_hash, now).where('registration_id', 'is not', null).executeTakeFirst(),

    /** Deletes all links of a family and the sessions opened with them. */
    async revoke(workspace_id: string, slug: string, family: string): Promise<void> {
      const links = await db
        .selectFrom('registration_link')
        .select('token_hash')
        .where('workspace_id', '=', workspace_id)
        .where('slug', '=', slug)
        .where('family', '=', family)
        .execute();
      await remove(
        workspace_id,
        links.map(({ token_hash }) => token_hash),
      );
    },

    /** Has all links of a family open its registrations at another form. */
    async moveTo({ workspace_id, slug, family }: Family, to: string): Promise<void> {
      await db
        .updateTable('registration_link')
        .set({ slug: to })
        .where('workspace_id', '=', workspace_id)
        .where('slug', '=', slug)
        .where('family', '=', family)
        .execute();
    },

    /** Deletes links that have expired. */
    async sweep(now: number): Promise<void> {
      await db.deleteFrom('registration_link').where('expires_at', '<=', now).execute();
    },
  };
};

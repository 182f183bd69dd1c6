import type { Kysely } from 'kysely';
import { familyMailClaims, type MailClaim } from './family-mail-claims.js';
import type { Schema } from './schema.js';

export { FAMILY_MAIL_DELAY_MS } from './family-mail-claims.js';

/**
 * Mails about families. The first outbox row of a family that is sent claims all its persons in the same state, by its key; then
 * the rows of the others find nothing left to send. If a mail will no longer cover a person, that person gets a new mail row.
 */
export const familyMails = (db: Kysely<Schema>) => {
  const { enqueue, registrationsOf, release, releaseReviews } = familyMailClaims(db);

  return {
    /** Stores the mail about a registration. */
    enqueue,

    /** Locks an outbox row until the transaction ends, so that nobody deletes it. Undefined if there is none. */
    async lock(workspace_id: string, row_key: string): Promise<MailClaim | undefined> {
      const row = await db
        .updateTable('outbox')
        .set(({ ref }) => ({ tries: ref('tries') }))
        .where('workspace_id', '=', workspace_id)
        .where('row_key', '=', row_key)
        .returning('perhaps_sent')
        .executeTakeFirst();
      return row && { row_key, isPerhapsSent: row.perhaps_sent === 1 };
    },

    /** Members of the family whom this mail covers, except those whom another unsent mail covers. Empty if it covers nobody new. */
    async coveredBy<Row extends { readonly mail_key: string | null }>(
      workspace_id: string,
      row_key: string,
      family: readonly Row[],
    ): Promise<Row[]> {
      if (!family.some(({ mail_key }) => mail_key === row_key)) return [];
      const otherKeys = family.flatMap(({ mail_key }) => (mail_key === null || mail_key === row_key ? [] : mail_key));
      if (!otherKeys.length) return [...family];
      const rows = await db
        .selectFrom('outbox')
        .select('row_key')
        .where('workspace_id', '=', workspace_id)
        .where('row_key', 'in', otherKeys)
        .where('given_up_at', 'is', null)
        .execute();
      return family.filter(({ mail_key }) => !rows.some((row) => row.row_key === mail_key));
    },

    /** Releases registrations that a row has claimed and that are in another state by now. */
    async releaseOtherStates(workspace_id: string, claim: MailClaim, state: string): Promise<void> {
      const claimed = await registrationsOf(workspace_id, [claim.row_key]);
      await release(
        workspace_id,
        [claim],
        claimed.filter((one) => one.state !== state),
      );
    },

    /** Deletes the outbox rows of persons or pending reviews that are being deleted, and releases their claims on others. */
    async deleteOf(workspace_id: string, ids: readonly string[]): Promise<void> {
      const deleted = await db
        .deleteFrom('outbox')
        .where('workspace_id', '=', workspace_id)
        .where('person_id', 'in', ids)
        .returning(['row_key', 'claim', 'perhaps_sent'])
        .execute();
      if (!deleted.length) return;
      const claims = deleted.map(({ row_key, claim, perhaps_sent }) => ({
        row_key,
        isPerhapsSent: claim !== null || perhaps_sent === 1,
      }));
      const keys = claims.map(({ row_key }) => row_key);
      const registrations = await registrationsOf(workspace_id, keys);
      await release(
        workspace_id,
        claims,
        registrations.filter(({ person_id }) => !ids.includes(person_id)),
      );
      await releaseReviews(workspace_id, claims, ids);
    },
  };
};

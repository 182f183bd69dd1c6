import type { Kysely } from 'kysely';
import { outbox } from './outbox.js';
import type { Schema } from './schema.js';

/** The mail about a family waits this long after its first person, so that it is about all of them. */
export const FAMILY_MAIL_DELAY_MS = 8_000;

/** An outbox row, and whether its mail may have arrived. */
export interface MailClaim {
  readonly row_key: string;
  readonly isPerhapsSent: boolean;
}

/**
 * Mails about families. The first outbox row of a family that is sent claims all its persons in the same state, by its key; then
 * the rows of the others find nothing left to send. If a mail will no longer cover a person, that person gets a new mail row.
 */
export const familyMails = (db: Kysely<Schema>) => {
  const enqueue = (
    { workspace_id, id, person_id }: { workspace_id: string; id: string; person_id: string },
    now: number,
    delayMs: number,
    perhapsSent = false,
  ): Promise<void> =>
    outbox(db).enqueue(
      { workspace_id, kind: 'registration', person_id, payload: { registration: id } },
      now,
      now + delayMs,
      perhapsSent,
    );

  /** Registrations that outbox rows have claimed. */
  const registrationsOf = (workspace_id: string, keys: readonly string[]) =>
    db
      .selectFrom('registration')
      .select(['id', 'person_id', 'state', 'changed_at', 'mail_key'])
      .where('workspace_id', '=', workspace_id)
      .where('mail_key', 'in', keys)
      .execute();

  const reviewsOf = (workspace_id: string, keys: readonly string[]) =>
    db
      .selectFrom('held')
      .select(['id', 'created_at', 'mail_key'])
      .where('workspace_id', '=', workspace_id)
      .where('mail_key', 'in', keys)
      .execute();

  async function release(
    workspace_id: string,
    claims: readonly MailClaim[],
    registrations: Awaited<ReturnType<typeof registrationsOf>>,
  ): Promise<void> {
    for (const { id, person_id, changed_at, mail_key } of registrations) {
      await db
        .updateTable('registration')
        .set({ mail_key: null })
        .where('workspace_id', '=', workspace_id)
        .where('id', '=', id)
        .where('mail_key', '=', mail_key)
        .execute();
      const isPerhapsSent = claims.some((claim) => claim.row_key === mail_key && claim.isPerhapsSent);
      await enqueue({ workspace_id, id, person_id }, changed_at, FAMILY_MAIL_DELAY_MS, isPerhapsSent);
    }
  }

  async function releaseReviews(workspace_id: string, claims: readonly MailClaim[], gone: readonly string[]) {
    const keys = claims.map(({ row_key }) => row_key);
    for (const { id, created_at, mail_key } of await reviewsOf(workspace_id, keys)) {
      if (gone.includes(id)) continue;
      await db
        .updateTable('held')
        .set({ mail_key: null })
        .where('workspace_id', '=', workspace_id)
        .where('id', '=', id)
        .execute();
      const isPerhapsSent = claims.some((claim) => claim.row_key === mail_key && claim.isPerhapsSent);
      const mail = { workspace_id, kind: 'registration_held', person_id: id };
      await outbox(db).enqueue(mail, created_at, created_at + FAMILY_MAIL_DELAY_MS, isPerhapsSent);
    }
  }

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

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

/** Claims of outbox rows on registrations and pending reviews. A released one gets a new mail row. */
export const familyMailClaims = (db: Kysely<Schema>) => {
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
      .selectFrom('pending_review')
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

  async function releaseReviews(workspace_id: string, claims: readonly MailClaim[], deletedIds: readonly string[]) {
    const keys = claims.map(({ row_key }) => row_key);
    for (const { id, created_at, mail_key } of await reviewsOf(workspace_id, keys)) {
      if (deletedIds.includes(id)) continue;
      await db
        .updateTable('pending_review')
        .set({ mail_key: null })
        .where('workspace_id', '=', workspace_id)
        .where('id', '=', id)
        .execute();
      const isPerhapsSent = claims.some((claim) => claim.row_key === mail_key && claim.isPerhapsSent);
      const mail = { workspace_id, kind: 'registration_held', person_id: id };
      await outbox(db).enqueue(mail, created_at, created_at + FAMILY_MAIL_DELAY_MS, isPerhapsSent);
    }
  }

  return { enqueue, registrationsOf, release, releaseReviews };
};

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

/** The registration that a mail is about. */
interface MailSubject {
  readonly workspace_id: string;
  readonly id: string;
  readonly person_id: string;
  /** Sentence of the club for this mail alone. It is deleted with the outbox row. */
  readonly sentence?: string | undefined;
  /** The title of the event from which the club has moved it. */
  readonly moved_from?: string | undefined;
}

/** Claims of outbox rows on registrations and pending reviews. A released one gets a new mail row. */
export const familyMailClaims = (db: Kysely<Schema>) => {
  /** Stores the mail about a registration, with what this mail alone says. Gives the key of its row. */
  const enqueue = (
    { workspace_id, id, person_id, sentence, moved_from }: MailSubject,
    now: number,
    delayMs: number,
    perhapsSent = false,
  ): Promise<string> =>
    outbox(db).enqueue(
      { workspace_id, kind: 'registration', person_id, payload: { registration: id, sentence, moved_from } },
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
      .orderBy('created_at')
      .orderBy('id')
      .execute();

  const reviewsOf = (workspace_id: string, keys: readonly string[]) =>
    db
      .selectFrom('pending_review')
      .select(['id', 'created_at', 'mail_key'])
      .where('workspace_id', '=', workspace_id)
      .where('mail_key', 'in', keys)
      .orderBy('created_at')
      .orderBy('id')
      .execute();

  /**
   * Gives registrations of a claim to a new row. Only the new row knows that the mail perhaps left: the persons' own rows may
   * still be in the outbox, and must not tell them once more without a mark.
   */
  async function release(
    workspace_id: string,
    claims: readonly MailClaim[],
    registrations: Awaited<ReturnType<typeof registrationsOf>>,
  ): Promise<void> {
    for (const { row_key, isPerhapsSent } of claims) {
      const claimed = registrations.filter(({ mail_key }) => mail_key === row_key);
      for (const state of new Set(claimed.map((one) => one.state))) {
        const group = claimed.filter((one) => one.state === state);
        const { id, person_id } = group[0]!;
        const changed_at = Math.max(...group.map((one) => one.changed_at));
        const mail_key = await enqueue(
          { workspace_id, id, person_id },
          changed_at,
          FAMILY_MAIL_DELAY_MS,
          isPerhapsSent,
        );
        await db
          .updateTable('registration')
          .set({ mail_key })
          .where('workspace_id', '=', workspace_id)
          .where('mail_key', '=', row_key)
          .where(
            'id',
            'in',
            group.map((one) => one.id),
          )
          .execute();
      }
    }
  }

  /** As `release`, of pending reviews. */
  async function releaseReviews(workspace_id: string, claims: readonly MailClaim[], deletedIds: readonly string[]) {
    const reviews = await reviewsOf(
      workspace_id,
      claims.map(({ row_key }) => row_key),
    );
    for (const { row_key, isPerhapsSent } of claims) {
      const group = reviews.filter(({ id, mail_key }) => mail_key === row_key && !deletedIds.includes(id));
      if (!group.length) continue;
      const created_at = Math.max(...group.map((one) => one.created_at));
      const mail = { workspace_id, kind: 'registration_held', person_id: group[0]!.id };
      const mail_key = await outbox(db).enqueue(mail, created_at, created_at + FAMILY_MAIL_DELAY_MS, isPerhapsSent);
      await db
        .updateTable('pending_review')
        .set({ mail_key })
        .where('workspace_id', '=', workspace_id)
        .where(
          'id',
          'in',
          group.map((one) => one.id),
        )
        .execute();
    }
  }

  return { enqueue, registrationsOf, release, releaseReviews };
};

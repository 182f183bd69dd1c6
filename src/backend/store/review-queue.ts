import type { Kysely, Selectable } from 'kysely';
import { familyMails, FAMILY_MAIL_DELAY_MS } from './family-mails.js';
import { outbox } from './outbox.js';
import type { GivenConsent } from '../../model/consent.js';
import { amountAt, lockForm, nextPosition, type PriceByPosition } from './registration-row.js';
import type { Schema } from './schema.js';

/** A pending review is deleted after this time. */
export const REVIEW_PERIOD_MS = 60 * 24 * 3600_000;

/** Why a registration needs review. `note`, the name in stored rows, means that the honeypot field was filled in. */
export type ReviewReason = 'note';

/** A registration that counts only after review. It takes no place. */
export interface NewPendingReview {
  workspace_id: string;
  /** `rev_…` */
  id: string;
  list_id: string;
  /** Slug of its form. */
  slug: string;
  reason: ReviewReason;
  /** The request body for the service. */
  body: Record<string, unknown>;
  created_at: number;
  /** The same for all who were sent together; null if the registration is older than that. */
  family: string | null;
  /** The form's language; null for the club's first. */
  language: string | null;
  /** The consents that were given. */
  consents?: readonly GivenConsent[];
}

export interface PendingReview extends NewPendingReview {
  /** Within the family, from 0; null without a family. */
  position: number | null;
  /** Cents, as the form showed it; null without a price. */
  amount: number | null;
}

const pendingReviewOf = ({
  body,
  reason,
  consents,
  mail_key: _,
  noticed: __,
  ...row
}: Selectable<Schema['pending_review']>): PendingReview => ({
  ...row,
  reason: reason as ReviewReason,
  body: JSON.parse(body) as NewPendingReview['body'],
  ...(consents === null ? {} : { consents: JSON.parse(consents) as GivenConsent[] }),
});

/** Registrations that wait for review, in the table `pending_review`. `erasures` deletes them. */
export const reviewQueue = (db: Kysely<Schema>) => ({
  /** Stores a registration for review and the mail about it. The person keeps their position in the family, and its price. */
  async insert({
    body,
    consents = [],
    amount: price = null,
    ...row
  }: NewPendingReview & { readonly amount?: PriceByPosition }): Promise<void> {
    const { workspace_id, id, created_at, slug, family } = row;
    await lockForm(db, row);
    const position = family === null ? null : await nextPosition(db, { workspace_id, slug, family });
    await db
      .insertInto('pending_review')
      .values({
        ...row,
        body: JSON.stringify(body),
        mail_key: null,
        position,
        amount: amountAt(price, position ?? 0),
        consents: consents.length ? JSON.stringify(consents) : null,
      })
      .execute();
    const mail = { workspace_id, kind: 'registration_held', person_id: id };
    await outbox(db).enqueue(mail, created_at, created_at + FAMILY_MAIL_DELAY_MS);
  },

  /** As `claimMail` of `registrations`: one mail is about all persons of a family who wait for review. */
  async claimMail(workspace_id: string, id: string, mail_key: string): Promise<PendingReview[] | undefined> {
    const pendingRows = () => db.selectFrom('pending_review').selectAll().where('workspace_id', '=', workspace_id);
    await familyMails(db).lock(workspace_id, mail_key);
    const own = await pendingRows().where('id', '=', id).executeTakeFirst();
    if (!own) return undefined;
    const { slug, family } = own;
    await db
      .updateTable('pending_review')
      .set({ mail_key })
      .where('workspace_id', '=', workspace_id)
      .where('mail_key', 'is', null)
      .$if(family === null, (query) => query.where('id', '=', id))
      .$if(family !== null, (query) => query.where('slug', '=', slug).where('family', '=', family))
      .execute();
    const reviewsInOrder = pendingRows().orderBy('created_at').orderBy('id');
    const rows = await (
      family === null
        ? reviewsInOrder.where('id', '=', id)
        : reviewsInOrder.where('slug', '=', slug).where('family', '=', family)
    ).execute();
    const covered = await familyMails(db).coveredBy(workspace_id, mail_key, rows);
    return covered.length ? covered.map(pendingReviewOf) : undefined;
  },

  /** In the order of arrival. */
  async all(workspace_id: string): Promise<PendingReview[]> {
    const rows = await db
      .selectFrom('pending_review')
      .selectAll()
      .where('workspace_id', '=', workspace_id)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(pendingReviewOf);
  },

  /** Deletes a review whose registration became a person, and assigns its stored answer to that person. False if it was gone. */
  async markReleased(workspace_id: string, id: string, person_id: string): Promise<boolean> {
    await db
      .updateTable('idempotency_person')
      .set({ person_id })
      .where('workspace_id', '=', workspace_id)
      .where('person_id', '=', id)
      .execute();
    const { numDeletedRows } = await db
      .deleteFrom('pending_review')
      .where('workspace_id', '=', workspace_id)
      .where('id', '=', id)
      .executeTakeFirst();
    // the person has a mail of their own
    await familyMails(db).deleteOf(workspace_id, [id]);
    return numDeletedRows > 0n;
  },

  /** Reviews that are too old. */
  expired: (now: number): Promise<Pick<PendingReview, 'workspace_id' | 'id'>[]> =>
    db
      .selectFrom('pending_review')
      .select(['workspace_id', 'id'])
      .where('created_at', '<=', now - REVIEW_PERIOD_MS)
      .execute(),
});

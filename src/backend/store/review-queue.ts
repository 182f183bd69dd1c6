import type { Kysely } from 'kysely';
import type { Schema } from './schema.js';

/** A pending review is deleted after this time. */
export const REVIEW_PERIOD_MS = 60 * 24 * 3600_000;

/** Why a registration needs review: the honeypot field was filled in. */
export type ReviewReason = 'note';

/** A registration that counts only after review. It takes no place. */
export interface PendingReview {
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
}

/** Registrations that wait for review; `erasures` deletes them. */
export const reviewQueue = (db: Kysely<Schema>) => ({
  async insert({ body, ...row }: PendingReview): Promise<void> {
    await db
      .insertInto('held')
      .values({ ...row, body: JSON.stringify(body) })
      .execute();
  },

  /** In the order of arrival. */
  async all(workspace_id: string): Promise<PendingReview[]> {
    const rows = await db
      .selectFrom('held')
      .selectAll()
      .where('workspace_id', '=', workspace_id)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(({ body, reason, ...row }) => ({
      ...row,
      reason: reason as ReviewReason,
      body: JSON.parse(body) as PendingReview['body'],
    }));
  },

  /** Deletes a review whose registration became a person, and assigns its stored answer to that person. */
  async markReleased(workspace_id: string, id: string, person_id: string): Promise<void> {
    await db
      .updateTable('idempotency_person')
      .set({ person_id })
      .where('workspace_id', '=', workspace_id)
      .where('person_id', '=', id)
      .execute();
    await db.deleteFrom('held').where('workspace_id', '=', workspace_id).where('id', '=', id).execute();
  },

  /** Reviews that are too old. */
  expired: (now: number): Promise<Pick<PendingReview, 'workspace_id' | 'id'>[]> =>
    db
      .selectFrom('held')
      .select(['workspace_id', 'id'])
      .where('created_at', '<=', now - REVIEW_PERIOD_MS)
      .execute(),
});

import type { Kysely } from 'kysely';
import type { RegistrationState } from '../../model/own-registration.js';
import { outbox } from './outbox.js';
import type { PendingReview } from './review-queue.js';
import type { Registration } from './registrations.js';
import type { Schema } from './schema.js';

/** The payload of an `organiser_notice`: it names nobody, so the notice outlives persons who are deleted before it is sent. */
export interface NoticePayload {
  readonly slug: string;
  readonly state: RegistrationState | 'review';
  readonly ids: readonly string[];
}

/** The states that a daily summary lists. */
const DIGEST_STATES: readonly RegistrationState[] = ['registered', 'waiting', 'applied', 'lapsed'];

/** Mails to organisers about registrations: one for each state of a registration, however often its own mail is retried. */
export const organiserNotices = (db: Kysely<Schema>) => {
  const enqueue = (workspace_id: string, payload: NoticePayload, now: number) =>
    outbox(db).enqueue({ workspace_id, kind: 'organiser_notice', payload }, now);

  return {
    /** Enqueues a notice of registrations of a family in the same state, in a transaction; none if all of them had one before. */
    async ofRegistrations(family: readonly [Registration, ...Registration[]], now: number): Promise<void> {
      const [{ workspace_id, slug, state }] = family;
      const rows = await db
        .updateTable('registration')
        .set({ noticed_state: state })
        .where('workspace_id', '=', workspace_id)
        .where(
          'id',
          'in',
          family.map(({ id }) => id),
        )
        .where('state', '=', state)
        .where(({ or, eb }) => or([eb('noticed_state', 'is', null), eb('noticed_state', '!=', state)]))
        .returning('id')
        .execute();
      if (rows.length) await enqueue(workspace_id, { slug, state, ids: rows.map(({ id }) => id) }, now);
    },

    /** Enqueues a notice of registrations that wait for review. */
    async ofReviews(family: readonly [PendingReview, ...PendingReview[]], now: number): Promise<void> {
      const [{ workspace_id, slug }] = family;
      const rows = await db
        .updateTable('pending_review')
        .set({ noticed: 1 })
        .where('workspace_id', '=', workspace_id)
        .where(
          'id',
          'in',
          family.map(({ id }) => id),
        )
        .where('noticed', '=', 0)
        .returning('id')
        .execute();
      if (rows.length) await enqueue(workspace_id, { slug, state: 'review', ids: rows.map(({ id }) => id) }, now);
    },

    /** Registrations through a form that came into their state in a period, the oldest first. */
    changedBetween: (
      workspace_id: string,
      slug: string,
      { after, until }: { readonly after: number; readonly until: number },
    ): Promise<Registration[]> =>
      db
        .selectFrom('registration')
        .selectAll()
        .where('workspace_id', '=', workspace_id)
        .where('slug', '=', slug)
        .where('changed_at', '>', after)
        .where('changed_at', '<=', until)
        .where('state', 'in', [...DIGEST_STATES])
        .orderBy('changed_at')
        .orderBy('id')
        .$castTo<Registration>()
        .execute(),
  };
};

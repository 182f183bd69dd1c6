import type { DeskReview } from '../../../model/desk.js';
import type { Person } from '../../../model/person.js';
import { isApiError } from '../../../api/index.js';
import { jsonResponse, Refusal } from '../../http/middleware/index.js';
import type { JournalEntry, PendingReview } from '../../store/index.js';
import type { GateContext, GateRoute } from '../gate-context.js';
import { deleteReview, releasedRecord, releaseReview } from '../review-queue.js';
import { isoTime } from '../visible-forms.js';
import { requireAction } from './desk-action.js';
import { columnsFor, listsOf, type OrganiserList } from './desk-lists.js';
import { requireOrganiser, type OrganiserSession } from './desk-session.js';
import { visibleValues } from './visible-fields.js';

interface ReviewAccess extends OrganiserSession {
  readonly lists: readonly OrganiserList[];
}

/** The organiser of a request who may review, and their lists. */
async function requireReviewer(context: GateContext): Promise<ReviewAccess> {
  const access = await requireOrganiser(context);
  requireAction(context, access.organiser, 'review');
  return { ...access, lists: await listsOf(context, access.organiser) };
}

/** gate: GET /desk/reviews. The registrations that wait for review, the oldest first, with the fields that the organiser may see. */
export const listReviews: GateRoute = async (context) => {
  const { store, workspace } = context;
  const { organiser, lists } = await requireReviewer(context);
  const reviews = await store.reviewQueue.all(workspace.id);
  const families = [...new Set(reviews.flatMap(({ family }) => family ?? []))];
  const listed = await Promise.all(
    lists.map(async ({ list }) => {
      const columns = await columnsFor(context, organiser, list);
      return reviews
        .filter(({ list_id }) => list_id === list.id)
        .map(({ id, list_id, slug, created_at, reason, family, body }): DeskReview => ({
          ...{ id, list_id, reason, form: slug, created_at: isoTime(created_at)! },
          family: family === null ? null : families.indexOf(family) + 1,
          values: visibleValues(columns, body as unknown as Person),
        }));
    }),
  );
  const data = listed.flat().sort((one, other) => one.created_at.localeCompare(other.created_at));
  return jsonResponse(JSON.stringify({ data }));
};

/** The same 404 for reviews that do not exist and reviews of other lists. */
const noSuchReview = () => new Refusal(404, 'There is no such registration in review.');

/** What a request is about: the review, and the entry for the journal. */
interface ReviewTarget {
  readonly review: PendingReview | undefined;
  readonly entry: JournalEntry;
}

/**
 * The review that an action is about; undefined in place of a review on which the action was done before. Throws 404 for unknown ones
 * and those of other lists. The journal has the id of the review, since its person may not exist.
 */
async function requireReview(context: GateContext, action: JournalEntry['action']): Promise<ReviewTarget> {
  const { store, workspace, now, params } = context;
  const { session, lists } = await requireReviewer(context);
  const id = params['review_id']!;
  const review = (await store.reviewQueue.all(workspace.id)).find((one) => one.id === id);
  const isListed = (list_id: string) => lists.some(({ list }) => list.id === list_id);
  const entry = { workspace_id: workspace.id, at: now, email_key: session.email_key, action, person_id: id };
  if (review && isListed(review.list_id)) return { review, entry: { ...entry, list_id: review.list_id } };
  const [done] = await store.deskJournal.ofPerson(workspace.id, id);
  if (review || done?.action !== action || !isListed(done.list_id)) throw noSuchReview();
  return { review: undefined, entry: done };
}

/**
 * gate: POST /desk/reviews/{review_id}/release. The registration goes on as if it had not been held: it takes a place, and is mailed. A form that has
 * closed since does not matter. 422 if the list or the event refuses it: then it stays in review. 404 once somebody else has deleted it.
 */
export const releaseDeskReview: GateRoute = async (context) => {
  const { store, now, organiserApi, body } = context;
  await body();
  const { review, entry } = await requireReview(context, 'release');
  if (review) {
    const api = await organiserApi(await releasedRecord(store, review, now, entry));
    try {
      await releaseReview(store, api, review, now, entry);
    } catch (error) {
      // two organisers released it at the same moment, or one of them deleted it
      const isOutdated = isApiError(error) && [404, 409].includes(error.status);
      if (!isOutdated || (await requireReview(context, 'release')).review) throw error;
    }
  }
  return jsonResponse(JSON.stringify({ data: {} }));
};

/** gate: DELETE /desk/reviews/{review_id}. Deletes a registration in review for good; nobody is mailed. */
export const deleteDeskReview: GateRoute = async (context) => {
  const { store, now, withdrawRelease } = context;
  const { review, entry } = await requireReview(context, 'discard');
  if (review) {
    const isDeleted = await store.transaction(async (tables) => {
      const result = await deleteReview(tables, review, withdrawRelease, now);
      if (result.isDeleted) await tables.deskJournal.note(entry);
      return result.isDeleted;
    });
    // another organiser has deleted it at the same moment, or released it: then 404
    if (!isDeleted) await requireReview(context, 'discard');
  }
  return new Response(null, { status: 204 });
};

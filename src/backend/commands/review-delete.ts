import type { WithdrawRelease } from '../backend.js';
import { deleteReview } from '../gate/index.js';
import type { PendingReview, Store, Tables } from '../store/index.js';
import { withdrawRelease } from '../upstream/index.js';
import { workspaceIn } from '../workspace/index.js';
import { command } from './shared/command.js';
import { withExistingStore } from './shared/open-store.js';
import { pendingReviewsById } from './shared/pending-reviews.js';

/** Tries and delay of the removal of traces while other processes use the database. */
const MAX_PURGE_TRIES = 10;
const PURGE_RETRY_MS = 500;

/** Removes traces of deleted rows. False if other processes prevented it: then it happens when the database is opened again. */
async function purge(store: Store): Promise<boolean> {
  for (let attempt = 1; ; attempt++)
    try {
      await store.purgeErased();
      return true;
    } catch {
      if (attempt >= MAX_PURGE_TRIES) return false;
      await new Promise((resolve) => setTimeout(resolve, PURGE_RETRY_MS));
    }
}

/** Deletes reviews, in a transaction. Before a hosted service, a release whose outcome is unknown is taken back. */
async function deleteReviews(tables: Tables, reviews: readonly PendingReview[], isGate: boolean) {
  const results: { id: string; deleted: true; person_id?: string }[] = [];
  const withdraw: WithdrawRelease = isGate ? withdrawRelease : async () => undefined;
  for (const review of reviews) {
    const { id } = review;
    const { person_id } = await deleteReview(tables, review, withdraw, Date.now());
    results.push({ id, deleted: true, ...(person_id === undefined ? {} : { person_id }) });
  }
  return results;
}

export const reviewDelete = command({
  group: 'data',
  name: 'review delete',
  summary: 'delete registrations in review for good',
  details: [
    'No trace of them stays in the database. Backups still contain them.',
    'Before a hosted service, turnout gate deletes there whoever was released without an answer. Who was released before stays registered, which is printed.',
  ],
  operands: { 'ID…': 'ids from turnout review list' },
  options: {},
  examples: ['turnout review delete rev_…'],
  failureMeaning: 'refused: the data cannot be opened',

  async run({ operands, options: { data, workspace }, print, printNote }) {
    const { results, gone: missingIds } = await withExistingStore(
      data,
      async (store) => {
        const { id: workspace_id } = await workspaceIn(store, workspace);
        const reviews = await pendingReviewsById(store, workspace_id, operands);
        const isGate = await store.settings.isGate();
        const results = await store.transaction((tables) => deleteReviews(tables, reviews, isGate));
        return { results, gone: await purge(store) };
      },
      'any',
    );
    print(
      results,
      results.map(({ id, person_id }) =>
        person_id === undefined
          ? `${id} is deleted.`
          : `${id} is deleted. It was released before: ${person_id} stays registered.`,
      ),
    );
    if (!missingIds)
      printNote('Others read the database all the time: traces in its files go when it is opened again.');
  },
});

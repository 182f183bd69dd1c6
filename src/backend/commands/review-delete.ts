import type { Store } from '../store/index.js';
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

export const reviewDelete = command({
  group: 'data',
  name: 'review delete',
  summary: 'delete registrations in review for good',
  details: ['No trace of them stays in the database. Backups still contain them.'],
  operands: { 'ID…': 'ids from turnout review list' },
  options: {},
  examples: ['turnout review delete rev_…'],
  failureMeaning: 'refused: the data cannot be opened',

  async run({ operands, options: { data, workspace }, print, printNote }) {
    const { ids, gone: missingIds } = await withExistingStore(
      data,
      async (store) => {
        const { id: workspace_id } = await workspaceIn(store, workspace);
        const ids = (await pendingReviewsById(store, workspace_id, operands)).map(({ id }) => id);
        await store.transaction(({ erasures }) => erasures.erasePendingReviews(workspace_id, ids));
        return { ids, gone: await purge(store) };
      },
      'any',
    );
    print(
      ids.map((id) => ({ id, deleted: true })),
      ids.map((id) => `${id} is deleted.`),
    );
    if (!missingIds)
      printNote('Others read the database all the time: traces in its files go when it is opened again.');
  },
});

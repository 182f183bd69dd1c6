import type { NewPendingReview } from '../../../src/backend/store/index.js';

/** A registration for the camp that waits for review, without its answers and its time. */
export const pendingReview = ({
  workspace_id,
  list_id,
}: Pick<NewPendingReview, 'workspace_id' | 'list_id'>): Omit<NewPendingReview, 'body' | 'created_at'> => ({
  workspace_id,
  id: 'rev_1',
  list_id,
  slug: 'camp',
  reason: 'note',
  family: null,
  language: null,
});

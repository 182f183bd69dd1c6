import { DELETION_MEMORY_MS } from '../store/index.js';
import type { LifecycleTask } from './lifecycle-task.js';

/** Longer than cursors are accepted, since the clocks of processes differ. */
const MARGIN_MS = 86_400_000;

/** Forgets the ids of deleted persons and fees (decision 13). */
export const forgetDeletions: LifecycleTask = {
  intervalMs: 3_600_000,
  run: ({ store, now }) => store.changes.forgetDeletions(now - DELETION_MEMORY_MS - MARGIN_MS),
};

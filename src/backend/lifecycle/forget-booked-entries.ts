import type { LifecycleTask } from './lifecycle-task.js';

/** Banks hand out statements of about a year; entries that are older than two are not imported again. */
const MEMORY_MS = 2 * 365 * 86_400_000;

/** Deletes the digests of bank statement entries two years after they were booked. */
export const forgetBookedEntries: LifecycleTask = {
  intervalMs: 3_600_000,
  run: ({ store, now }) => store.bookedEntries.deleteBefore(now - MEMORY_MS),
};

import { deleteEnded } from './ended-registrations.js';
import { noticeDigests } from './notice-digests.js';
import { deleteAfter } from './delete-after.js';
import { forgetBookedEntries } from './forget-booked-entries.js';
import { forgetDeletions } from './forget-deletions.js';
import type { LifecycleContext, LifecycleTask } from './lifecycle-task.js';
import { deleteUnconfirmed } from './delete-unconfirmed.js';
import { endLapsedOffers, offerFreePlaces } from './waiting-lists.js';

export type { LifecycleContext, LifecycleTask } from './lifecycle-task.js';
export { deleteUnconfirmed } from './delete-unconfirmed.js';
export { endedRegistrations } from './ended-registrations.js';
export { createFees } from './create-fees.js';
export { feeCreator } from './fee-creator.js';
export { endLapsedOffers, offerFreePlaces } from './waiting-lists.js';
export { startLifecycleWorker } from './lifecycle-worker.js';

/** Periodic work that needs nothing of the service. */
export const ownTasks: readonly LifecycleTask[] = [deleteAfter, noticeDigests, forgetDeletions, forgetBookedEntries];

/** All periodic work beside the bundled service but `createFees`, which needs the service. */
export const lifecycleTasks: readonly LifecycleTask[] = [
  deleteEnded,
  deleteUnconfirmed,
  endLapsedOffers,
  offerFreePlaces,
  ...ownTasks,
];

/** Runs every task once, whenever it ran before. */
export async function runLifecycleTasks(context: LifecycleContext): Promise<void> {
  for (const task of lifecycleTasks) await task.run(context);
}

import type { Registration } from '../store/index.js';
import type { LifecycleTask } from './lifecycle-task.js';

/** Registrations deleted in one run. */
const BATCH_SIZE = 500;

/** A cancelled or declined registration waits this long for the mail about it. */
export const ENDED_RETENTION_MS = 10 * 60_000;

/**
 * Deletes persons whose registration was cancelled or declined, as DELETE does, which frees their places: once the mail about it is sent, or
 * after `ENDED_RETENTION_MS`. `beforehand` deletes them elsewhere; while it fails, they stay here.
 */
export const endedRegistrations = (beforehand: (registration: Registration) => Promise<void>): LifecycleTask => ({
  intervalMs: 15_000,
  async run({ store, now, log }) {
    const due = await store.registrations.ended(now - ENDED_RETENTION_MS, BATCH_SIZE);
    for (const registration of due) {
      const { workspace_id, list_id, person_id, slug } = registration;
      await beforehand(registration);
      await store.transaction(({ erasures }) => erasures.erase(workspace_id, list_id, [person_id]));
      log({ event: 'deleted a registration that had ended', workspace_id, slug });
    }
  },
});

/** The same where nobody else has the persons. */
export const deleteEnded = endedRegistrations(async () => {});

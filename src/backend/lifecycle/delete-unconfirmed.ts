import type { LifecycleTask } from './lifecycle-task.js';

/** Registrations deleted in one run. */
const BATCH_SIZE = 500;

/**
 * Deletes persons whose address was not confirmed in time, as DELETE does, which frees their places. A confirmation at the same
 * moment and this exclude each other: each begins with a conditional update of the registration.
 */
export const deleteUnconfirmed: LifecycleTask = {
  intervalMs: 15_000,
  async run({ store, now, log }) {
    for (const registration of await store.registrations.overdue('unconfirmed', now, BATCH_SIZE)) {
      const { workspace_id, list_id, person_id, slug } = registration;
      const isDeleted = await store.transaction(
        async ({ registrations, erasures }) =>
          (await registrations.withdraw(registration, now)) &&
          (await erasures.erase(workspace_id, list_id, [person_id])) > 0,
      );
      if (isDeleted) log({ event: 'deleted a registration that was not confirmed', workspace_id, slug });
    }
  },
};

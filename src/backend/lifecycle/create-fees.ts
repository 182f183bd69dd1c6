import type { EnsureFees } from '../backend.js';
import type { LifecycleTask } from './lifecycle-task.js';

/** Registrations looked at in one query. */
const BATCH_SIZE = 500;

/** Creates the fees of all registrations that have none. One that the service refuses does not hold up the others. */
export const createFees = (ensureFees: EnsureFees): LifecycleTask => ({
  intervalMs: 15_000,
  async run({ store, log }) {
    const errors: unknown[] = [];
    for (let after = '', more = true; more;) {
      const registrations = await store.registrations.withoutFee(after, BATCH_SIZE);
      for (const registration of registrations) {
        const { workspace_id, slug } = registration;
        const workspace = await store.workspaces.byId(workspace_id);
        if (!workspace) continue;
        try {
          const { size } = await ensureFees(workspace, [registration]);
          if (size) log({ event: 'created the fee of a registration', workspace_id, slug });
        } catch (error) {
          errors.push(error);
        }
      }
      after = registrations.at(-1)?.id ?? after;
      more = registrations.length === BATCH_SIZE;
    }
    if (errors.length) throw errors[0];
  },
});

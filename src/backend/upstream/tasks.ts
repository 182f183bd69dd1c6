import { deleteUnconfirmed, endedRegistrations, type LifecycleTask } from '../lifecycle/index.js';
import type { Store } from '../store/index.js';
import type { Replica } from './replica.js';
import { statusOf, UpstreamError, type Upstream } from './upstream-client.js';

interface HostedTaskOptions {
  readonly store: Store;
  readonly upstream: Upstream;
  readonly replica: Replica;
  /** Finds out what became of registrations whose visitor has gone. */
  readonly settle: (now: number) => Promise<void>;
}

/** The periodic work of a gate before a service, besides that of every server. */
export function hostedTasks({ store, upstream, replica, settle }: HostedTaskOptions): readonly LifecycleTask[] {
  /** Deletes persons who cancelled at the service, and then here. */
  const deleteEnded = endedRegistrations(async ({ list_id, person_id }) => {
    await upstream.deletePerson({ list_id, person_id }).catch((error: unknown) => {
      if (statusOf(error) !== 404) throw new UpstreamError('DELETE /lists/{list_id}/persons/{person_id}', error);
    });
  });

  const settlePending: LifecycleTask = { intervalMs: 15_000, run: ({ now }) => settle(now) };

  const readService: LifecycleTask = {
    intervalMs: 15_000,
    async run() {
      for (const workspace of await store.workspaces.all()) {
        // the error is reported already
        await replica.ensureEvents(workspace).catch(() => {});
        for (const { id } of await store.lists.all(workspace.id))
          await replica.ensureColumns(workspace, id).catch(() => {});
      }
    },
  };

  return [readService, settlePending, deleteEnded, deleteUnconfirmed];
}

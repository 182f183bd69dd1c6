import {
  deleteUnconfirmed,
  endedRegistrations,
  endLapsedOffers,
  offerFreePlaces,
  type LifecycleTask,
} from '../lifecycle/index.js';
import type { Store, Tables } from '../store/index.js';
import type { Replica } from './replica.js';
import { statusOf, UpstreamError, type Upstream } from './upstream-client.js';

/** Members forgotten in one transaction. */
const BATCH_SIZE = 200;

/** Deletes the copies of members who have no link any more: the service has the members. */
const forgetMembers: LifecycleTask = {
  intervalMs: 600_000,
  async run({ store, now, log }) {
    for (const { id } of await store.workspaces.all()) {
      const list = await store.lists.find(id, 'member');
      const forget = ({ persons, erasures }: Tables, list_id: string) =>
        persons
          .withoutAccess(id, list_id, now, BATCH_SIZE)
          .then((ids) => (ids.length ? erasures.erase(id, list_id, ids) : 0));
      const members = list ? await store.transaction((tables) => forget(tables, list.id)) : 0;
      if (members) log({ event: 'deleted copies of members without a link', workspace_id: id, members });
    }
  },
};

interface HostedTaskOptions {
  readonly store: Store;
  readonly upstream: Upstream;
  readonly replica: Replica;
  /** Finds out what became of registrations whose visitor has gone. */
  readonly settle: LifecycleTask['run'];
}

/** The periodic work of a gate before a service, besides that of every server. */
export function hostedTasks({ store, upstream, replica, settle }: HostedTaskOptions): readonly LifecycleTask[] {
  /** Deletes persons who cancelled at the service, and then here. */
  const deleteEnded = endedRegistrations(async ({ list_id, person_id }) => {
    await upstream.deletePerson({ list_id, person_id }).catch((error: unknown) => {
      if (statusOf(error) !== 404) throw new UpstreamError('DELETE /lists/{list_id}/persons/{person_id}', error);
    });
  });

  const settlePending: LifecycleTask = { intervalMs: 15_000, run: settle };

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

  return [readService, settlePending, deleteEnded, deleteUnconfirmed, endLapsedOffers, offerFreePlaces, forgetMembers];
}

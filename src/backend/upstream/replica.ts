import type { Workspace } from '../../model/workspace.js';
import type { Clock } from '../backend.js';
import type { Store, Tables } from '../store/index.js';
import { defaultClosing } from '../workspace/index.js';
import { reportedCalls } from './reported-calls.js';
import { revalidation } from './revalidation.js';
import type { Upstream } from './upstream-client.js';
import { columnsIn, eventsIn } from './upstream-shapes.js';

/** The maximum age of events and columns that a request starts with; older ones are answered and read again. */
const FRESH_MS = 5_000;

/** How long the service is left alone after it failed to answer. */
const PAUSE_MS = 2_000;

const EVENTS = 'events';

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** The events that differ from those of the service, as they are to be. `isRevised` holds if visitors see another title or day. */
async function eventChanges(
  { events, forms }: Tables,
  { id: workspace_id, time_zone }: Workspace,
  answered: ReturnType<typeof eventsIn>,
) {
  const closings = new Map((await forms.all(workspace_id)).map(({ list_id, closes_at }) => [list_id, closes_at]));
  return (await events.all(workspace_id)).flatMap((row) => {
    const { list_id } = row;
    // an event that the service no longer lists keeps its dates, and takes nobody
    const event = answered.find((one) => one.list_id === list_id) ?? { ...row, published: false };
    const { title, start_date, end_date } = event;
    const published = event.published ? (1 as const) : (0 as const);
    const closes_at = closings.get(list_id) ?? defaultClosing(end_date, time_zone);
    const target = { title, start_date, end_date, published, closes_at };
    const differs = (name: keyof typeof target) => row[name] !== target[name];
    const isRevised = differs('title') || differs('start_date') || differs('end_date');
    return isRevised || differs('published') || differs('closes_at')
      ? [{ workspace_id, list_id, ...target, isRevised }]
      : [];
  });
}

export interface ReplicaOptions {
  readonly store: Store;
  readonly upstream: Upstream;
  readonly clock: Clock;
  /** Monotonic clock in milliseconds. */
  readonly elapsed: Clock;
  readonly report: (error: unknown) => void;
}

/**
 * The service's events and columns in the gate's own store, so that forms appear, and mails can be worded, while the service is away.
 * Only changes are written.
 */
export function replicaOf({ store, upstream, clock, elapsed, report }: ReplicaOptions) {
  const replicas = revalidation({ freshMs: FRESH_MS, pauseMs: PAUSE_MS, elapsed });

  const call = reportedCalls(report);

  async function readEvents(workspace: Workspace): Promise<void> {
    const { id } = workspace;
    const answered = eventsIn((await call('GET /events', () => upstream.listEvents())).data);
    await store.transaction(async (tables) => {
      const { events, settings } = tables;
      if ((await eventChanges(tables, workspace, answered)).length) {
        // the desk changes the same rows: those that count are read behind the lock
        await events.lock(id);
        for (const { isRevised, ...change } of await eventChanges(tables, workspace, answered))
          await events.update(change, isRevised ? clock() : undefined);
      }
      if (!(await settings.isReplicated(id, EVENTS))) await settings.noteReplicated(id, EVENTS);
    });
  }

  async function readColumns({ id }: Workspace, list_id: string): Promise<void> {
    const { data } = await call('GET /lists/{list_id}/custom_columns', () => upstream.listColumns({ list_id }));
    const answered = columnsIn(data);
    await store.transaction(async ({ columns, settings }) => {
      if (!isSame(await columns.of(id, list_id), answered)) await columns.replace(id, list_id, answered);
      if (!(await settings.isReplicated(id, list_id))) await settings.noteReplicated(id, list_id);
    });
  }

  return {
    /** The last error of the service, while there is one. */
    trouble: replicas.trouble,

    settled: replicas.settled,

    /** Whether the events of all workspaces were read, at whatever time. */
    async isComplete(): Promise<boolean> {
      for (const { id } of await store.workspaces.all())
        if (!(await store.settings.isReplicated(id, EVENTS))) return false;
      return true;
    },

    /** Resolves when the events of a workspace can be read from the store. Throws `ApiError` if they were never read. */
    ensureEvents: (workspace: Workspace): Promise<void> =>
      replicas.ensure(workspace.id, {
        refresh: () => readEvents(workspace),
        isKnown: () => store.settings.isReplicated(workspace.id, EVENTS),
      }),

    /** The same for the columns of a list. */
    ensureColumns: (workspace: Workspace, list_id: string): Promise<void> =>
      replicas.ensure(`${workspace.id} ${list_id}`, {
        refresh: () => readColumns(workspace, list_id),
        isKnown: () => store.settings.isReplicated(workspace.id, list_id),
      }),

    /** Reads the columns of a list that has changed at the service since they were read. */
    renewColumns: (workspace: Workspace, list_id: string): Promise<void> =>
      replicas.renew(`${workspace.id} ${list_id}`, () => readColumns(workspace, list_id)),
  };
}

export type Replica = ReturnType<typeof replicaOf>;

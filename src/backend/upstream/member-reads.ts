import type { Person } from '../../model/person.js';
import type { Workspace } from '../../model/workspace.js';
import type { Clock } from '../backend.js';
import type { PersonRow, Store } from '../store/index.js';
import { updateMember, type AnsweredMember } from './member-replica.js';
import type { Replica } from './replica.js';
import type { ReportedCall } from './reported-calls.js';
import { statusOf, unavailable, type Upstream } from './upstream-client.js';
import { personIn } from './upstream-shapes.js';

/** A member that was read this short a time ago is not read again: a page sends several requests together. */
const FRESH_MS = 2_000;

/** Members of one link that are read at once. */
const CONCURRENT_READS = 4;

/** Times of reads that are kept before old ones are forgotten. */
const MAX_READ_TIMES = 1_000;

const READ = 'GET /lists/{list_id}/persons/{person_id}';

export interface MemberOptions {
  readonly store: Store;
  readonly upstream: Upstream;
  readonly replica: Pick<Replica, 'ensureColumns'>;
  readonly call: ReportedCall;
  readonly clock: Clock;
  /** Monotonic clock in milliseconds. */
  readonly elapsed: Clock;
}

/** The list of members of a workspace. */
export interface MemberList {
  readonly workspace: Workspace;
  readonly list_id: string;
}

/** Does work for many, a few at a time. */
export async function inLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENT_READS }, lane));
}

/** Reads members at the service, and keeps the rows of those with a link up to date. */
export function memberReads({ store, upstream, replica, call, clock, elapsed }: MemberOptions) {
  const readTimes = new Map<string, number>();
  const running = new Map<string, Promise<unknown>>();

  function noteRead(person_id: string): void {
    if (readTimes.size >= MAX_READ_TIMES)
      for (const [id, at] of readTimes) if (elapsed() >= at + FRESH_MS) readTimes.delete(id);
    readTimes.set(person_id, elapsed());
  }

  /** Lets the next request read a member at the service, however lately that was done. */
  const forgetRead = (person_id: string): boolean => readTimes.delete(person_id);

  /** A member as the service has them now; null if it has none. Throws `ApiError` 429 or 503. */
  async function read({ workspace, list_id }: MemberList, person_id: string): Promise<AnsweredMember | null> {
    const readPerson = async (): Promise<Person> => personIn(await upstream.readPerson({ list_id, person_id }));
    try {
      const person = await call(READ, readPerson, { answers: [404] });
      await replica.ensureColumns(workspace, list_id);
      return { workspace_id: workspace.id, list_id, person, columns: await store.columns.of(workspace.id, list_id) };
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw statusOf(error) === 429 ? error : unavailable(error);
    }
  }

  /** The row of a member; undefined for applications, which a service need not show, and for persons without a replica. */
  async function memberRow({ workspace, list_id }: MemberList, person_id: string): Promise<PersonRow | undefined> {
    const row = await store.persons.find(workspace.id, list_id, person_id);
    return row?.confirmed ? row : undefined;
  }

  const erase = ({ workspace, list_id }: MemberList, person_id: string): Promise<number> =>
    store.transaction(({ erasures }) => erasures.erase(workspace.id, list_id, [person_id]));

  /** Brings the row of a member up to date, however lately it was read. Returns it; undefined without a replica. */
  async function reload(list: MemberList, person_id: string): Promise<PersonRow | undefined> {
    const before = await memberRow(list, person_id);
    if (!before) return undefined;
    const member = await read(list, before.id);
    if (!member) await erase(list, before.id);
    else
      await store.transaction(async (tables) => {
        const row = await tables.persons.find(list.workspace.id, list.list_id, before.id);
        // a change that was stored meanwhile is newer than this answer
        if (row?.version === before.version) await updateMember(tables, member, row, clock());
      });
    noteRead(before.id);
    return memberRow(list, before.id);
  }

  /** The same, unless it was read a moment ago. Requests at the same time share one read. */
  async function refresh(list: MemberList, person_id: string): Promise<void> {
    if (elapsed() < (readTimes.get(person_id) ?? -Infinity) + FRESH_MS) return;
    const key = `${list.workspace.id} ${person_id}`;
    const current = running.get(key) ?? reload(list, person_id).finally(() => void running.delete(key));
    running.set(key, current);
    await current;
  }

  return { read, reload, refresh, noteRead, forgetRead, erase };
}

export type MemberReads = ReturnType<typeof memberReads>;

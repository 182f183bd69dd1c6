import { clientOf, isApiError } from '../../src/api/index.js';
import { runLifecycleTasks } from '../../src/backend/lifecycle/index.js';
import type { Running } from '../../src/backend/node.js';
import type { Registration } from '../../src/backend/store/index.js';
import { ENDED_RETENTION_MS } from '../../src/backend/lifecycle/ended-registrations.js';
import { gate } from '../../src/contract/index.js';
import { networkOf, withRetry } from './rush.js';

/** How a place becomes free. */
export type Freeing = 'cancelled' | 'deleted' | 'lapsed';

export interface FreedPlace {
  /** How the newcomers ended: the codes of their refusals, `registered`, or the status of another answer. */
  readonly ends: Readonly<Record<string, number>>;
  /** First names of those on the waiting list who have an offer in the end. */
  readonly offered: readonly string[];
  readonly persons: number;
  readonly reserved: number;
  readonly statuses: Readonly<Record<number, number>>;
}

export const PLACES = 3;
const WAITING = ['First', 'Second', 'Third'];
/** Registrations through one form token; the gate allows 20. */
const USES_PER_TOKEN = 15;
/** The place becomes free when so many of the newcomers are answered. */
const SHARE_BEFORE = 0.2;

export const yaml = `
workspace: { slug: club, name: Club, languages: [en] }
events:
  - { slug: camp, title: Camp, published: true, start_date: 2099-07-24, max_persons: ${PLACES}, form: { waiting_list: queue, sections: [{ fields: [name, email] }] } }
  - { slug: queue, title: Queue, published: true, start_date: 2099-07-24 }
`;

/** Many newcomers at the moment in which a place of a full camp becomes free, while others wait for one. */
export async function freePlace({ store, origin }: Running, newcomers: number, freeing: Freeing): Promise<FreedPlace> {
  const base = `${origin}/public/club`;
  const { fetchFrom, statuses, close } = networkOf(Math.min(newcomers, 200));
  const clientAt = (number: number) =>
    clientOf(gate, { base, fetch: fetchFrom(`10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`) });
  const tokensOf = (slug: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_, number) => {
        const { data } = await withRetry(() => clientAt(100_000 + number).readFormToken({ slug }));
        return data;
      }),
    );
  const { id: workspace_id } = (await store.workspaces.bySlug('club'))!;
  const listOf = async (slug: string) =>
    (await store.events.all(workspace_id)).find((event) => event.slug === slug)!.list_id;
  const [camp, queue] = [await listOf('camp'), await listOf('queue')];
  const tokens = await tokensOf('camp', Math.ceil(newcomers / USES_PER_TOKEN) + 1);
  const [waitingToken] = await tokensOf('queue', 1);
  await new Promise((resolve) => setTimeout(resolve, waitingToken!.min_age_ms));

  const register = (number: number, list_id: string, name: string, form_token: string) =>
    withRetry(() =>
      clientAt(number).createPerson({
        list_id,
        form_token,
        idempotency_key: `${list_id}-${number}`,
        body: { name: { first_name: name, last_name: 'Rush' }, email: `${name}.${number}@example.org` },
      }),
    );
  for (let number = 0; number < PLACES; number++) await register(number, camp, 'Early', tokens.at(-1)!.token);
  for (const [number, name] of WAITING.entries()) await register(number + 10, queue, name, waitingToken!.token);

  const inState = (list_id: string, state: Registration['state']) =>
    store.registrations.inState(workspace_id, list_id, state);
  const run = (now: number) => runLifecycleTasks({ store, now, log: () => {} });
  const [early] = await inState(camp, 'registered');
  const erase = ({ list_id, person_id }: Registration) =>
    store.transaction(({ erasures }) => erasures.erase(workspace_id, list_id, [person_id]));
  let lapsing: Registration | undefined;
  if (freeing === 'lapsed') {
    await erase(early!);
    await run(Date.now());
    [lapsing] = await inState(queue, 'offered');
  }
  const free: Record<Freeing, () => Promise<unknown>> = {
    deleted: () => erase(early!),
    cancelled: () =>
      store.transaction(({ registrations }) =>
        registrations.change(early!, { from: 'registered', to: 'cancelled' }, Date.now()),
      ),
    lapsed: async () => {},
  };
  // what the clock of the server says when a cancelled person is deleted without a mail, or an offer has lapsed
  const later = () => (lapsing ? lapsing.deadline_at! : Date.now() + ENDED_RETENTION_MS) + 1;

  let answered = 0;
  let isFreed: Promise<unknown> | undefined;
  const ends: Record<string, number> = {};
  await Promise.all(
    Array.from({ length: newcomers }, async (_, number) => {
      const { token } = tokens[Math.floor(number / USES_PER_TOKEN)]!;
      const end = await register(1_000 + number, camp, 'New', token).then(
        () => 'registered',
        (error: unknown) => (isApiError(error) ? (error.issues[0]?.code ?? `status ${error.status}`) : String(error)),
      );
      ends[end] = (ends[end] ?? 0) + 1;
      if (++answered >= newcomers * SHARE_BEFORE) isFreed ??= free[freeing]().then(() => run(later()));
    }),
  );
  await isFreed;
  await run(later());
  await close();
  const offers = await inState(queue, 'offered');
  const names = await Promise.all(
    offers.map(async ({ person_id }) => (await store.persons.find(workspace_id, queue, person_id))?.first_name ?? ''),
  );
  const event = (await store.events.ofList(workspace_id, camp))!;
  return { ends, statuses, offered: names, persons: event.persons_count, reserved: event.reserved_places };
}

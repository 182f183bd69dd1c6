import { backend } from '../support/backend.js';

export type Club = Awaited<ReturnType<typeof backend>>;

/** A raw request to the service, with the club's key or another one. */
export const askService = (
  { ask, key }: Club,
  method: string,
  path: string,
  { body, headers = {}, as = key }: { body?: unknown; headers?: Record<string, string>; as?: string } = {},
): Promise<Response> => ask(method, `/api${path}`, { body, headers: { authorization: `Bearer ${as}`, ...headers } });

/** What an answer wraps in `data`. */
export const dataIn = async <Content = Record<string, unknown>>(response: Response): Promise<Content> =>
  ((await response.json()) as { data: Content }).data;

/** Everything that a caller can see of an answer, so that two can be told apart or not. */
export const seenOf = async (response: Response) => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  text: await response.text(),
});

/** How many persons a workspace holds, in all of its lists, confirmed or not. */
export async function storedIn({ store }: Club, slug = 'club'): Promise<number> {
  const { id } = (await store.workspaces.bySlug(slug))!;
  const counts = (await store.lists.all(id)).map((list) => store.persons.count(id, list.id));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** The id of a list of the club that belongs to no event. */
export async function plainList({ store }: Club, type: 'member' | 'contact', slug = 'club'): Promise<string> {
  const { id } = (await store.workspaces.bySlug(slug))!;
  return (await store.lists.all(id)).find((list) => list.type === type)!.id;
}

/** A person that a form without a layout takes. */
export const bob = { name: { first_name: 'Bob', last_name: 'Noyce' }, email: 'bob@example.org' };

/** Numbers from 0 to below 1 that are the same in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

import { Kysely } from 'kysely';
import { digest } from '../../src/backend/crypto/index.js';
import type { Person } from '../../src/model/person.js';
import { backend } from './backend.js';

/** The whole backend of a club. */
export type Club = Awaited<ReturnType<typeof backend>>;

/** A raw request to the service, with the club's key or another one. */
export const requestService = (
  { request, key }: Club,
  method: string,
  path: string,
  { body, headers = {}, as = key }: { body?: unknown; headers?: Record<string, string>; as?: string } = {},
): Promise<Response> =>
  request(method, `/api${path}`, { body, headers: { authorization: `Bearer ${as}`, ...headers } });

/** What an answer wraps in `data`. */
export const dataOf = async <Content = Record<string, unknown>>(response: Response): Promise<Content> =>
  ((await response.json()) as { data: Content }).data;

/** Everything that a caller can see of an answer, so that two can be told apart or not. */
export const responseParts = async (response: Response) => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  text: await response.text(),
});

/** The same with `left`, what is left of the rate limit, apart: it counts requests, whatever they ask for. */
export async function countedParts(response: Response) {
  const { headers, ...parts } = await responseParts(response);
  const { ratelimit = '', ...otherHeaders } = headers;
  return { left: Number(/;r=(\d+)/.exec(ratelimit)?.[1]), parts: { ...parts, headers: otherHeaders } };
}

/** Brings a list to what is sent: PUT /lists/{list_id}/persons. */
export const synchronise = (
  club: Club,
  data: unknown,
  { list = 'member', query = '', ...more }: { list?: string; query?: string; as?: string } = {},
): Promise<Response> => requestService(club, 'PUT', `/lists/${list}/persons${query}`, { body: { data }, ...more });

/** Everybody whom a list shows, page by page, in the order in which they came. */
export async function personsOf({ api }: Club, list_id = 'member'): Promise<Person[]> {
  const persons: Person[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { data, meta } = await api.listPersons({ list_id, query: { cursor } });
    persons.push(...data);
    cursor = meta.next_cursor;
  }
  return persons;
}

/** The entity tag of a person as a read gives it. */
export const etagOf = async (club: Club, person_id: string, list = 'member'): Promise<string | null> =>
  (await requestService(club, 'GET', `/lists/${list}/persons/${person_id}`)).headers.get('etag');

/** Whom a sign-in link is for; undefined when it is valid no more. */
export async function personsOfLink({ store, clock }: Club, url: string): Promise<string[] | undefined> {
  const { id } = (await store.workspaces.bySlug('club'))!;
  const token_hash = await digest(new URL(url).hash.slice(1));
  return (await store.portalLinks.find(id, token_hash, clock.now))?.person_ids;
}

/** Every row of every table, as one text. */
export async function databaseDump({ engine }: Club): Promise<string> {
  const db = new Kysely<Record<string, object>>({ dialect: engine.dialect });
  // a server has the tables of other tests as well, under the same names
  const names = new Set((await db.introspection.getTables()).map(({ name }) => name));
  const tables = [...names].map(async (name) => [name, await db.selectFrom(name).selectAll().execute()]);
  return JSON.stringify(await Promise.all(tables));
}

/** How many persons a workspace holds, in all of its lists, confirmed or not. */
export async function personCountOf({ store }: Club, slug = 'club'): Promise<number> {
  const { id } = (await store.workspaces.bySlug(slug))!;
  const counts = (await store.lists.all(id)).map((list) => store.persons.count(id, list.id));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** The id of a list of the club that belongs to no event. */
export async function listIdByType({ store }: Club, type: 'member' | 'contact', slug = 'club'): Promise<string> {
  const { id } = (await store.workspaces.bySlug(slug))!;
  return (await store.lists.all(id)).find((list) => list.type === type)!.id;
}

/** A person that a form without a layout takes. */
export const bob = { name: { first_name: 'Bob', last_name: 'Noyce' }, email: 'bob@example.org' };

/** Numbers from 0 to below 1 that are the same in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

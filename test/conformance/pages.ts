import { allIn, answered, fieldsIn, require, type Fields } from './expect.js';
import type { World } from './world.js';

export interface PageSeen {
  readonly data: Fields[];
  readonly next: string | null;
  readonly previous: string | null;
}

/** One page of a list; docs/api.md#persons has its query parameters. */
export async function page(
  world: World,
  list_id: string,
  query: Record<string, string | number> = {},
): Promise<PageSeen> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  const answer = answered(await world.main('GET', `/lists/${list_id}/persons${search && `?${search}`}`), 200);
  const meta = fieldsIn(fieldsIn(answer.json, 'the body')['meta'], 'meta');
  return {
    data: allIn(answer),
    next: meta['next_cursor'] as string | null,
    previous: meta['prev_cursor'] as string | null,
  };
}

/** All pages one way, from a page on. */
export async function walk(world: World, list_id: string, from: PageSeen, per_page: number, way: 'next' | 'previous') {
  const pages = [from];
  for (let cursor = from[way]; cursor !== null; cursor = pages.at(-1)![way]) {
    require(pages.length < 40, '40 pages were read, and there are still more');
    pages.push(await page(world, list_id, { per_page, cursor }));
  }
  return pages;
}

export const idsOf = (persons: readonly Fields[]): unknown[] => persons.map(({ id }) => id);

/** Everybody in a list, in the order of the list. */
export async function allPersons(world: World, list_id: string): Promise<Fields[]> {
  const pages = await walk(world, list_id, await page(world, list_id), 500, 'next');
  return pages.flatMap(({ data }) => data);
}

/**
 * A list in which nobody but persons of this run has an `external_id`, so that `?missing=delete` takes away nobody else.
 * Undefined where there is none.
 */
export async function listOfOurOwn(world: World): Promise<string | undefined> {
  for (const type of ['contact', 'event'] as const) {
    const list_id = await world.list(type).catch(() => undefined);
    if (list_id === undefined) continue;
    const persons = await allPersons(world, list_id);
    const isOwnColumn = ({ external_id }: Fields) =>
      external_id === null || String(external_id).startsWith(world.prefix);
    if (persons.every(isOwnColumn)) return list_id;
  }
  return undefined;
}

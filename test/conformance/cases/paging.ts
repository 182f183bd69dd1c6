import { casesOf } from '../case.js';
import { answered, equal, require, type Fields } from '../expect.js';
import { idsOf, page, walk } from '../pages.js';
import type { World } from '../world.js';

const { cases, decided } = casesOf('pages');
export const pageCases = cases;

const listedPersons = 'GET /lists/{list_id}/persons 200';

/** A list with at least five persons, and a size of page that makes it three or four pages. */
async function crowd(world: World): Promise<{ list_id: string; per_page: number; all: Fields[] }> {
  const list_id = await world.home();
  for (let { length } = (await page(world, list_id)).data; length < 5; length++) await world.add(list_id);
  const { data } = await page(world, list_id);
  return { list_id, per_page: Math.ceil(data.length / 4), all: data };
}

decided(
  'walks all persons by next_cursor and back by prev_cursor, without gap or duplicate',
  listedPersons,
  async (world) => {
    const { list_id, per_page, all } = await crowd(world);
    const there = await walk(world, list_id, await page(world, list_id, { per_page }), per_page, 'next');
    const forth = idsOf(there.flatMap(({ data }) => data));
    equal(new Set(forth).size, forth.length, 'the number of different persons');
    equal(forth.slice(0, all.length), idsOf(all), 'the persons in the order of one large page');
    const back = await walk(world, list_id, there.at(-1)!, per_page, 'previous');
    equal(idsOf(back.reverse().flatMap(({ data }) => data)), forth, 'the persons on the way back');
    require(there.every(({ data }) => data.length <= per_page), 'a page holds more than per_page');
    require(there[0]!.previous === null, 'the first page has one before it');
  },
);

decided('leaves nobody out and repeats nobody while persons come and go', listedPersons, async (world) => {
  const { list_id, per_page, all } = await crowd(world);
  const goes = await world.add(list_id);
  const first = await page(world, list_id, { per_page });
  answered(await world.main('DELETE', `/lists/${list_id}/persons/${goes.id}`), 204);
  await world.add(list_id);
  const seenIds = idsOf((await walk(world, list_id, first, per_page, 'next')).flatMap(({ data }) => data));
  equal(new Set(seenIds).size, seenIds.length, 'the number of different persons');
  require(idsOf(all).every((id) => seenIds.includes(id)), 'somebody who was there all the time was left out');
});

decided('takes per_page from 1 to 500, and nothing else', listedPersons, async (world) => {
  const list_id = await world.home();
  for (const per_page of [1, 500])
    answered(await world.main('GET', `/lists/${list_id}/persons?per_page=${per_page}`), 200);
  for (const per_page of ['0', '501', '-1', 'all', ''])
    answered(await world.main('GET', `/lists/${list_id}/persons?per_page=${per_page}`), 422);
});

decided('refuses a cursor that was changed, made up, or comes from another list', listedPersons, async (world) => {
  const { list_id, per_page } = await crowd(world);
  const { next } = await page(world, list_id, { per_page });
  require(typeof next === 'string', 'there is no second page');
  const changed = next.slice(0, 3) + (next[3] === 'A' ? 'B' : 'A') + next.slice(4);
  for (const cursor of [changed, '2', 'conformance', ''])
    answered(await world.main('GET', `/lists/${list_id}/persons?cursor=${encodeURIComponent(cursor)}`), 422);
  const other = await world.list('member');
  answered(await world.main('GET', `/lists/${other}/persons?cursor=${encodeURIComponent(next)}`), 422);
});

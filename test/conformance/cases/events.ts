import { casesOf } from '../case.js';
import { allIn, answered, equal, hasShape, keysAre, require, type Fields } from '../expect.js';
import * as shapes from '../shapes.js';
import { attributesOf } from '../snippet.js';
import type { World } from '../world.js';

const { cases, specified, decided } = casesOf('events');
export const eventCases = cases;

const listedEvents = (world: World): Promise<Fields[]> =>
  world.once('events', async () => {
    const events = allIn(answered(await world.main('GET', '/events'), 200));
    require(events.length > 0, 'there is no event to look at');
    return events;
  });

specified('tells of every event what the specification names', 'GET /events 200', async (world) => {
  for (const [index, event] of (await listedEvents(world)).entries()) hasShape(event, shapes.event, `event ${index}`);
});

specified('gives every event a list of its own', 'GET /events 200', async (world) => {
  const lists = (await listedEvents(world)).map(({ list_id }) => list_id);
  equal(new Set(lists).size, lists.length, 'the number of lists of events');
});

specified('sends all events in one answer, without pages', 'GET /events 200', async (world) => {
  const answer = answered(await world.main('GET', '/events'), 200);
  require(!Object.hasOwn(answer.json as object, 'meta'), 'the answer has meta, as if there were pages');
});

specified('hands out a snippet that is exactly one script with data-slug', 'GET /events 200', async (world) => {
  for (const { title, embed_snippet } of await listedEvents(world)) {
    const attributes = attributesOf(String(embed_snippet));
    require(attributes !==
      undefined, `the snippet of "${String(title)}" is not one script tag: ${String(embed_snippet)}`);
    require(!!attributes.get('data-slug'), `the snippet of "${String(title)}" has no data-slug`);
    const src = attributes.get('src') ?? '';
    require(URL.canParse(src) && /^https?:/.test(src), `the snippet of "${String(title)}" is served from "${src}"`);
  }
});

specified(
  'has persons in the list that an event names',
  ['GET /events 200', 'GET /lists/{list_id}/persons 200'],
  async (world) => {
    const [event] = await listedEvents(world);
    answered(await world.main('GET', `/lists/${String(event!['list_id'])}/persons`), 200);
  },
);

decided(
  'adds slug, max_persons, persons_count, location, description, changed_at, revision, places_left, state and waiting_list_of to an event, and nothing else',
  'GET /events 200',
  async (world) => {
    const more = {
      slug: shapes.filled,
      max_persons: shapes.wholeOrNull,
      persons_count: shapes.whole,
      location: shapes.textOrNull,
      description: shapes.textOrNull,
      changed_at: shapes.filled,
      revision: shapes.whole,
      places_left: shapes.wholeOrNull,
      state: shapes.filled,
      waiting_list_of: shapes.textOrNull,
    };
    for (const [index, event] of (await listedEvents(world)).entries()) {
      hasShape(event, more, `event ${index}`);
      keysAre(event, [...Object.keys(shapes.event), ...Object.keys(more)], `event ${index}`);
    }
  },
);

decided(
  'builds the address of a form on the portal, and the script names the same form twice',
  'GET /events 200',
  async (world) => {
    for (const { slug, url, embed_snippet } of await listedEvents(world)) {
      const { origin } = new URL(world.me.member_portal.url);
      equal(url, `${origin}/portal/${String(slug)}`, 'url');
      const attributes = attributesOf(String(embed_snippet));
      equal(attributes?.get('data-slug'), slug, 'data-slug');
      equal(attributes?.get('src'), `${origin}/embed.js?slug=${String(slug)}`, 'src');
    }
  },
);

decided(
  'counts the persons of an event as they come and go',
  ['GET /events 200', 'DELETE /lists/{list_id}/persons/{person_id} 204'],
  async (world) => {
    const list_id = await world.list('event');
    const count = async () => {
      const events = allIn(answered(await world.main('GET', '/events'), 200));
      return Number(events.find((event) => event['list_id'] === list_id)?.['persons_count']);
    };
    const before = await count();
    const { id } = await world.add(list_id);
    const between = await count();
    answered(await world.main('DELETE', `/lists/${list_id}/persons/${id}`), 204);
    equal([between, await count()], [before + 1, before], 'persons_count with the person and without');
  },
);

import { casesOf } from '../case.js';
import { allIn, answered, equal, fieldsIn, hasShape, NotTried, oneIn, require, type Fields } from '../expect.js';
import { allPersons, idsOf, listOfOurOwn, page } from '../pages.js';
import * as shapes from '../shapes.js';
import type { World } from '../world.js';

const { cases, decided } = casesOf('synchronising persons');
export const synchroniseCases = cases;

const synchronised = 'PUT /lists/{list_id}/persons 200';
const refusal = 'PUT /lists/{list_id}/persons 422';

const synchronise = (world: World, list_id: string, data: readonly Fields[], query = '') =>
  world.main('PUT', `/lists/${list_id}/persons${query}`, { body: { data } });

decided(
  'creates, updates and leaves alone, and counts each; answers in the order of the request',
  synchronised,
  async (world) => {
    const list_id = await world.home();
    const [one, other] = [await world.add(list_id), await world.add(list_id)];
    const newPerson = world.newPerson();
    const sent = [
      { external_id: other['external_id'], email: 'neu@conformance.example' },
      newPerson,
      { id: one.id, email: one['email'] },
    ];
    const answer = answered(await synchronise(world, list_id, sent), 200);
    const [first, second, third] = allIn(answer);
    equal(fieldsIn(answer.json, 'the body')['meta'], { created: 1, updated: 1, unchanged: 1 }, 'meta');
    equal(first, { ...other, email: 'neu@conformance.example' }, 'the updated person');
    equal(third, one, 'the person who stays as they are');
    hasShape(second, shapes.person, 'the created person');
    equal(
      oneIn(await world.main('GET', `/lists/${list_id}/persons/${String(newPerson['external_id'])}`)),
      second,
      'the created person as read',
    );
  },
);

decided('has nothing to do the second time', synchronised, async (world) => {
  const list_id = await world.home();
  const data = [world.newPerson(), world.newPerson()];
  const metas = [];
  for (const _ of [1, 2])
    metas.push(fieldsIn(answered(await synchronise(world, list_id, data), 200).json, 'the body')['meta']);
  equal(
    metas,
    [
      { created: 2, updated: 0, unchanged: 0 },
      { created: 0, updated: 0, unchanged: 2 },
    ],
    'meta of both',
  );
});

decided('does all or nothing', refusal, async (world) => {
  const list_id = await world.home();
  const person = await world.add(list_id);
  const before = idsOf(await allPersons(world, list_id));
  const data = [world.newPerson(), { id: person.id, email: 'neu@conformance.example' }, world.newPerson({ email: 42 })];
  const { json } = answered(await synchronise(world, list_id, data), 422);
  require(Object.hasOwn(
    fieldsIn(fieldsIn(json, 'the body')['errors'], 'errors'),
    'data.2.email',
  ), 'errors does not name data.2.email');
  equal(idsOf(await allPersons(world, list_id)), before, 'who is in the list afterwards');
  equal(oneIn(await world.main('GET', `/lists/${list_id}/persons/${person.id}`)), person, 'the person afterwards');
});

decided('refuses an id that the list does not have, and somebody who is there twice', refusal, async (world) => {
  const { list_id, id } = await world.existingPerson('event');
  const newPerson = await world.existingPerson('member');
  const twice = world.newPerson();
  for (const data of [[{ id: newPerson.id }], [{ id }, { id }], [twice, twice]])
    answered(await synchronise(world, list_id, data), 422);
});

decided('takes nobody for an answer, but not to delete everybody', [synchronised, refusal], async (world) => {
  const list_id = await world.home();
  const { json } = answered(await synchronise(world, list_id, []), 200);
  equal(json, { data: [], meta: { created: 0, updated: 0, unchanged: 0 } }, 'the body');
  answered(await synchronise(world, list_id, [], '?missing=delete'), 422);
  answered(await synchronise(world, list_id, [], '?missing=forget'), 422);
});

const ownList = async (world: World): Promise<string> => {
  const list_id = await listOfOurOwn(world);
  if (!list_id)
    throw new NotTried(
      'needs a contact list, or an event, in which nobody of yours has an external_id: missing=delete would take them away',
    );
  return list_id;
};

decided(
  'deletes with missing=delete whom the client knows and did not send, and nobody else',
  synchronised,
  async (world) => {
    const list_id = await ownList(world);
    const [stays, goes] = [await world.add(list_id), await world.add(list_id)];
    const unknown = await world.add(list_id, { external_id: null });
    const before = await allPersons(world, list_id);
    const answer = answered(await world.deleteMissing(list_id, [{ external_id: stays['external_id'] }]), 200);
    const expected = before.filter(({ id, external_id }) => external_id === null || id === stays.id);
    equal(idsOf(await allPersons(world, list_id)), idsOf(expected), 'who is in the list afterwards');
    equal(fieldsIn(fieldsIn(answer.json, 'the body')['meta'], 'meta')['unchanged'], 1, 'meta.unchanged');
    answered(await world.main('GET', `/lists/${list_id}/persons/${goes.id}`), 404);
    answered(await world.main('GET', `/lists/${list_id}/persons/${unknown.id}`), 200);
  },
);

decided('deletes no more persons than the request allows, and says how many would go', refusal, async (world) => {
  const list_id = await ownList(world);
  const [stays] = [await world.add(list_id), await world.add(list_id)];
  const before = idsOf(await allPersons(world, list_id));
  const sent = [{ external_id: stays['external_id'] }];
  const { json } = answered(await synchronise(world, list_id, sent, '?missing=delete&max_deleted=0'), 422);
  const [issue] = fieldsIn(json, 'the body')['issues'] as Fields[];
  equal([issue?.['field'], issue?.['code']], ['missing', 'too_many_deletions'], 'the issue');
  equal(idsOf(await allPersons(world, list_id)), before, 'who is in the list afterwards');
});

decided('tells in a dry run what would be, and stores nothing', synchronised, async (world) => {
  const list_id = await world.home();
  const person = await world.add(list_id);
  await world.add(list_id, { external_id: null });
  const before = idsOf(await allPersons(world, list_id));
  const data = [{ id: person.id, email: 'neu@conformance.example' }, world.newPerson()];
  const answer = await world.main('PUT', `/lists/${list_id}/persons?dry_run=true`, {
    body: { data, delete_omitted: true },
  });
  const { meta } = fieldsIn(answered(answer, 200).json, 'the body');
  equal(meta, { created: 1, updated: 1, unchanged: 0, deleted: before.length - 1 }, 'meta');
  equal(idsOf(await allPersons(world, list_id)), before, 'who is in the list afterwards');
  equal(oneIn(await world.main('GET', `/lists/${list_id}/persons/${person.id}`)), person, 'the person afterwards');
});

decided(
  'lists 500 persons and no more, and the others behind a cursor',
  [synchronised, 'GET /lists/{list_id}/persons 200'],
  async (world) => {
    const list_id = await ownList(world);
    const events = allIn(await world.main('GET', '/events'));
    const { max_persons: maxPersons } = events.find((event) => event['list_id'] === list_id) ?? {};
    if (typeof maxPersons === 'number')
      throw new NotTried('needs a contact list in which nobody of yours has an external_id, for 501 persons');
    try {
      const crowd = Array.from({ length: 501 }, () => ({ external_id: world.next() }));
      answered(await synchronise(world, list_id, crowd), 200);
      const first = await page(world, list_id);
      equal(first.data.length, 500, 'the number of persons on the first page');
      require(typeof first.next === 'string' &&
        first.previous === null, 'the first page has no next one, or one before it');
      const second = await page(world, list_id, { cursor: first.next });
      const externalIds = new Set([...first.data, ...second.data].map(({ external_id }) => external_id));
      require(crowd.every(({ external_id }) =>
        externalIds.has(external_id),
      ), 'some of 501 persons are on neither page');
      require(second.next === null &&
        typeof second.previous === 'string', 'the second page has a next one, or none before it');
    } finally {
      answered(await world.deleteMissing(list_id, [world.newPerson()]), 200);
    }
  },
);

import { casesOf } from '../case.js';
import { answered, equal, hasShape, oneIn, require, type Fields } from '../expect.js';
import { allPersons } from '../pages.js';
import * as shapes from '../shapes.js';
import type { World } from '../world.js';

const { cases, specified, decided } = casesOf('creating and updating persons');
export const writingCases = cases;

const created = 'POST /lists/{list_id}/persons 201';
const notCreated = 'POST /lists/{list_id}/persons 422';
const updated = 'PUT /lists/{list_id}/persons/{person_id} 200';
const notUpdated = 'PUT /lists/{list_id}/persons/{person_id} 422';

const create = async (world: World, list_id: string, values: Fields = {}) =>
  world.main('POST', `/lists/${list_id}/persons`, { body: world.newPerson(values) });

specified('creates a person and answers with all fields, as read afterwards', created, async (world) => {
  for (const type of ['member', 'event'] as const) {
    const list_id = await world.list(type);
    const sent = world.newPerson();
    const person = oneIn(answered(await world.main('POST', `/lists/${list_id}/persons`, { body: sent }), 201));
    hasShape(person, shapes.person, 'the person');
    for (const [key, value] of Object.entries(sent)) equal(person[key], value, key);
    equal(
      oneIn(await world.main('GET', `/lists/${list_id}/persons/${String(person['id'])}`)),
      person,
      'the person as read',
    );
  }
});

specified('keeps texts as they were sent, letter for letter', created, async (world) => {
  const name = { first_name: 'Zoë 👩‍👩‍👧 Å', last_name: "O'Neill-Łukaś <b>&amp;</b> ‏עברית" };
  equal((await world.add(await world.home(), { name }))['name'], name, 'name');
});

specified('refuses an external_id that somebody in the list has', notCreated, async (world) => {
  const { list_id, external_id } = await world.existingPerson('event');
  answered(await create(world, list_id, { external_id }), 422);
});

specified('takes an external_id that somebody in another list has', created, async (world) => {
  const { external_id } = await world.add(await world.list('member'));
  answered(await create(world, await world.home(), { external_id }), 201);
});

for (const [what, values] of [
  ['an e-mail that is a number', { email: 42 }],
  ['a name that is a text', { name: 'Konstanze Probst' }],
  ['an external_id that is a number', { external_id: 42 }],
  ['a creation_behaviour that there is not', { creation_behaviour: 'hidden' }],
] as const)
  specified(`refuses ${what}`, notCreated, async (world) => {
    answered(await create(world, await world.list('member'), values), 422);
  });

specified('creates a member with creation_behaviour default', created, async (world) => {
  answered(await create(world, await world.list('member'), { creation_behaviour: 'default' }), 201);
});

specified('takes applications for membership with creation_behaviour unconfirmed', created, async (world) => {
  answered(await create(world, await world.list('member'), { creation_behaviour: 'unconfirmed' }), 201);
});

specified('refuses creation_behaviour unconfirmed for anybody but members', notCreated, async (world) => {
  answered(await create(world, await world.list('event'), { creation_behaviour: 'unconfirmed' }), 422);
});

specified('sets what was sent and nothing else, by id and by external_id', updated, async (world) => {
  const list_id = await world.home();
  const person = await world.add(list_id);
  for (const [by, email] of [
    ['id', `${world.next()}@conformance.example`],
    ['external_id', `${world.next()}@conformance.example`],
  ] as const) {
    const path = `/lists/${list_id}/persons/${String(person[by])}`;
    equal(oneIn(answered(await world.main('PUT', path, { body: { email } }), 200)), { ...person, email }, 'the answer');
    equal(oneIn(await world.main('GET', path)), { ...person, email }, 'the person as read');
  }
});

specified('gives a person another external_id, and finds them by it', updated, async (world) => {
  const list_id = await world.home();
  const { id, external_id: before } = await world.add(list_id);
  const external_id = world.next();
  answered(await world.main('PUT', `/lists/${list_id}/persons/${String(before)}`, { body: { external_id } }), 200);
  equal(oneIn(answered(await world.main('GET', `/lists/${list_id}/persons/${external_id}`), 200))['id'], id, 'the id');
  answered(await world.main('GET', `/lists/${list_id}/persons/${String(before)}`), 404);
});

specified('refuses to give a person an external_id that another has', notUpdated, async (world) => {
  const list_id = await world.home();
  const [one, other] = [await world.add(list_id), await world.add(list_id)];
  const path = `/lists/${list_id}/persons/${one.id}`;
  answered(await world.main('PUT', path, { body: { external_id: other['external_id'] } }), 422);
  equal(oneIn(await world.main('GET', path)), one, 'the person afterwards');
  // their own is none of another's
  answered(await world.main('PUT', path, { body: { external_id: one['external_id'] } }), 200);
});

specified('refuses a value of the wrong type on update, and changes nothing', notUpdated, async (world) => {
  const { list_id, id, ...person } = await world.existingPerson('event');
  const path = `/lists/${list_id}/persons/${id}`;
  answered(await world.main('PUT', path, { body: { name: { first_name: 'Neu' }, email: 42 } }), 422);
  equal(oneIn(await world.main('GET', path)), { id, ...person }, 'the person afterwards');
});

decided('keeps the part of a name that was not sent, and takes away what is null', updated, async (world) => {
  const list_id = await world.home();
  const { id } = await world.add(list_id);
  const body = { name: { first_name: 'Neu' }, email: null };
  const person = oneIn(answered(await world.main('PUT', `/lists/${list_id}/persons/${id}`, { body }), 200));
  equal([person['name'], person['email']], [{ first_name: 'Neu', last_name: 'Probst' }, null], 'name and email');
});

decided(
  'finds an application by its id, and does not list it',
  [created, 'GET /lists/{list_id}/persons 200'],
  async (world) => {
    const list_id = await world.list('member');
    const { id } = await world.add(list_id, { creation_behaviour: 'unconfirmed' });
    answered(await world.main('GET', `/lists/${list_id}/persons/${id}`), 200);
    require(!(await allPersons(world, list_id)).some(
      (person) => person['id'] === id,
    ), 'the application is listed as a member');
  },
);

for (const [what, values] of [
  ['a key that the list does not have', { [`conformance_unknown`]: 'x' }],
  ['an e-mail address that is none', { email: 'keine Adresse' }],
  ['a birthdate that there is not', { birthdate: '2015-02-30' }],
  ['an id of the client', { id: 'per_konstanze' }],
] as const)
  decided(`refuses ${what}, on creation and on update`, [notCreated, notUpdated], async (world) => {
    const { list_id, id } = await world.existingPerson('event');
    answered(await create(world, list_id, values), 422);
    answered(await world.main('PUT', `/lists/${list_id}/persons/${id}`, { body: values }), 422);
  });

decided('refuses creation_behaviour on update', notUpdated, async (world) => {
  const { list_id, id } = await world.existingPerson('event');
  answered(
    await world.main('PUT', `/lists/${list_id}/persons/${id}`, { body: { creation_behaviour: 'default' } }),
    422,
  );
});

decided(
  'refuses an external_id that begins with per_, holds a slash or a control character, or is too long',
  notCreated,
  async (world) => {
    const list_id = await world.home();
    for (const external_id of ['per_1', 'a/b', 'a\tb', `${world.next()}-`.padEnd(192, 'x')])
      answered(await create(world, list_id, { external_id }), 422);
    answered(await create(world, list_id, { external_id: `${world.next()}-`.padEnd(191, 'x') }), 201);
  },
);

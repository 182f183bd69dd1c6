import { casesOf } from '../case.js';
import { allIn, answered, equal, fieldsIn, hasShape, keysAre, oneIn, require } from '../expect.js';
import { allPersons } from '../pages.js';
import * as shapes from '../shapes.js';
import { ownColumns } from '../test-columns.js';

const { cases, specified, decided } = casesOf('persons');
export const personCases = cases;

const onList = 'GET /lists/{list_id}/persons 200';
const one = 'GET /lists/{list_id}/persons/{person_id} 200';
const removal = 'DELETE /lists/{list_id}/persons/{person_id} 204';

specified('lists persons with what the specification names', onList, async (world) => {
  for (const type of ['member', 'event'] as const) {
    const { list_id } = await world.existingPerson(type);
    const answer = answered(await world.main('GET', `/lists/${list_id}/persons`), 200);
    for (const [index, person] of allIn(answer).entries()) hasShape(person, shapes.person, `person ${index}`);
  }
});

specified('says with a list where it is from and how many fit, and lists at most 500', onList, async (world) => {
  const { list_id } = await world.existingPerson('member');
  const answer = answered(await world.main('GET', `/lists/${list_id}/persons`), 200);
  const meta = hasShape(fieldsIn(answer.json, 'the body')['meta'], shapes.meta, 'meta');
  const perPage = Number(meta['per_page']);
  require(perPage >= 1 && perPage <= 500, `meta.per_page is ${perPage}, not 1 to 500`);
  require(allIn(answer).length <= perPage, `more than ${perPage} persons are listed`);
  require(String(meta['path']).endsWith(`/lists/${list_id}/persons`), `meta.path is ${String(meta['path'])}`);
});

decided('lists 500 persons at once, and says nothing else with a list', onList, async (world) => {
  const { list_id } = await world.existingPerson('member');
  const { json } = answered(await world.main('GET', `/lists/${list_id}/persons`), 200);
  const meta = fieldsIn(fieldsIn(json, 'the body')['meta'], 'meta');
  equal(meta['per_page'], 500, 'meta.per_page');
  keysAre(meta, Object.keys(shapes.meta), 'meta');
});

specified('has a new person in the list, once, as read alone', [onList, one], async (world) => {
  const { id, list_id } = await world.existingPerson('member');
  const matches = (await allPersons(world, list_id)).filter((person) => person['id'] === id);
  equal(matches.length, 1, 'the number of times the person is listed');
  equal(
    matches[0],
    oneIn(answered(await world.main('GET', `/lists/${list_id}/persons/${id}`), 200)),
    'the listed person',
  );
});

specified('reads a person by id and by external_id', one, async (world) => {
  const { list_id, id, external_id, ...values } = await world.existingPerson('member');
  for (const person_id of [id, String(external_id)]) {
    const person = oneIn(answered(await world.main('GET', `/lists/${list_id}/persons/${person_id}`), 200));
    equal(person, { id, external_id, ...values }, 'the person');
  }
});

specified('finds an external_id whatever is in it', one, async (world) => {
  const list_id = await world.home();
  const external_id = `${world.next()} ä+%2F?#&=.;@🏕️`;
  const { id } = await world.add(list_id, { external_id });
  const answer = await world.main('GET', `/lists/${list_id}/persons/${encodeURIComponent(external_id)}`);
  equal(oneIn(answered(answer, 200))['id'], id, 'the id of who was found');
});

specified('has a key for every field of the list, on every person', [onList, one], async (world) => {
  const { list_id } = await ownColumns(world);
  const { id } = await world.add(list_id);
  const columns = allIn(answered(await world.main('GET', `/lists/${list_id}/custom_columns`), 200));
  const person = oneIn(answered(await world.main('GET', `/lists/${list_id}/persons/${id}`), 200));
  for (const { id: own, external_id } of columns)
    require(Object.hasOwn(person, String(external_id ?? own)), `the person has no key ${String(external_id ?? own)}`);
});

specified(
  'deletes a person, with an empty answer, and for good',
  [removal, 'GET /lists/{list_id}/persons/{person_id} 404'],
  async (world) => {
    const list_id = await world.home();
    for (const by of ['id', 'external_id']) {
      const person = await world.add(list_id);
      const { text } = answered(await world.main('DELETE', `/lists/${list_id}/persons/${String(person[by])}`), 204);
      equal(text, '', 'the body');
      answered(await world.main('GET', `/lists/${list_id}/persons/${person.id}`), 404);
      require(!(await allPersons(world, list_id)).some(({ id }) => id === person.id), 'the person is still listed');
    }
  },
);

specified(
  'gives an external_id free with its person',
  [removal, 'POST /lists/{list_id}/persons 201'],
  async (world) => {
    const list_id = await world.home();
    const { id, external_id } = await world.add(list_id);
    answered(await world.main('DELETE', `/lists/${list_id}/persons/${id}`), 204);
    const repeated = await world.add(list_id, { external_id });
    require(repeated.id !== id, 'the new person has the id of the deleted one');
  },
);

decided('knows the member list as "member"', [onList, one], async (world) => {
  const { id } = await world.existingPerson('member');
  equal(oneIn(answered(await world.main('GET', `/lists/member/persons/${id}`), 200))['id'], id, 'the id');
  const answer = answered(await world.main('GET', '/lists/member/persons'), 200);
  require(allIn(answer).length > 0, 'the list is empty');
});

decided('reads what a person has not as null, and birthdate, phone and address of everybody', one, async (world) => {
  const list_id = await world.list('member');
  const { id } = oneIn(
    answered(await world.main('POST', `/lists/${list_id}/persons`, { body: { name: { last_name: 'Probst' } } }), 201),
  );
  const person = oneIn(answered(await world.main('GET', `/lists/${list_id}/persons/${String(id)}`), 200));
  const { name, external_id, email, birthdate, phone, address, membership_number } = person;
  equal(name, { first_name: null, last_name: 'Probst' }, 'name');
  equal([external_id, email, birthdate, phone, address, membership_number], Array(6).fill(null), 'what was not sent');
});

decided('gives members a membership number, and nobody else', one, async (world) => {
  const member = await world.existingPerson('member');
  const participant = await world.existingPerson('event');
  equal(
    [Object.hasOwn(member, 'membership_number'), Object.hasOwn(participant, 'membership_number')],
    [true, false],
    'whether member and participant have the key',
  );
});

decided(
  'lets an id win over an external_id that reads the same',
  ['GET /lists/{list_id}/persons/{person_id} 200', 'POST /lists/{list_id}/persons 422'],
  async (world) => {
    const { id, list_id } = await world.existingPerson('event');
    const answer = await world.main('POST', `/lists/${list_id}/persons`, {
      body: world.newPerson({ external_id: id }),
    });
    // best refused at once; where it is not, the id still has to lead to its owner
    if (answer.status !== 201) answered(answer, 422);
    equal(
      oneIn(answered(await world.main('GET', `/lists/${list_id}/persons/${id}`), 200))['id'],
      id,
      'the id of who was found',
    );
  },
);

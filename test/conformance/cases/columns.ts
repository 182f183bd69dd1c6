import { casesOf } from '../case.js';
import { allIn, answered, equal, hasShape, keysAre, oneIn, require, type Fields } from '../expect.js';
import { addedColumns, columnsUnchanged, ownColumns } from '../test-columns.js';
import * as shapes from '../shapes.js';
import type { World } from '../world.js';

const { cases, specified, decided } = casesOf('custom columns');
export const columnCases = cases;

const listedColumns = 'GET /lists/{list_id}/custom_columns 200';
const added = 'PUT /lists/{list_id}/custom_columns 201';
const notAdded = 'PUT /lists/{list_id}/custom_columns 422';
const created = 'POST /lists/{list_id}/persons 201';
const notCreated = 'POST /lists/{list_id}/persons 422';
const updated = 'PUT /lists/{list_id}/persons/{person_id} 200';

const columnsOf = async (world: World, list_id: string): Promise<Fields[]> =>
  allIn(answered(await world.main('GET', `/lists/${list_id}/custom_columns`), 200));

specified('tells of every column what the specification names', listedColumns, async (world) => {
  const { list_id } = await ownColumns(world);
  for (const [index, column] of (await columnsOf(world, list_id)).entries())
    hasShape(column, shapes.column, `column ${index}`);
});

decided('tells nothing else of a column', listedColumns, async (world) => {
  const { list_id } = await ownColumns(world);
  for (const [index, column] of (await columnsOf(world, list_id)).entries())
    keysAre(column, Object.keys(shapes.column), `column ${index}`);
});

specified('reads allowed_values and external_id as null where a column has none', listedColumns, async (world) => {
  const { list_id, yesNo } = await ownColumns(world);
  const { allowed_values, external_id } = (await columnsOf(world, list_id)).find(({ id }) => id === yesNo.id) ?? {};
  equal([allowed_values, external_id], [null, null], 'allowed_values and external_id');
});

specified('adds columns and answers with them, in the order of the request', added, async (world) => {
  const { sent, added: answers } = await addedColumns(world);
  equal(answers.length, sent.length, 'the number of columns in the answer');
  for (const [index, column] of answers.entries()) {
    const { id, type, name, allowed_values, external_id } = hasShape(column, shapes.column, `column ${index}`);
    const expected = { allowed_values: null, external_id: null, ...sent[index] };
    equal({ type, name, allowed_values, external_id }, expected, `column ${index} (${String(id)})`);
  }
});

specified('lists the columns that were added', [listedColumns, added], async (world) => {
  const { list_id, added: answers } = await addedColumns(world);
  const there = await columnsOf(world, list_id);
  for (const column of answers)
    equal(
      there.find(({ id }) => id === column['id']),
      column,
      `the column ${String(column['name'])}`,
    );
});

const valid = { name: 'conformance: never', type: 'string' };

for (const [what, column] of [
  ['a name of 65 characters', { ...valid, name: 'x'.repeat(65) }],
  ['no name', { type: 'string' }],
  ['no type', { name: valid.name }],
  ['a type that there is not', { ...valid, type: 'colour' }],
  ['allowed_values for a type that has none', { ...valid, type: 'boolean', allowed_values: ['yes'] }],
  ['allowed_values that are no texts', { ...valid, allowed_values: [1, 2] }],
] as const)
  specified(`refuses a column with ${what}`, notAdded, async (world) => {
    const path = `/lists/${await world.home()}/custom_columns`;
    answered(await world.main('PUT', path, { body: { data: [column] } }), 422);
  });

specified(
  'refuses an external_id that a column of the list has, so that no type can change',
  [notAdded, listedColumns],
  async (world) => {
    const { list_id, choice } = await ownColumns(world);
    const path = `/lists/${list_id}/custom_columns`;
    const body = { data: [{ ...valid, type: 'boolean', external_id: choice.external_id }] };
    answered(await world.main('PUT', path, { body }), 422);
    equal(
      (await columnsOf(world, list_id)).find(({ id }) => id === choice.id),
      choice,
      'the column afterwards',
    );
  },
);

specified('refuses an external_id that is there twice in one request', notAdded, async (world) => {
  const column = { ...valid, external_id: world.next() };
  const path = `/lists/${await world.home()}/custom_columns`;
  answered(await world.main('PUT', path, { body: { data: [column, column] } }), 422);
});

specified('keeps values under the identifier of their column', [created, updated], async (world) => {
  const { list_id, choice, several, yesNo } = await ownColumns(world);
  const values = { [choice.external_id]: 'grün', [several.external_id]: ['Kanu', 'Klettern'], [yesNo.id]: true };
  const { id } = await world.add(list_id, values);
  const path = `/lists/${list_id}/persons/${id}`;
  const person = oneIn(answered(await world.main('GET', path), 200));
  for (const [key, value] of Object.entries(values)) equal(person[key], value, key);
  const changes = { [choice.external_id]: 'red', [several.external_id]: ['Theater'], [yesNo.id]: false };
  const after = oneIn(answered(await world.main('PUT', path, { body: changes }), 200));
  for (const [key, value] of Object.entries(changes)) equal(after[key], value, key);
});

for (const [what, column, value] of [
  ['a value that is not allowed', 'choice', 'blue'],
  ['a text that is a number', 'choice', 1],
  ['an array with a value that is not allowed', 'several', ['Kanu', 'Rudern']],
  ['an array that is a text', 'several', 'Kanu'],
  ['a boolean that is a text', 'yesNo', 'true'],
] as const)
  specified(`refuses ${what}`, [notCreated, 'PUT /lists/{list_id}/persons/{person_id} 422'], async (world) => {
    const columns = await ownColumns(world);
    const { id, external_id } = columns[column];
    const body = { [String(external_id ?? id)]: value };
    const persons = `/lists/${columns.list_id}/persons`;
    answered(await world.main('POST', persons, { body: world.newPerson(body) }), 422);
    const { id: person_id } = await world.once('person with columns', () => world.add(columns.list_id));
    answered(await world.main('PUT', `${persons}/${person_id}`, { body }), 422);
  });

decided('reads what nobody answered as null, and takes null to take away', [created, updated], async (world) => {
  const { list_id, choice, several, yesNo } = await ownColumns(world);
  const keys = [choice.external_id, several.external_id, yesNo.id];
  const person = await world.add(list_id);
  equal(
    keys.map((key) => person[key]),
    [null, null, null],
    'values of a new person',
  );
  const path = `/lists/${list_id}/persons/${person.id}`;
  answered(await world.main('PUT', path, { body: { [choice.external_id]: 'red', [yesNo.id]: true } }), 200);
  const after = oneIn(answered(await world.main('PUT', path, { body: { [choice.external_id]: null } }), 200));
  equal(
    keys.map((key) => after[key]),
    [null, null, true],
    'values afterwards',
  );
});

decided('takes a value under the id of its column, too, and reads it under the external_id', created, async (world) => {
  const { list_id, choice } = await ownColumns(world);
  const person = await world.add(list_id, { [choice.id]: 'red' });
  equal(
    [person[choice.external_id], Object.hasOwn(person, choice.id)],
    ['red', false],
    'the value, and whether it is there twice',
  );
});

decided('refuses an external_id that means something else already', notAdded, async (world) => {
  const path = `/lists/${await world.home()}/custom_columns`;
  for (const external_id of ['email', 'creation_behaviour', 'col_abc', '__proto__', 'constructor'])
    answered(await world.main('PUT', path, { body: { data: [{ ...valid, external_id }] } }), 422);
});

decided('adds all columns of a request or none', [notAdded, listedColumns], async (world) => {
  const list_id = await world.home();
  const unchanged = await columnsUnchanged(world, list_id, async () => {
    const body = { data: [valid, { ...valid, type: 'colour' }] };
    answered(await world.main('PUT', `/lists/${list_id}/custom_columns`, { body }), 422);
  });
  require(unchanged, 'a column was added from a request that was refused');
});

decided('refuses to delete columns, as an address that has no such method', listedColumns, async (world) => {
  answered(await world.main('DELETE', `/lists/${await world.home()}/custom_columns`), 405);
});

import { expect } from 'chai';
import { applyWorkspace, readWorkspaceFile } from '../../../src/backend/workspace/index.js';
import { backend, club as clubFile, issuesIn } from '../../support/backend.js';
import { requestService, listIdByType, type Club } from '../../support/service-requests.js';

const add = async (club: Club, list: string, ...data: unknown[]) =>
  requestService(club, 'PUT', `/lists/${list}/custom_columns`, { body: { data } });

const column = (more: object = {}) => ({ name: 'Extra', type: 'string', ...more });

describe('the identifier that a client gives a column', () => {
  let club: Club;
  let list_id: string;
  before(async () => {
    club = await backend();
    list_id = await club.listOf('camp');
  });

  for (const name of [
    'id',
    'external_id',
    'name',
    'name.first_name',
    'email',
    'membership_number',
    'birthdate',
    'phone',
    'address',
    'address.city',
    'size.day',
    'creation_behaviour',
    'col_0123456789abcdefghjkmnpq',
    'col_x',
    '__proto__',
    'constructor',
    'prototype',
    'hasOwnProperty',
    'toString',
    'valueOf',
    '__defineGetter__',
  ])
    it(`may not be ${name}`, async () => {
      const response = await add(club, list_id, column({ external_id: name }));
      expect([response.status, await issuesIn(response)]).to.deep.equal([422, [['data.0.external_id', 'reserved']]]);
    });

  for (const [what, external_id, code] of [
    ['longer than 191 characters', 'x'.repeat(192), 'too_long'],
    ['empty', '', 'required'],
    ['a number', 7, 'wrong_type'],
    ['a list', ['size'], 'wrong_type'],
    ['with a line break in it', 'a\nb', 'unreadable_characters'],
    ['taken already', 'size', 'taken'],
  ] as const)
    it(`may not be ${what}`, async () => {
      const response = await add(club, list_id, column({ external_id }));
      expect([response.status, await issuesIn(response)]).to.deep.equal([422, [['data.0.external_id', code]]]);
    });

  for (const external_id of ['x'.repeat(191), 'Size', 'E-Mail', 'column_1', 'Größe 👕', 'proto', 'names', null])
    it(`may be ${external_id}`, async () => {
      expect((await add(club, list_id, column({ external_id }))).status).to.equal(201);
    });

  it('may be the same in two lists', async () => {
    const lists = [await club.listOf('full'), await listIdByType(club, 'contact'), 'member'];
    const statuses = [];
    for (const list of lists) statuses.push((await add(club, list, column({ external_id: 'same' }))).status);
    expect(statuses).to.deep.equal([201, 201, 201]);
  });

  it('may be missing from any number of columns', async () => {
    const response = await add(club, await club.listOf('full'), column(), column());
    expect(response.status).to.equal(201);
  });

  it('is given to one of many concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => add(club, list_id, column({ external_id: 'wanted' }))),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).to.deep.equal([201, ...Array.from({ length: 9 }, () => 422)]);
  });
});

describe('the name of a column', () => {
  for (const [what, name, status] of [
    ['64 characters', 'x'.repeat(64), 201],
    ['65 characters', 'x'.repeat(65), 422],
    ['64 characters of two units each', '🏕'.repeat(64), 201],
    ['65 characters of two units each', '🏕'.repeat(65), 422],
    ['nothing', undefined, 422],
    ['null', null, 422],
    ['no character', '', 422],
    ['only space', '  ', 422],
    ['a number', 5, 422],
    ['two lines', 'a\nb', 422],
  ] as const)
    it(`${status === 201 ? 'may' : 'may not'} be ${what}`, async () => {
      const club = await backend();
      expect((await add(club, 'member', column({ name }))).status).to.equal(status);
    });
});

describe('the type of a column', () => {
  const types = ['string', 'text', 'boolean', 'integer', 'number', 'date', 'email', 'phone', 'url', 'array'];
  let club: Club;
  before(async () => {
    club = await backend();
  });

  for (const type of types)
    it(`may be ${type}`, async () => {
      expect((await add(club, 'member', { name: 'Extra', type })).status).to.equal(201);
    });

  for (const type of ['String', 'object', 'constructor', '__proto__', '', null, undefined, 1, ['string']])
    it(`may not be ${JSON.stringify(type)}`, async () => {
      const response = await add(club, 'member', { name: 'Extra', type });
      expect([response.status, (await issuesIn(response)).map(([field]) => field)]).to.deep.equal([
        422,
        ['data.0.type'],
      ]);
    });

  it('cannot be changed by adding the column again', async () => {
    await add(club, 'member', { name: 'Age', type: 'integer', external_id: 'age' });
    await add(club, 'member', { name: 'Age', type: 'string', external_id: 'age' });
    const { data } = await club.api.listColumns({ list_id: 'member' });
    expect(data.filter(({ external_id }) => external_id === 'age').map(({ type }) => type)).to.deep.equal(['integer']);
  });

  it('cannot be changed by the workspace file', async () => {
    const changed = readWorkspaceFile(
      clubFile.replace('name: Can swim, type: boolean', 'name: Can swim, type: string'),
    );
    const error: unknown = await applyWorkspace(club.store, changed).catch((reason: unknown) => reason);
    expect(String(error)).to.match(/column "swims" has the type boolean, which cannot be changed/);
  });

  for (const type of types)
    it(`${type === 'string' || type === 'array' ? 'lets' : 'does not let'} ${type} allow only some values`, async () => {
      const response = await add(club, 'member', { name: 'Extra', type, allowed_values: ['a', 'b'] });
      const refusal = [['data.0.allowed_values', 'not_allowed']];
      expect(await issuesIn(response)).to.deep.equal(type === 'string' || type === 'array' ? [] : refusal);
    });

  for (const [what, allowed_values, field] of [
    ['a text', 'a,b', 'data.0.allowed_values'],
    ['an empty list', [], 'data.0.allowed_values'],
    ['numbers', ['a', 1], 'data.0.allowed_values.1'],
    ['null among texts', ['a', null], 'data.0.allowed_values.1'],
    ['an empty text', ['', 'a'], 'data.0.allowed_values.0'],
    ['the same twice', ['a', 'b', 'a'], 'data.0.allowed_values.2'],
    ['an object', { 0: 'a' }, 'data.0.allowed_values'],
  ] as const)
    it(`takes for allowed values no ${what}`, async () => {
      const response = await add(club, 'member', column({ allowed_values }));
      expect([response.status, (await issuesIn(response)).map(([path]) => path)]).to.deep.equal([422, [field]]);
    });
});

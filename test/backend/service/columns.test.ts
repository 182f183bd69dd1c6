import { expect } from 'chai';
import type { Column } from '../../../src/model/column.js';
import { ada, backend, issuesIn } from '../../support/backend.js';
import { requestService, dataOf, type Club } from '../../support/service-requests.js';

const add = async (club: Club, ...data: unknown[]) =>
  requestService(club, 'PUT', `/lists/${await club.listOf('full')}/custom_columns`, { body: { data } });

const namesIn = async (club: Club) =>
  (await club.api.listColumns({ list_id: await club.listOf('full') })).data.map(({ name }) => name);

const good = (name: string, external_id?: string) => ({ name, type: 'string', external_id });

describe('adding columns', () => {
  it('returns the new state of all columns', async () => {
    const club = await backend();
    const added = await dataOf<Column[]>(
      await add(club, { name: 'Size', type: 'string', allowed_values: ['S', 'M'], external_id: 'size' }, good('Plain')),
    );
    expect(added.map(({ id: _, ...rest }) => rest)).to.deep.equal([
      { type: 'string', name: 'Size', allowed_values: ['S', 'M'], external_id: 'size' },
      { type: 'string', name: 'Plain', allowed_values: null, external_id: null },
    ]);
  });

  it('gives each an id of its own', async () => {
    const added = await dataOf<Column[]>(await add(await backend(), good('A'), good('B')));
    expect([new Set(added.map(({ id }) => id)).size, added.every(({ id }) => /^col_\w+$/.test(id))]).to.deep.equal([
      2,
      true,
    ]);
  });

  it('returns the same as a later read', async () => {
    const club = await backend();
    const added = await dataOf<Column[]>(await add(club, good('A', 'a'), good('B')));
    const { data } = await club.api.listColumns({ list_id: await club.listOf('full') });
    expect(data).to.deep.equal(added);
  });

  it('accepts an empty array', async () => {
    const response = await add(await backend());
    expect([response.status, await dataOf(response)]).to.deep.equal([201, []]);
  });

  const broken: [string, unknown[], [string, string][]][] = [
    ['a bad type', [good('A'), { name: 'B', type: 'colour' }], [['data.1.type', 'not_allowed']]],
    ['no name', [good('A'), { type: 'string' }], [['data.1.name', 'required']]],
    ['what is no object', [good('A'), 'B', null, ['C']], [1, 2, 3].map((at) => [`data.${at}`, 'wrong_type'])],
    ['a key that means nothing', [good('A'), { ...good('B'), id: 'col_1' }], [['data.1.id', 'unknown']]],
    ['two that clash', [good('A', 'x'), good('B', 'y'), good('C', 'x')], [['data.2.external_id', 'taken']]],
    [
      'three that clash',
      [good('A', 'x'), good('B', 'x'), good('C', 'x')],
      [
        ['data.1.external_id', 'taken'],
        ['data.2.external_id', 'taken'],
      ],
    ],
    ['more than fit', Array.from({ length: 201 }, (_, index) => good(`N${index}`)), [['data', 'too_many']]],
  ];

  for (const [what, data, issues] of broken) {
    it(`names the path of a fault: ${what}`, async () => {
      const response = await add(await backend(), ...data);
      expect([response.status, await issuesIn(response)]).to.deep.equal([422, issues]);
    });

    it(`adds none when one has a fault: ${what}`, async () => {
      const club = await backend();
      await add(club, ...data);
      expect(await namesIn(club)).to.deep.equal([]);
    });
  }

  for (const [what, body, issues] of [
    ['nothing', {}, [['data', 'required']]],
    ['an object', { data: {} }, [['data', 'wrong_type']]],
    ['a text', { data: 'x' }, [['data', 'wrong_type']]],
    ['a second key', { data: [], columns: [] }, [['columns', 'unknown']]],
    ['an array', [], [['', 'not_json']]],
  ] as const)
    it(`is refused where data is ${what}`, async () => {
      const club = await backend();
      const path = `/lists/${await club.listOf('full')}/custom_columns`;
      const response = await requestService(club, 'PUT', path, { body });
      expect([response.status, await issuesIn(response)]).to.deep.equal([422, issues]);
    });
});

describe('the number of columns of a list', () => {
  it('is limited to the size of a person', async () => {
    const club = await backend();
    const path = `/lists/${await club.listOf('full')}/custom_columns`;
    const columnsOf = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ name: `C${index}`, type: 'string' }));
    const first = await requestService(club, 'PUT', path, { body: { data: columnsOf(180) } });
    const more = await requestService(club, 'PUT', path, { body: { data: columnsOf(1) } });
    expect([first.status, more.status, await issuesIn(more)]).to.deep.equal([201, 422, [['data', 'too_many']]]);
  });
});

describe('the order of columns', () => {
  it('is the order in which they were added', async () => {
    const club = await backend();
    await add(club, good('Zebra'), good('Ant'));
    await add(club, good('Mouse'));
    await add(club, good('Bear'), good('Yak'));
    expect(await namesIn(club)).to.deep.equal(['Zebra', 'Ant', 'Mouse', 'Bear', 'Yak']);
  });

  it('is the order of the workspace file, then that of the service', async () => {
    const club = await backend();
    const list_id = await club.listOf('camp');
    await club.api.addColumns({ list_id, body: { data: [{ name: 'Aardvark', type: 'string' }] } });
    const { data } = await club.api.listColumns({ list_id });
    expect(data.map(({ name }) => name)).to.deep.equal([
      'T-shirt size',
      'Courses',
      'Can swim',
      'Notes',
      'Team (internal)',
      'Aardvark',
    ]);
  });

  it('is the order of the keys of a person', async () => {
    const club = await backend();
    const { data } = await club.api.createPerson({
      list_id: await club.listOf('camp'),
      body: { team: 'Red', notes: 'x', ...ada },
    });
    expect(Object.keys(data).slice(-5)).to.deep.equal(['size', 'courses', 'swims', 'notes', 'team']);
  });

  it('is the same in a form without a layout', async () => {
    const club = await backend();
    await add(club, good('Zebra'), good('Ant'));
    const { data } = await club.visitor.readForm({ slug: 'full' });
    expect(data.columns.map(({ name }) => name)).to.deep.equal(['Zebra', 'Ant']);
  });
});

describe('a custom value', () => {
  it('is written under the external id of its column or under its id, and read under the former', async () => {
    const club = await backend();
    const list_id = await club.listOf('camp');
    const { id } = (await club.api.listColumns({ list_id })).data.find(({ external_id }) => external_id === 'team')!;
    const { data } = await club.api.createPerson({ list_id, body: { ...ada, [id]: 'Red' } });
    expect([data['team'], id in data]).to.deep.equal(['Red', false]);
  });

  it('is read under the id of a column that has nothing else', async () => {
    const club = await backend();
    const list_id = await club.listOf('full');
    const [{ id }] = await dataOf<[Column]>(await add(club, good('Plain')));
    const { data } = await club.api.createPerson({ list_id, body: { [id]: 'here' } });
    expect(data[id]).to.equal('here');
  });

  it('is refused when it is sent under both', async () => {
    const club = await backend();
    const list_id = await club.listOf('camp');
    const { id } = (await club.api.listColumns({ list_id })).data.find(({ external_id }) => external_id === 'team')!;
    const body = { ...ada, team: 'Red', [id]: 'Blue' };
    expect(await issuesIn(await requestService(club, 'POST', `/lists/${list_id}/persons`, { body }))).to.deep.equal([
      [id, 'unknown'],
    ]);
  });
});

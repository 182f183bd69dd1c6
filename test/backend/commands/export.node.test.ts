import { expect } from 'chai';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { Person } from '../../../src/model/person.js';
import { person } from '../store/sample-rows.js';
import { campIn, registered, rowsOf, workplace, type Camp } from './command-folder.js';
import type { Store } from '../../../src/backend/store/index.js';

describe('turnout export', () => {
  const { at, turnout, folderWith, inStore } = workplace();

  const withAda = () =>
    folderWith((store, camp) =>
      registered(store, camp, {
        id: 'per_ada',
        data: JSON.stringify({
          phone: '+49 30 123',
          address: { street: 'Weg 1', postcode: '01069', city: 'Dresden', country: 'DE' },
          courses: ['Canoe', 'Theatre'],
          swims: true,
          notes: 'says "hi",\r\nand 👋',
          team: '=1+1',
        }),
      }),
    );

  const createPersons = (count: number) => async (store: Store, camp: Camp) => {
    const rows = Array.from({ length: count }, (_, index) => person({ ...camp, id: `per_${index}` }));
    await store.transaction(({ persons }) => persons.insertAll(rows));
  };

  it('writes a row of names and a row per person', async () => {
    await withAda();
    const { code, out, err } = await turnout('export', 'camp');
    const [names = [], ada = [], ...more] = rowsOf(out);
    expect([code, err, more]).to.deep.equal([0, '', []]);
    expect(Object.fromEntries(names.map((name, index) => [name, ada[index]]))).to.deep.equal({
      id: 'per_ada',
      external_id: '',
      'name.first_name': 'Ada',
      'name.last_name': 'Lovelace',
      email: 'ada@example.org',
      birthdate: '',
      phone: '+49 30 123',
      'address.street': 'Weg 1',
      'address.postcode': '01069',
      'address.city': 'Dresden',
      'address.country': 'DE',
      size: '',
      courses: 'Canoe; Theatre',
      swims: 'true',
      notes: 'says "hi",\r\nand 👋',
      team: "'=1+1",
      'meta.created_at': '2026-11-21T12:00:00.000Z',
      'meta.changed_at': '2026-11-21T12:00:00.000Z',
      'meta.state': '',
      'meta.family': '',
      'meta.number': 'ADA',
      'meta.fees_open': '',
      'meta.fees_due_at': '',
      'meta.fees_paid': '',
      'meta.fees_paid_at': '',
      'meta.fees_reference': '',
    });
  });

  it('writes JSON exactly as the service has it', async () => {
    await withAda();
    const [ada] = JSON.parse((await turnout('export', 'camp', '--format', 'json')).out) as [Person];
    expect([ada.id, ada['notes'], ada['team'], ada['size']]).to.deep.equal([
      'per_ada',
      'says "hi",\r\nand 👋',
      '=1+1',
      null,
    ]);
  });

  for (const format of ['csv', 'json'])
    it(`has all of 1200 persons in ${format}, in the order in which they came`, async () => {
      await folderWith(createPersons(1200));
      const { out } = await turnout('export', 'camp', '--format', format);
      const ids =
        format === 'json'
          ? (JSON.parse(out) as Person[]).map(({ id }) => id)
          : rowsOf(out)
              .slice(1)
              .map(([id]) => id);
      expect(ids).to.deep.equal(Array.from({ length: 1200 }, (_, index) => `per_${index}`));
    });

  for (const count of [0, 500])
    it(`has a whole document for ${count} persons`, async () => {
      await folderWith(createPersons(count));
      expect(JSON.parse((await turnout('export', 'camp', '--json')).out)).to.have.lengthOf(count);
    });

  it('begins with a byte order mark on request only', async () => {
    await withAda();
    const [plain, marked] = [await turnout('export', 'camp'), await turnout('export', 'camp', '--bom')];
    expect([marked.out, plain.out.startsWith('\uFEFF')]).to.deep.equal([`\uFEFF${plain.out}`, false]);
  });

  it('finds a list by its id, and the member list by its name', async () => {
    await withAda();
    const { list_id } = await inStore('data', campIn);
    const [byId, members] = [await turnout('export', list_id), await turnout('export', 'member')];
    expect([rowsOf(byId.out).length, rowsOf(members.out).length]).to.deep.equal([2, 1]);
  });

  it('leaves membership applications out', async () => {
    await folderWith(async (store, { workspace_id }) => {
      const members = (await store.lists.find(workspace_id, 'member'))!;
      await store.persons.insert(person({ workspace_id, list_id: members.id, confirmed: 0 }));
    });
    expect(rowsOf((await turnout('export', 'member')).out)).to.have.lengthOf(1);
  });

  it('writes a file for its owner only, and prints the number of persons', async () => {
    await withAda();
    const { code, out } = await turnout('export', 'camp', '--output', at('camp.csv'));
    expect([code, out.trim(), statSync(at('camp.csv')).mode & 0o777]).to.deep.equal([
      0,
      `1 person of Camp in ${at('camp.csv')}.`,
      0o600,
    ]);
  });

  it('leaves nothing beside the file', async () => {
    await withAda();
    await turnout('export', 'camp', '--output', at('camp.csv'));
    expect(readdirSync(at('.'))).to.have.members(['data', 'camp.csv']);
  });

  it('writes JSON to a file with the ending .json', async () => {
    await withAda();
    await turnout('export', 'camp', '--output', at('camp.json'));
    expect(JSON.parse(readFileSync(at('camp.json'), 'utf8'))).to.have.lengthOf(1);
  });

  it('does not overwrite a file', async () => {
    await withAda();
    writeFileSync(at('camp.csv'), 'mine');
    const { code, err } = await turnout('export', 'camp', '--output', at('camp.csv'));
    expect([code, err.trim(), readFileSync(at('camp.csv'), 'utf8')]).to.deep.equal([
      1,
      `${at('camp.csv')} is there already. --force replaces it.`,
      'mine',
    ]);
  });

  it('overwrites a file with --force', async () => {
    await withAda();
    writeFileSync(at('camp.csv'), 'mine', { mode: 0o644 });
    const { code } = await turnout('export', 'camp', '--output', at('camp.csv'), '--force');
    expect([
      code,
      rowsOf(readFileSync(at('camp.csv'), 'utf8')).length,
      statSync(at('camp.csv')).mode & 0o777,
    ]).to.deep.equal([0, 2, 0o600]);
  });

  it('prints its progress to stderr only', async () => {
    await folderWith(createPersons(1200));
    const { out, err } = await turnout('export', 'camp', '--progress');
    expect([rowsOf(out).length, err]).to.deep.equal([
      1201,
      '500 of 1200 persons\n1000 of 1200 persons\n1200 of 1200 persons\n',
    ]);
  });

  it('describes the file as JSON', async () => {
    await withAda();
    const { out } = await turnout('export', 'camp', '--output', at('camp.csv'), '--json');
    expect(JSON.parse(out)).to.deep.include({ file: at('camp.csv'), format: 'csv', persons: 1 });
  });

  for (const [what, args, code, sentence] of [
    ['a list that there is not', ['export', 'nowhere'], 2, /There is no list nowhere/],
    ['no list', ['export'], 2, /turnout export LIST: which list\?/],
    ['a second list', ['export', 'camp', 'member'], 2, /member is one argument too many/],
    ['a format that there is not', ['export', 'camp', '--format', 'xls'], 2, /csv, json, xlsx, not xls/],
    ['a format without its name', ['export', 'camp', '--format', '--bom'], 2, /--format needs a value/],
    ['a mark before JSON', ['export', 'camp', '--json', '--bom'], 2, /for CSV only/],
    [
      'a folder that there is not',
      ['export', 'camp', '--output', '/nowhere/camp.csv'],
      2,
      /There is no folder \/nowhere/,
    ],
    ['a folder as the file', ['export', 'camp', '--output', '/', '--force'], 1, /no file/],
  ] as const)
    it(`refuses ${what} in one sentence`, async () => {
      await folderWith();
      const result = await turnout(...args);
      expect([result.code, result.out, sentence.test(result.err), result.err.trim().split('\n').length]).to.deep.equal([
        code,
        '',
        true,
        1,
      ]);
    });

  it('does not create a data folder', async () => {
    const { code, err } = await turnout('export', 'camp');
    expect([code, /There is no database in/.test(err), existsSync(at('data'))]).to.deep.equal([1, true, false]);
  });

  it('reports a file that is no database', async () => {
    mkdirSync(at('data'));
    writeFileSync(`${at('data')}/turnout.db`, 'no database at all, whatever its name. '.repeat(200));
    const { code, err } = await turnout('export', 'camp');
    expect([code, err.trim()]).to.deep.equal([1, `${at('data')}/turnout.db is not a database.`]);
  });
});

import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import readXlsx from 'read-excel-file/node';
import type { Store } from '../../../src/backend/store/index.js';
import { person } from '../store/sample-rows.js';
import { rowsOf, workplace, type Camp } from './command-folder.js';

const answers = {
  birthdate: '2015-04-01',
  phone: '+49 30 123',
  address: { street: '=HYPERLINK("https://evil.example")', postcode: '01069', city: 'Dresden', country: 'DE' },
  courses: ['Canoe', 'Theatre'],
  swims: true,
  notes: '=1+1',
  team: '007\u0000',
};

/** A family of two, and somebody who was added with a key. */
async function registered(store: Store, camp: Camp): Promise<void> {
  const persons = ['per_ada', 'per_bob', 'per_eve'].map((id) => person({ ...camp, id, data: JSON.stringify(answers) }));
  for (const one of persons) await store.persons.insert(one);
  for (const { id: person_id } of persons.slice(0, 2))
    await store.registrations.register(
      {
        ...camp,
        ...{ person_id, slug: 'camp', family: 'one', language: 'de', state: 'registered' },
        ...{ amount: null, deadline_at: null },
      },
      persons[0]!.created_at,
    );
}

describe('turnout export as a spreadsheet', () => {
  const { at, turnout, made } = workplace();

  /** The sheet as another program reads it: each person by the heads of the columns. */
  async function exported() {
    await made(registered);
    const file = at('camp.xlsx');
    const { code, out, err } = await turnout('export', 'camp', '--output', file);
    expect([code, err, out]).to.deep.equal([0, '', `3 persons of Camp in ${file}.\n`]);
    const [{ data: rows }] = (await readXlsx(file)) as unknown as [{ data: unknown[][] }];
    const [heads = [], ...persons] = rows;
    const read = persons.map((cells) => Object.fromEntries(heads.map((head, index) => [head, cells[index]])));
    return { file, heads, persons: read };
  }

  it('has readable heads in the language of the club', async () => {
    const { heads } = await exported();
    expect(heads).to.deep.equal([
      'id',
      'Eigene Kennung',
      'Vorname',
      'Nachname',
      'E-Mail',
      'Geburtsdatum',
      'Telefon',
      'Straße und Hausnummer',
      'Postleitzahl',
      'Ort',
      'Land',
      'T-shirt size',
      'Courses',
      'Can swim',
      'Notes',
      'Team (internal)',
      'Angemeldet',
      'Geändert',
      'Stand',
      'Gemeinsam angemeldet',
    ]);
  });

  it('has texts that stay texts: a postcode, a telephone number, a number with zeros, and what reads like a formula', async () => {
    const {
      persons: [ada],
    } = await exported();
    expect(ada).to.deep.include({
      Postleitzahl: '01069',
      Telefon: '+49 30 123',
      'Team (internal)': '007',
      Notes: '=1+1',
      'Straße und Hausnummer': '=HYPERLINK("https://evil.example")',
      Courses: 'Canoe; Theatre',
    });
  });

  it('has days, times by the clocks of the club, and a yes as what they are', async () => {
    const {
      persons: [ada],
    } = await exported();
    expect(ada).to.deep.include({
      Geburtsdatum: new Date('2015-04-01T00:00:00Z'),
      Angemeldet: new Date('2026-11-21T13:00:00Z'),
      'Can swim': true,
      Stand: 'registered',
    });
  });

  it('says who was registered together', async () => {
    const { persons } = await exported();
    expect(persons.map(({ id, 'Gemeinsam angemeldet': family }) => [id, family])).to.deep.equal([
      ['per_ada', 1],
      ['per_bob', 1],
      ['per_eve', null],
    ]);
  });

  it('has no formula in its XML', async () => {
    const { unzipSync, strFromU8 } = await import('fflate');
    const parts = Object.entries(unzipSync(readFileSync((await exported()).file)));
    expect(parts.map(([name]) => name)).to.include('xl/workbook.xml');
    expect(parts.filter(([, bytes]) => /<f[ >]/.test(strFromU8(bytes))).map(([name]) => name)).to.deep.equal([]);
  });

  it('goes into a file only', async () => {
    await made();
    const { code, err } = await turnout('export', 'camp', '--format', 'xlsx');
    expect([code, /--output FILE\.xlsx/.test(err)]).to.deep.equal([2, true]);
  });
});

describe('turnout export as CSV for spreadsheets', () => {
  const { turnout, made } = workplace();

  it('has readable heads with --labels', async () => {
    await made(registered);
    const [heads] = rowsOf((await turnout('export', 'camp', '--labels')).out);
    expect(heads!.slice(0, 5)).to.deep.equal(['id', 'Eigene Kennung', 'Vorname', 'Nachname', 'E-Mail']);
  });

  for (const [name, separator] of [
    ['semicolon', ';'],
    [';', ';'],
    ['tab', '\t'],
  ] as const)
    it(`separates cells with --separator ${name}`, async () => {
      await made(registered);
      const [head, first] = (await turnout('export', 'camp', '--separator', name)).out.split('\r\n');
      expect(head!.startsWith(`id${separator}external_id${separator}name.first_name`)).to.equal(true);
      expect(first!.split(separator)).to.include('01069');
    });

  it('says which separators there are', async () => {
    await made();
    const { code, err } = await turnout('export', 'camp', '--separator', '|');
    expect([code, /one of comma, semicolon, tab/.test(err)]).to.deep.equal([2, true]);
  });
});

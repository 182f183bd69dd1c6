import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import readXlsx from 'read-excel-file/node';
import { registered, withConsent } from './registered-camp.js';
import { workplace } from './command-folder.js';

describe('turnout export as a spreadsheet', () => {
  const { at, turnout, folderWith } = workplace();

  /** The sheet as another program reads it: each person by the heads of the columns. */
  async function exported(...options: string[]) {
    await folderWith(registered, 'data', withConsent);
    const file = at('camp.xlsx');
    const { code, out, err } = await turnout('export', 'camp', '--output', file, ...options);
    expect([code, err, out]).to.deep.equal([0, '', `3 persons of Camp in ${file}.\n`]);
    const [first, ...sheets] = (await readXlsx(file)) as unknown as { sheet: string; data: unknown[][] }[];
    const [heads = [], ...persons] = first!.data;
    const read = persons.map((cells) => Object.fromEntries(heads.map((head, index) => [head, cells[index]])));
    return { file, heads, persons: read, sheets };
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
      'Entstanden',
      'Notes',
      'Team (internal)',
      'Angemeldet',
      'Geändert',
      'Stand',
      'Gemeinsam angemeldet',
      'Nummer',
      'Offener Betrag in EUR',
      'Fällig am',
      'Bezahlter Betrag in EUR',
      'Bezahlt am',
      'Verwendungszweck',
      'Can swim: Einwilligung gegeben am',
      'Can swim: Einwilligung widerrufen am',
      'Can swim: Text der Einwilligung',
    ]);
  });

  it('keeps texts as texts: a postcode, a telephone number, a number with zeros, and a formula', async () => {
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

  it('has typed cells for days, times in the club’s zone, and yes or no', async () => {
    const {
      persons: [ada],
    } = await exported();
    expect(ada).to.deep.include({
      Geburtsdatum: new Date('2015-04-01T00:00:00Z'),
      Angemeldet: new Date('2026-11-21T13:00:00Z'),
      'Can swim': true,
      Stand: 'Angemeldet',
    });
  });

  it('has the times of registration and last change, and a number that begins with + as text', async () => {
    const {
      persons: [ada, bob],
    } = await exported();
    const registeredAt = new Date('2026-11-21T13:00:00Z');
    expect([ada!['Angemeldet'], ada!['Geändert']]).to.deep.equal([registeredAt, registeredAt]);
    expect([bob!['Angemeldet'], bob!['Geändert'], bob!['Telefon']]).to.deep.equal([
      ...[registeredAt, new Date('2026-12-02T10:30:00Z')],
      '+4930123',
    ]);
  });

  it('has amounts that can be added up, with their days and references', async () => {
    const {
      persons: [ada, bob],
    } = await exported();
    expect(ada).to.deep.include({
      'Offener Betrag in EUR': 290.5,
      'Fällig am': new Date('2027-05-01T00:00:00Z'),
      'Bezahlter Betrag in EUR': 12,
      'Bezahlt am': new Date('2027-02-03T00:00:00Z'),
      Verwendungszweck: 'RF18 1; RF18 2',
    });
    expect(bob).to.deep.include({ 'Offener Betrag in EUR': null, Verwendungszweck: null });
  });

  it('has the times at which a consent was given and withdrawn, and its text on a separate sheet', async () => {
    const { persons, sheets } = await exported();
    const [given, withdrawn] = ['Can swim: Einwilligung gegeben am', 'Can swim: Einwilligung widerrufen am'];
    const noon = new Date('2026-11-21T13:00:00Z');
    expect(persons.map((one) => [one[given], one[withdrawn], one['Can swim: Text der Einwilligung']])).to.deep.equal([
      [noon, null, 'abc123'],
      [null, null, null],
      [noon, new Date('2026-12-01T09:00:00Z'), 'abc123'],
    ]);
    expect(sheets.map(({ sheet, data }) => [sheet, data])).to.deep.equal([
      [
        'Einwilligungstexte',
        [
          ['SHA-256', 'Text der Einwilligung'],
          ['abc123', 'Ja, sie schwimmt\n=1+1'],
        ],
      ],
    ]);
  });

  it('has another language and the labels of choices on request', async () => {
    const {
      heads,
      persons: [ada],
    } = await exported('--language', 'en', '--labels');
    expect(heads).to.include.members(['First name', 'Registered', 'Can swim: consent given on']);
    expect(ada).to.include({ 'T-shirt size': 'Medium', State: 'Registered' });
  });

  it('names persons who were registered together', async () => {
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

  it('is written to a file only', async () => {
    await folderWith();
    const { code, err } = await turnout('export', 'camp', '--format', 'xlsx');
    expect([code, /--output FILE\.xlsx/.test(err)]).to.deep.equal([2, true]);
  });
});

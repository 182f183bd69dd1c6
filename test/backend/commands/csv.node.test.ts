import { expect } from 'chai';
import { csvLines, csvRow } from '../../../src/backend/commands/shared/csv.js';
import { exportColumns } from '../../../src/backend/commands/shared/export-columns.js';
import { fieldOf, personFields } from '../../../src/fields/index.js';
import type { FieldValue, Person } from '../../../src/model/person.js';
import { rowsOf } from './command-folder.js';

const column = (external_id: string, type: string) =>
  fieldOf({ id: `col_${external_id}`, external_id, type, name: external_id, allowed_values: null });

/** The text of one cell, without the line break behind it. */
const cell = (value: FieldValue) => csvLines([[value]]).replace(/\r\n$/, '');

/** The text that a parser of RFC 4180 reads from a cell. */
const read = (text: string) => rowsOf(`${text}\r\n`)[0]![0];

describe('a cell of a spreadsheet', () => {
  for (const text of [
    '=1+1',
    '=HYPERLINK("https://evil.example";"Click")',
    "+1+cmd|' /C calc'!A0",
    '-2+3',
    '@SUM(A1:A9)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    '\tplain',
    '\rplain',
    '\nplain',
    '  =1+1',
    '\u00a0=1+1',
    '\u3000=1+1',
    '\ufeff=1+1',
    '\u200b=1+1',
    '\u0000=1+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(1)',
    ' ＝1',
    '-5',
    '+',
    '+1-2',
    '+49-30-123',
    '+49/30',
    '+1*2',
    '+1.5',
    '+49 30 A1',
    ' +49 30 123',
    '+49 30 123\n=1',
  ])
    it(`begins with an apostrophe for ${JSON.stringify(text)}`, () => {
      expect(read(cell(text))!.startsWith("'")).to.equal(true);
    });

  for (const text of [
    '+49 30 123',
    '+493012345',
    '+49 (0)30 123 45',
    'Ada',
    'a=b',
    'ada@example.org',
    '1-2',
    '¡-5!',
    ';-)',
  ])
    it(`stays as it is for ${JSON.stringify(text)}`, () => {
      expect(read(cell(text))).to.equal(text);
    });

  for (const [text, output] of [
    ['x;=1+1;y', "x;'=1+1;y"],
    ['x; @SUM(1)', "x; '@SUM(1)"],
    ['x\t+1', "x\t'+1"],
    ['x\r\n=1+1', "x\r\n'=1+1"],
    ['x\n\n =1\n＝2', "x\n\n '=1\n'＝2"],
    ['x;;=1', "x;;'=1"],
  ] as const)
    it(`has no formula behind a separator of other programs: ${JSON.stringify(text)}`, () => {
      expect(read(cell(text))).to.equal(output);
    });

  for (const [value, text] of [
    [-5, '-5'],
    [-0.5, '-0.5'],
    [0, '0'],
    [true, 'true'],
    [false, 'false'],
    [null, ''],
    [undefined, ''],
    [['Canoe', 'Theatre'], '"Canoe; Theatre"'],
    [['=1', '@x'], `"'=1; '@x"`],
    [[], ''],
  ] as const)
    it(`shows ${JSON.stringify(value)} as ${JSON.stringify(text)}`, () => {
      expect(cell(value as never)).to.equal(text);
    });

  for (const text of ['say "hi"', '"', 'a,b', 'a\r\nb', 'a\nb', ' a ', '👩‍👩‍👧 Zoë Öztürk', '', 'a;b', "it's", '""'])
    it(`is read as it was written: ${JSON.stringify(text)}`, () => {
      expect(read(cell(text))).to.equal(text);
    });

  for (const text of ['a;b', 'a\tb', 'a\nb', ' a', 'a ', 'a,b'])
    it(`is quoted if a program might split or trim it: ${JSON.stringify(text)}`, () => {
      expect(cell(text)).to.equal(`"${text}"`);
    });

  it('takes no longer for a hostile text', () => {
    const durations = Array.from({ length: 5 }, () => {
      const startedAt = performance.now();
      cell('\n'.repeat(10_000) + 'x');
      cell(';\n'.repeat(5_000) + 'x');
      return performance.now() - startedAt;
    });
    // the fastest: in the others the machine may have done something else
    expect(Math.min(...durations)).to.be.below(200);
  });
});

describe('a table of persons', () => {
  const fields = [...personFields, column('age', 'integer'), column('courses', 'array'), column('swims', 'boolean')];
  const columns = exportColumns(fields, ['swims']);
  const header = csvLines([columns.map(({ name }) => name)]);
  const created_at = Date.parse('2026-11-21T12:00:00Z');
  const consent = {
    workspace_id: 'wsp_1',
    row_key: '1',
    person_id: 'per_1',
    field: 'swims',
    given: true,
    at: created_at,
    language: 'de',
    text_hash: 'abc',
  };
  const registered = {
    created_at,
    changed_at: created_at + 60_000,
    state: 'registered',
    family: 3,
    consents: [consent],
    fees: { open: 1_250, due_at: '2026-12-01', paid: null, paid_at: null, references: ['RF1', 'RF2'] },
  };
  const linesOf = (persons: readonly Person[]) =>
    csvLines(persons.map((one) => csvRow(columns, { person: one, ...registered })));
  const person: Person = {
    id: 'per_1',
    external_id: null,
    name: { first_name: 'Zoë', last_name: '=1' },
    email: 'zoe@example.org',
    birthdate: '2015-04-01',
    phone: '+49 351 123',
    address: { street: 'Am Wäldchen 3', postcode: '01069', city: null, country: 'DE' },
    age: -5,
    courses: ['Canoe', 'Theatre'],
    swims: false,
  };

  it('names its columns as the service names fields', () => {
    expect(rowsOf(header)[0]).to.deep.equal([
      'id',
      'external_id',
      'name.first_name',
      'name.last_name',
      'email',
      'birthdate',
      'phone',
      'address.street',
      'address.postcode',
      'address.city',
      'address.country',
      'age',
      'courses',
      'swims',
      'meta.created_at',
      'meta.changed_at',
      'meta.state',
      'meta.family',
      'meta.number',
      'meta.fees_open',
      'meta.fees_due_at',
      'meta.fees_paid',
      'meta.fees_paid_at',
      'meta.fees_reference',
      'swims.consent_given_at',
      'swims.consent_withdrawn_at',
      'swims.consent_text',
    ]);
  });

  it('writes many persons at once', () => {
    expect(linesOf([person, person])).to.equal(linesOf([person]).repeat(2));
    expect(linesOf([])).to.equal('');
  });

  it('has a row for a person', () => {
    expect(linesOf([person])).to.equal(
      `per_1,,Zoë,'=1,zoe@example.org,2015-04-01,+49 351 123,Am Wäldchen 3,01069,,DE,-5,"Canoe; Theatre",false,2026-11-21T12:00:00.000Z,2026-11-21T12:01:00.000Z,registered,3,1,12.50,2026-12-01,,,"RF1; RF2",2026-11-21T12:00:00.000Z,,abc\r\n`,
    );
  });

  it('has a row for a person without values', () => {
    const personWithoutName = {
      id: 'per_2',
      external_id: null,
      name: { first_name: null, last_name: null },
      email: null,
    };
    expect(rowsOf(linesOf([{ ...personWithoutName, address: null }]))[0]!.slice(0, -13)).to.deep.equal([
      'per_2',
      ...Array(13).fill(''),
    ]);
  });
});

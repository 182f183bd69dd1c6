import { expect } from 'chai';
import { valuesCleaner, columnTypes, personFields, tidy, type Field } from '../../src/fields/index.js';
import { shown } from './field-builders.js';

const fieldFor = (kind: keyof typeof columnTypes): Field => ({ name: kind, kind: columnTypes[kind], required: false });
const fields: readonly Field[] = [...personFields, fieldFor('date'), fieldFor('url'), fieldFor('array')];

describe('a value as it is checked and stored (decision 9)', () => {
  for (const [name, sent, stored] of [
    ['email', 'Ada Lovelace <ada@example.org>', 'ada@example.org'],
    ['email', 'mailto:ada@example.org?subject=Camp&body=Hello', 'ada@example.org'],
    ['email', 'ada@example.org,', 'ada@example.org,'],
    ['email', 'kai@\u212aino.example', 'kai@\u212aino.example'],
    ['email', '\u212aai@example.org', '\u212aai@example.org'],
    ['email', 'Ada <ada@example.org>, Eve <eve@example.org>', 'Ada <ada@example.org>, Eve <eve@example.org>'],
    ['email', '\u200b', null],
    ['phone', 'tel:+49\u00a030\u2011123456', '+49 30-123456'],
    ['phone', '030 1\n030 2', '030 1\n030 2'],
    ['phone', '\u200e', null],
    ['date', '31. Dez. 2010', '2010-12-31'],
    ['date', '31.12.10', '10-12-31'],
    ['date', '2010-12-31T00:00:00+01:00', '2010-12-31'],
    ['date', '2010-12-30T23:00:00Z', '2010-12-30T23:00:00Z'],
    ['date', '2010-12-30T23:00:00.000+00:00', '2010-12-30T23:00:00.000+00:00'],
    ['date', ' ', null],
    ['birthdate', '31/12/2010', '2010-12-31'],
    ['url', 'example.org', 'https://example.org'],
    ['array', ['\u200ba', 'b '], ['a', 'b ']],
    ['name', { first_name: ' Ada\u00a0', last_name: '\u200b' }, { first_name: 'Ada', last_name: null }],
    ['address', { city: ' Köln', street: ' ' }, { city: 'Köln', street: null }],
    ['name', 5, 5],
    ['birthdate', ['31.12.2010', 5], ['2010-12-31', 5]],
  ] as const)
    it(`${name}: ${shown(sent)}`, () => {
      expect(valuesCleaner(fields, 'de')({ [name]: sent })).to.deep.equal({ [name]: stored });
    });

  it('reads the month in the language that is given', () => {
    const cleanIn = (language: string) => valuesCleaner(fields, language)({ date: '1er août 2010' })['date'];
    expect([cleanIn('fr'), cleanIn('de')]).to.deep.equal(['2010-08-01', '1er août 2010']);
  });

  it('takes time in proportion to the length of a text, whatever is in it', () => {
    const spaces = '\u00a0'.repeat(100_000);
    expect(tidy(`\u200ba${spaces}b\u200b`)).to.equal(`a${spaces}b`);
    const text = `a${spaces}b`;
    const values = { email: text, phone: text, date: text, url: text, name: { first_name: text } };
    expect(Object.keys(valuesCleaner(fields)(values))).to.deep.equal(Object.keys(values));
  });
});

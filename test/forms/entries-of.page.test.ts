import { expect } from '@open-wc/testing';
import { entriesOf } from '../../src/forms/index.js';
import { fillIn } from '../../src/browser/form-controls.js';
import {
  columnTypes,
  exampleOf,
  fieldOf,
  loadRegions,
  personFields,
  readAll,
  type Field,
} from '../../src/fields/index.js';
import type { Column } from '../../src/model/column.js';

const column = (type: string, allowed_values: string[] | null = null): Column => ({
  id: `col_${type}`,
  external_id: type,
  name: type,
  type,
  allowed_values,
});

/** What `readAll` reads: entries by name, as a form has them. */
const answers = (entries: readonly (readonly [string, string])[]) => {
  const form = new FormData();
  // a box that is not ticked sends nothing
  for (const [name, value] of entries) if (value !== 'false') form.append(name, value);
  return form;
};

const readAgain = (fields: readonly Field[], values: Record<string, unknown>) =>
  readAll(answers(entriesOf(fields, values)), fields);

describe('the controls that say what is known', () => {
  before(() => loadRegions());

  for (const field of [...personFields, ...Object.keys(columnTypes).map((type) => fieldOf(column(type)))])
    it(`are read as what was known: ${field.name}`, () => {
      const value = exampleOf(field);
      expect(readAgain([field], { [field.name]: value })).to.deep.equal({ [field.name]: value });
    });

  for (const language of ['de', 'en', 'ar', 'he', 'fr', 'pl'])
    it(`are read as what was known, whatever the number: ${language}`, () => {
      const field = { ...fieldOf(column('number')), language };
      for (const value of [0, 1.5, -2.25, 1.234, 12.345, -123.456, 1000, 1234567.891, 0.000001])
        expect(readAgain([field], { number: value }), String(value)).to.deep.equal({ number: value });
    });

  const cases: readonly (readonly [Field, unknown, (readonly [string, string])[]])[] = [
    [personFields[0]!, { first_name: 'Bob', last_name: null }, [['name.first_name', 'Bob']]],
    [fieldOf(column('boolean')), true, [['boolean', 'true']]],
    [fieldOf(column('boolean')), false, [['boolean', 'false']]],
    [
      fieldOf(column('array', ['a', 'b'])),
      ['b', 'a'],
      [
        ['array', 'b'],
        ['array', 'a'],
      ],
    ],
    [fieldOf(column('array')), ['a', 'b'], [['array', 'a\nb']]],
    [fieldOf(column('number')), 42.5, [['number', '42.5']]],
    [{ ...fieldOf(column('number')), language: 'de' }, 42.5, [['number', '42,5']]],
    [{ ...fieldOf(column('number')), language: 'de' }, -1.234, [['number', '-1,2340']]],
    [fieldOf(column('number')), 1.234, [['number', '1.2340']]],
    [fieldOf(column('number')), 123456.789, [['number', '123456.789']]],
    [{ ...fieldOf(column('integer')), language: 'de' }, 12345, [['integer', '12345']]],
    [
      fieldOf(column('date')),
      '2020-02-29',
      [
        ['date.year', '2020'],
        ['date.month', '2'],
        ['date.day', '29'],
      ],
    ],
    [fieldOf(column('string')), null, []],
    [fieldOf(column('string')), undefined, []],
    [personFields[0]!, null, []],
  ];
  for (const [field, value, entries] of cases)
    it(`of ${field.name}, where it is ${JSON.stringify(value)}`, () => {
      expect(entriesOf([field], { [field.name]: value })).to.deep.equal(entries);
    });

  it('are filled in: a box that says no is not ticked', () => {
    const form = document.createElement('form');
    form.innerHTML = '<input type="checkbox" name="boolean" checked><input name="string" value="before">';
    const fields = [fieldOf(column('boolean')), fieldOf(column('string'))];
    fillIn(form, entriesOf(fields, { boolean: false, string: 'now' }));
    expect([...new FormData(form)]).to.deep.equal([['string', 'now']]);
  });
});

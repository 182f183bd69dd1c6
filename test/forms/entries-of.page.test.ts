import { expect } from '@open-wc/testing';
import { entriesOf } from '../../src/forms/index.js';
import { fillIn } from '../../src/browser/form-controls.js';
import {
  columnKinds,
  exampleOf,
  fieldOf,
  loadRegions,
  personFields,
  readAll,
  type Field,
} from '../../src/fields/index.js';
import type { Column } from '../../src/model/column.js';

const column = (type: string, allowed_values: string[] | null = null): Column => ({
  ...{ id: `col_${type}`, external_id: type, name: type, type },
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

  for (const field of [...personFields, ...Object.keys(columnKinds).map((type) => fieldOf(column(type)))])
    it(`are read as what was known: ${field.name}`, () => {
      const value = exampleOf(field);
      expect(readAgain([field], { [field.name]: value })).to.deep.equal({ [field.name]: value });
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
    [
      fieldOf(column('date')),
      '2020-02-29',
      [
        ['date.year', '2020'],
        ['date.month', '02'],
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

import { expect } from 'chai';
import { columnTypes, fieldOf, memberFields, personFields, type ColumnType } from '../../src/fields/index.js';
import type { Column } from '../../src/model/column.js';

const column: Column = {
  id: 'col_1',
  type: 'string',
  name: 'T-shirt size',
  allowed_values: ['S', 'M'],
  external_id: 'size',
};

describe('fieldOf', () => {
  it('makes a field of a column', () => {
    expect(fieldOf(column)).to.deep.equal({
      name: 'size',
      kind: columnTypes.string,
      label: 'T-shirt size',
      required: false,
      options: ['S', 'M'],
    });
  });

  it('goes by the id of a column that has no external_id', () => {
    expect(fieldOf({ ...column, external_id: null }).name).to.equal('col_1');
  });

  it('offers nothing where a column allows everything', () => {
    expect(fieldOf({ ...column, allowed_values: null })).not.to.have.property('options');
  });

  for (const type of Object.keys(columnTypes) as ColumnType[])
    it(`knows the kind of a column of type ${type}`, () => {
      expect(fieldOf({ ...column, type }).kind).to.equal(columnTypes[type]);
    });

  for (const type of ['colour', 'constructor', '__proto__', ''])
    it(`asks for a column of the unknown type "${type}" with a line of text`, () => {
      expect(fieldOf({ ...column, type }).kind).to.equal(columnTypes.string);
    });
});

describe('the built-in fields', () => {
  it('are those of every person, in the order in which they are asked for', () => {
    expect(personFields.map(({ name }) => name)).to.deep.equal(['name', 'email', 'birthdate', 'phone', 'address']);
  });

  it('are one more for members', () => {
    expect(memberFields.map(({ name }) => name)).to.deep.equal(['membership_number']);
  });
});

import { expect } from 'chai';
import { checkOne } from '../../src/fields/index.js';
import { personName } from '../../src/fields/person-name.js';
import { optionalField, formDataOf, shown } from './field-builders.js';

const field = optionalField(personName);

describe('name', () => {
  for (const value of [
    { first_name: 'Zoë', last_name: 'Öztürk' },
    { first_name: 'Cher' },
    { first_name: null, last_name: 'Ng' },
    { first_name: 'O’Brien-Śmith Jr.', last_name: 'van der Berg' },
    {},
  ])
    it(`accepts ${shown(value)}`, () => {
      expect(personName.check(value, field)).to.deep.equal([]);
    });

  for (const value of ['Ada Lovelace', ['Ada', 'Lovelace'], 1, true, null])
    it(`finds ${shown(value)} of the wrong type`, () => {
      expect(personName.check(value, field)).to.deep.equal([{ code: 'wrong_type' }]);
    });

  it('leads to the part that is wrong', () => {
    expect(personName.check({ first_name: 5, last_name: 'a\0' }, field)).to.deep.equal([
      { code: 'wrong_type', part: 'first_name' },
      { code: 'unreadable_characters', part: 'last_name' },
    ]);
  });

  it('leads to a part that it does not know', () => {
    expect(personName.check({ first_name: 'Ada', title: 'Lady' }, field)).to.deep.equal([
      { code: 'unknown', part: 'title' },
    ]);
  });

  for (const value of [
    { first_name: 'Suharto' },
    { first_name: 'Suharto', last_name: '' },
    { last_name: 'Suharto' },
    { first_name: ' ', last_name: 'Suharto' },
    { first_name: null, last_name: 'Suharto' },
  ])
    it(`takes one part for an answer where a name is required: ${shown(value)}`, () => {
      expect(checkOne(value, optionalField(personName, { required: true }))).to.deep.equal([]);
    });

  for (const value of [undefined, {}, { first_name: '', last_name: null }, { last_name: '\u200b' }])
    it(`asks for the first name where a name is required and both parts are missing: ${shown(value)}`, () => {
      expect(checkOne(value, optionalField(personName, { required: true }))).to.deep.equal([
        { code: 'required', part: 'first_name' },
      ]);
    });

  it('reads its two controls', () => {
    expect(
      personName.read(formDataOf(['answer.first_name', ' Ada '], ['answer.last_name', 'Lovelace']), field),
    ).to.deep.equal({
      first_name: 'Ada',
      last_name: 'Lovelace',
    });
  });

  it('reads only the part that was entered', () => {
    expect(personName.read(formDataOf(['answer.first_name', 'Ada'], ['answer.last_name', ' ']), field)).to.deep.equal({
      first_name: 'Ada',
    });
  });

  it('reads nothing from two empty controls', () => {
    expect(personName.read(formDataOf(['answer.first_name', ''], ['answer.last_name', '']), field)).to.equal(undefined);
  });

  it('asks for both parts, and says that the last may stay empty', () => {
    const control = personName.control(optionalField(personName, { required: true }));
    const parts = control.kind === 'group' ? control.parts : [];
    expect(parts.map(({ name, required }) => [name, required])).to.deep.equal([
      ['answer.first_name', true],
      ['answer.last_name', false],
    ]);
  });
});

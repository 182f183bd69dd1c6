import { expect } from 'chai';
import { checkOne } from '../../src/fields/index.js';
import { yesNo } from '../../src/fields/yes-no.js';
import { optionalField, formDataOf, shown, answerOf } from './field-builders.js';

const field = optionalField(yesNo);

describe('yes or no', () => {
  for (const value of [true, false])
    it(`accepts ${value}`, () => {
      expect(yesNo.check(value, field)).to.deep.equal([]);
    });

  for (const value of ['true', 'on', '', 1, 0, [true], {}])
    it(`finds ${shown(value)} of the wrong type`, () => {
      expect(yesNo.check(value, field)).to.deep.equal([{ code: 'wrong_type' }]);
    });

  it('reads a ticked box as yes', () => {
    expect(yesNo.read(answerOf('on'), field)).to.equal(true);
  });

  it('reads a box that is not ticked as no', () => {
    expect(yesNo.read(formDataOf(), field)).to.equal(false);
  });

  it('requires a yes if it is required', () => {
    expect(checkOne(false, optionalField(yesNo, { required: true }))).to.deep.equal([{ code: 'required' }]);
  });

  it('finds a word of the wrong type where it is required', () => {
    expect(checkOne('yes', optionalField(yesNo, { required: true }))).to.deep.equal([{ code: 'wrong_type' }]);
  });
});

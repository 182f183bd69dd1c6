import { expect } from 'chai';
import { checkOne } from '../../src/fields/index.js';
import { yesNo } from '../../src/fields/yes-no.js';
import { asked, filled, shown, typed } from './asked.js';

const field = asked(yesNo);

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
    expect(yesNo.read(typed('on'), field)).to.equal(true);
  });

  it('reads a box that is not ticked as no', () => {
    expect(yesNo.read(filled(), field)).to.equal(false);
  });

  it('wants a yes where it is required', () => {
    expect(checkOne(false, asked(yesNo, { required: true }))).to.deep.equal([{ code: 'required' }]);
  });

  it('finds a word of the wrong type where it is required', () => {
    expect(checkOne('yes', asked(yesNo, { required: true }))).to.deep.equal([{ code: 'wrong_type' }]);
  });
});

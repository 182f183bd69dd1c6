import { expect } from 'chai';
import { phone } from '../../src/fields/phone.js';
import { optionalField, shown, answerOf } from './field-builders.js';

const field = optionalField(phone);

describe('phone', () => {
  for (const number of [
    '+49 30 123456',
    '030/123-456',
    '(030) 12 34 56',
    '0171.1234567',
    '110',
    '030–123456',
    '1'.repeat(20),
  ])
    it(`accepts ${shown(number)}`, () => {
      expect(phone.check(number, field)).to.deep.equal([]);
    });

  for (const number of [
    '',
    '12',
    '1'.repeat(21),
    'none',
    '030 123 ext 5',
    '++49 30 123456',
    '49+30123456',
    '٠٣٠١٢٣٤٥٦',
    '030 123 (nach 18 Uhr)',
  ])
    it(`refuses ${shown(number)} and shows how one looks`, () => {
      expect(phone.check(number, field)).to.deep.equal([
        { code: 'wrong_format', params: { example: '+49 30 123456' } },
      ]);
    });

  it('finds a number of the wrong type', () => {
    expect(phone.check(30123456, field)).to.deep.equal([{ code: 'wrong_type' }]);
  });

  it('finds two lines to hold what cannot be stored', () => {
    expect(phone.check('030 1\n030 2', field)).to.deep.equal([{ code: 'unreadable_characters' }]);
  });

  it('reads a number as it was typed', () => {
    expect(phone.read(answerOf(' +49 (30) 12 34-56 '), field)).to.equal('+49 (30) 12 34-56');
  });
});

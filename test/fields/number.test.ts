import { expect } from 'chai';
import { integer, number } from '../../src/fields/number.js';
import { optionalField, formDataOf, shown, answerOf } from './field-builders.js';

describe('number', () => {
  const field = optionalField(number);

  for (const value of [0, -1, 1.5, 1e21, -0, Number.MIN_VALUE])
    it(`accepts ${value}`, () => {
      expect(number.check(value, field)).to.deep.equal([]);
    });

  for (const value of ['1', '', NaN, Infinity, -Infinity, true, [1], {}, 1n])
    it(`says that ${shown(value)} is not a number`, () => {
      expect(number.check(value, field)).to.deep.equal([{ code: 'not_a_number' }]);
    });

  for (const [entered, read] of [
    ['42', 42],
    [' 1.5 ', 1.5],
    ['1,5', 1.5],
    ['-3', -3],
    ['−3,25', -3.25],
    ['+7', 7],
    ['007', 7],
    ['0', 0],
    ['٤٢', 42],
    ['۴۲', 42],
    ['४२', 42],
    ['４２．５', 42.5],
    ['\u200f٣٫٥', 3.5],
    ['١٬٠٠٠', 1000],
    ['١٬٠٠٠٫٢٥', 1000.25],
    ['٣،٥', 3.5],
    ['–5', -5],
    ['𝟡𝟠', 98],
  ] as const)
    it(`reads ${shown(entered)} as ${read}`, () => {
      expect(number.read(answerOf(entered), field)).to.equal(read);
    });

  for (const entered of [
    'about 5',
    '1.000,50',
    '1.000',
    '1,000',
    '-12.500',
    '1,2,3',
    '1e5',
    '0x10',
    '5 €',
    '.5',
    '--5',
    '١،٠٠٠',
    '١٬٠٠',
    '٢²',
  ])
    it(`keeps ${entered} as it was typed, for the check to name`, () => {
      expect(number.read(answerOf(entered), field)).to.equal(entered);
    });

  it('finds so many digits that they have no end not to be a number', () => {
    expect(number.check(number.read(answerOf('9'.repeat(400)), field), field)).to.deep.equal([
      { code: 'not_a_number' },
    ]);
  });

  it('reads nothing from a control that is not there', () => {
    expect(number.read(formDataOf(), field)).to.equal(undefined);
  });
});

describe('integer', () => {
  const field = optionalField(integer);

  for (const value of [0, -1, 42, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])
    it(`accepts ${value}`, () => {
      expect(integer.check(value, field)).to.deep.equal([]);
    });

  for (const value of [1.5, '5', NaN, Infinity, 1e21, 2 ** 53, true, null, [], {}])
    it(`says that ${shown(value)} is not whole`, () => {
      expect(integer.check(value, field)).to.deep.equal([{ code: 'not_whole' }]);
    });

  it('reads what was typed as a number', () => {
    expect(integer.read(answerOf('12'), field)).to.equal(12);
  });

  it('does not round what JSON would not carry', () => {
    expect(integer.check(integer.read(answerOf('9007199254740993'), field), field)).to.deep.equal([
      { code: 'not_whole' },
    ]);
  });
});

import { expect } from 'chai';
import fc from 'fast-check';
import { creditorReference, isCreditorReference } from '../../src/payments/index.js';

const signs = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const body = fc
  .array(fc.constantFrom(...signs), { minLength: 1, maxLength: 21 })
  .map((characters) => characters.join(''));

/** By the letter of ISO 11649, with whole numbers: the head moves to the end, and the rest by 97 is 1. */
const remainder = (reference: string): bigint =>
  BigInt([...`${reference.slice(4)}${reference.slice(0, 4)}`].map((sign) => signs.indexOf(sign)).join('')) % 97n;

describe('a creditor reference', () => {
  it('has the check digits of published examples', () => {
    for (const example of ['RF18539007547034', 'RF471234567890', 'RF45G72UUR', 'RF6518K5'])
      expect([creditorReference(example.slice(4)), isCreditorReference(example)]).to.deep.equal([example, true]);
  });

  it('is 1 by 97, whatever its body', () => {
    fc.assert(
      fc.property(body, (text) => {
        const reference = creditorReference(text);
        expect([remainder(reference), isCreditorReference(reference)]).to.deep.equal([1n, true]);
      }),
    );
  });

  it('is none with a wrong character', () => {
    fc.assert(
      fc.property(body, fc.nat(), fc.constantFrom(...signs), (text, place, sign) => {
        const at = place % text.length;
        fc.pre(text[at] !== sign && /\d/.test(text[at]!) === /\d/.test(sign));
        const reference = creditorReference(text);
        const wrong = `${reference.slice(0, 4 + at)}${sign}${reference.slice(5 + at)}`;
        expect(isCreditorReference(wrong), wrong).to.equal(remainder(wrong) === 1n);
      }),
    );
    expect(isCreditorReference('RF19539007547034')).to.equal(false);
    for (const text of ['', 'RF18', 'rf18539007547034', 'RF18 5390 0754 7034', `RF18${'1'.repeat(22)}`])
      expect(isCreditorReference(text), text).to.equal(false);
  });

  it('refuses a body that has no place in one', () => {
    for (const text of ['', 'a', 'Ä', '1 2', '1'.repeat(22)])
      expect(() => creditorReference(text)).to.throw(RangeError);
  });
});

import { expect } from 'chai';
import fc from 'fast-check';
import { creditorReference, epcPayload, MAX_TRANSFER_CENTS, type Transfer } from '../../src/payments/index.js';

const transfer: Transfer = {
  holder: 'Wikimedia Foerdergesellschaft',
  iban: 'DE33 1002 0500 0001 1947 00',
  bic: 'BFSWDE33BER',
  amount: 12_345,
  reference: 'Spende fuer Wikipedia',
};
const linesOf = (more: Partial<Transfer>) => epcPayload({ ...transfer, ...more }).split('\n');

describe('the content of a QR code for a transfer', () => {
  it('has one element a line, a text in the last', () => {
    expect(linesOf({})).to.deep.equal([
      ...[
        'BCD',
        '002',
        '1',
        'SCT',
        'BFSWDE33BER',
        'Wikimedia Foerdergesellschaft',
        'DE33100205000001194700',
        'EUR123.45',
      ],
      ...['', '', 'Spende fuer Wikipedia'],
    ]);
  });

  it('has a creditor reference in the line before, and no text', () => {
    expect(linesOf({ reference: 'RF18539007547034', bic: null }).slice(4)).to.deep.equal([
      ...['', 'Wikimedia Foerdergesellschaft', 'DE33100205000001194700', 'EUR123.45', '', 'RF18539007547034'],
    ]);
  });

  it('has amounts with a point and two decimals', () => {
    const amounts = [1, 10, 100, 12_050, MAX_TRANSFER_CENTS].map((amount) => linesOf({ amount })[7]);
    expect(amounts).to.deep.equal(['EUR0.01', 'EUR0.10', 'EUR1.00', 'EUR120.50', 'EUR999999999.99']);
  });

  it('refuses what the standard has no room for', () => {
    const wrong: Partial<Transfer>[] = [
      ...['', ' ', 'a'.repeat(71), 'two\nlines', 'tab\t'].map((holder) => ({ holder })),
      ...['', 'DE34100205000001194700', '1194700'].map((iban) => ({ iban })),
      { bic: 'BFSW' },
      ...[0, -1, 0.5, NaN, MAX_TRANSFER_CENTS + 1].map((amount) => ({ amount })),
      ...['', 'two\nlines', 'a'.repeat(141), 'line\u2028'].map((reference) => ({ reference })),
      // each in its limit, together more than 331 bytes
      { holder: 'ü'.repeat(70), reference: 'ü'.repeat(140) },
    ];
    for (const more of wrong)
      expect(() => epcPayload({ ...transfer, ...more }), JSON.stringify(more)).to.throw(RangeError);
    expect(epcPayload({ ...transfer, holder: '🏕️'.repeat(35) })).to.be.a('string');
  });

  it('gives back every element, whatever is transferred', () => {
    const holder = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
      .filter((text) => text.trim() !== '' && [...text].length <= 70 && !/[\p{Cc}\u2028\u2029]/u.test(text));
    const reference = fc.stringMatching(/^[0-9A-Z]{1,21}$/).map(creditorReference);
    fc.assert(
      fc.property(holder, fc.integer({ min: 1, max: MAX_TRANSFER_CENTS }), reference, (name, amount, ref) => {
        fc.pre(new TextEncoder().encode(name).length < 200);
        const lines = linesOf({ holder: name, amount, reference: ref });
        expect([lines[5], Math.round(Number(lines[7]!.slice(3)) * 100), lines[9]]).to.deep.equal([name, amount, ref]);
      }),
    );
  });
});

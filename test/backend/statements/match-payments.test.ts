import { expect } from 'chai';
import { matchPayments, type Payment } from '../../../src/backend/statements/index.js';

const a = { id: 'a', reference: 'RF18539007547034', amount: 29_000, paid_at: null };
const b = { id: 'b', reference: 'RF471234567890', amount: 1_000, paid_at: null };
const paid = { id: 'c', reference: 'RF6518K5', amount: 500, paid_at: '2027-02-01' };
const payment = (text: string, amount: number, more: Partial<Payment> = {}): Payment => ({
  date: '2027-03-01',
  amount,
  currency: 'EUR',
  payer: 'Ada',
  text,
  ...more,
});
const outcomes = (...payments: Payment[]) =>
  matchPayments(payments, [a, b, paid]).map(({ outcome, fees }) => [outcome, fees.map(({ id }) => id).join()]);

describe('a payment', () => {
  for (const [what, one, outcome, ids] of [
    ['its reference', payment('RF18539007547034', 29_000), 'paid', 'a'],
    ['it in groups, small, in other words', payment('Lager rf18 5390-0754 7034Jonas', 29_000), 'paid', 'a'],
    ['two references and their sum', payment('RF18539007547034 + RF47 1234 5678 90', 30_000), 'paid', 'a,b'],
    ['two of which one is paid', payment('RF471234567890, RF6518K5', 1_000), 'paid', 'b'],
    ['two and the amount of one', payment('RF18539007547034 RF471234567890', 1_000), 'other_amount', 'a,b'],
    ['a cent less', payment('RF18539007547034', 28_999), 'other_amount', 'a'],
    ['a fee that is paid', payment('RF6518K5', 500), 'already_paid', 'c'],
    ['a reference of somebody else', payment('RF45G72UUR', 500), 'unknown_reference', ''],
    ['no reference', payment('Beitrag', 500), 'no_reference', ''],
    ['money that went out', payment('RF18539007547034', -29_000), 'debit', ''],
    ['another currency', payment('RF18539007547034', 29_000, { currency: 'CHF' }), 'other_currency', 'a'],
  ] as const)
    it(`with ${what} is ${outcome}`, () => {
      expect(outcomes(one)).to.deep.equal([[outcome, ids]]);
    });

  it('is the second for a fee only once', () => {
    const twice = payment('RF18539007547034', 29_000);
    expect(outcomes(twice, twice)).to.deep.equal([
      ['paid', 'a'],
      ['already_paid', 'a'],
    ]);
  });
});

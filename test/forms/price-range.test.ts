import { expect } from 'chai';
import { lowestPriceOf } from '../../src/forms/index.js';
import type { Condition, PriceRule, Prices } from '../../src/model/registration-form.js';

const when: Condition = { age_on_first_day: { below: 10 } };
const base = (...rules: PriceRule[]): Prices => ({ base: rules });

describe('the lowest price of a form', () => {
  const cases: (readonly [title: string, prices: Prices, cents: number, is_lowest: boolean])[] = [
    ['one price for everybody', base({ cents: 2500 }), 2500, false],
    ['a lower price for some', base({ cents: 1500, when }, { cents: 2500 }), 1500, true],
    ['the same price for all', base({ cents: 2500, when }, { cents: 2500 }), 2500, false],
    ['rules that no person reaches', base({ cents: 2500 }, { cents: 100 }), 2500, false],
    ['no price for some', base({ cents: 2500, when }), 0, true],
    ['an addition for everybody', { ...base({ cents: 2500 }), additions: [{ cents: 300 }] }, 2800, false],
    ['an addition for some', { ...base({ cents: 2500 }), additions: [{ cents: 300, when }] }, 2500, true],
    ['a reduction for siblings', { ...base({ cents: 2500 }), siblings: { second: { percent: 50 } } }, 2500, false],
    ['nothing to pay', base({ cents: 0 }), 0, false],
  ];
  for (const [title, prices, cents, is_lowest] of cases)
    it(`with ${title} is ${cents} cents`, () => {
      expect(lowestPriceOf(prices)).to.deep.equal({ cents, is_lowest });
    });
});

import { expect } from 'chai';
import fc from 'fast-check';
import { familyPriceOf, formOf, priceOf, requiredFeatures } from '../../src/forms/index.js';
import type { Column } from '../../src/model/column.js';
import type { Condition, PriceRule, Prices, Reduction, RegistrationForm } from '../../src/model/registration-form.js';

const column = (external_id: string, type: string, allowed_values: string[] | null = null): Column => ({
  id: `col_${external_id}`,
  type,
  name: external_id,
  allowed_values,
  external_id,
});
const columns = [
  column('shirt', 'string', ['S', 'M']),
  column('courses', 'array', ['a', 'b']),
  column('bus', 'boolean'),
];
const form = formOf(columns, {
  sections: [{ fields: [{ name: 'birthdate' }, { name: 'shirt' }, { name: 'courses' }, { name: 'bus' }] }],
});
const firstDay = '2027-07-24';

const centsOf = (prices: Prices, values: object = {}, position = 0) =>
  priceOf(values, { form, prices, firstDay, position }).cents;

describe('the price of a person', () => {
  const under10: Condition = { age_on_first_day: { below: 10 } };
  const prices: Prices = {
    base: [{ cents: 24_000, when: under10 }, { cents: 29_000 }],
    additions: [
      { cents: 1_200, label: 'T-shirt', when: { field: 'shirt', is: ['S', 'M'] } },
      { cents: 3_500, label: 'Bus', when: { field: 'bus', is: true } },
    ],
    siblings: { second: { percent: 10 }, third: { cents: 10_000 } },
  };

  for (const [what, values, position, cents] of [
    ['is the first base price that holds', {}, 0, 29_000],
    ['depends on the age on the first day', { birthdate: '2017-07-25' }, 0, 24_000],
    ['no longer does on the birthday', { birthdate: '2017-07-24' }, 0, 29_000],
    ['has every addition that holds', { shirt: 'M', bus: true }, 0, 33_700],
    ['has no addition for another answer', { shirt: 'XL', bus: false }, 0, 29_000],
    ['is reduced for the second of a family', {}, 1, 26_100],
    ['is reduced for the third of a family', {}, 2, 19_000],
    ['is reduced for each further one as for the third', {}, 5, 19_000],
    ['is reduced without its additions', { birthdate: '2020-01-01', bus: true }, 1, 25_100],
  ] as const)
    it(what, () => {
      expect(centsOf(prices, values, position)).to.equal(cents);
    });

  it('is told line by line', () => {
    expect(priceOf({ shirt: 'S' }, { form, prices, firstDay, position: 1 })).to.deep.equal({
      lines: [
        { kind: 'base', cents: 29_000 },
        { kind: 'siblings', cents: -2_900 },
        { kind: 'addition', label: 'T-shirt', cents: 1_200 },
      ],
      cents: 27_300,
    });
  });

  it('rounds a percentage to the cent, half a cent in favour of who pays', () => {
    const reduced = (cents: number, percent: number) =>
      centsOf({ base: [{ cents }], siblings: { second: { percent } } }, {}, 1);
    expect([reduced(1_050, 15), reduced(1_010, 5), reduced(1_009, 5)]).to.deep.equal([892, 959, 959]);
  });

  it('is the same for the third as for the second where only the second is named', () => {
    expect(centsOf({ base: [{ cents: 1_000 }], siblings: { second: { cents: 100 } } }, {}, 2)).to.equal(900);
  });

  it('is reduced to nothing at most', () => {
    const siblings = { second: { cents: 99_999 } };
    expect(centsOf({ base: [{ cents: 1_000 }], additions: [{ cents: 5 }], siblings }, {}, 1)).to.equal(5);
  });

  it('is nothing where no base price holds', () => {
    expect(priceOf({}, { form, prices: { base: [{ cents: 5, when: under10 }] }, firstDay, position: 1 })).to.deep.equal(
      {
        lines: [],
        cents: 0,
      },
    );
  });

  it('knows a column however it is spelled', () => {
    const composed = formOf([column('Gr\u00f6\u00dfe', 'string')], null);
    const when = { field: 'Gro\u0308\u00dfe', is: 'M' };
    const price = priceOf(
      { 'Gr\u00f6\u00dfe': 'M' },
      { form: composed, prices: { base: [{ cents: 7, when }] }, firstDay, position: 0 },
    );
    expect(price.cents).to.equal(7);
  });
});

const value = fc.constantFrom<string | boolean>('S', 'M', 'a', 'b', true, false);
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ field: fc.constantFrom('shirt', 'courses', 'bus', 'other'), is: value }),
  fc.record({ age_on_first_day: fc.record({ below: fc.nat(30), at_least: fc.nat(30) }, { requiredKeys: [] }) }),
);
const cents = fc.nat(1_000_000);
const rule: fc.Arbitrary<PriceRule> = fc.record({ cents, when: condition }, { requiredKeys: ['cents'] });
const reduction: fc.Arbitrary<Reduction> = fc.oneof(
  fc.record({ cents }),
  fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
);
const anyPrices: fc.Arbitrary<Prices> = fc.record(
  {
    base: fc.array(rule, { minLength: 1, maxLength: 3 }),
    additions: fc.array(rule, { maxLength: 3 }),
    siblings: fc.record({ second: reduction, third: reduction }, { requiredKeys: [] }),
  },
  { requiredKeys: ['base'] },
);
const person = fc.record(
  {
    birthdate: fc.constantFrom('2010-01-01', '2019-07-25', '2000-02-29', 'nonsense'),
    shirt: fc.constantFrom('S', 'M'),
    courses: fc.subarray(['a', 'b']),
    bus: fc.boolean(),
  },
  { requiredKeys: [] },
);
const family = fc.array(person, { maxLength: 6 });

describe('any price and any family', () => {
  const always = (check: (prices: Prices, persons: object[]) => void) =>
    fc.assert(
      fc.property(anyPrices, family, (prices, persons) => check(prices, persons)),
      { numRuns: 500 },
    );

  it('the sum is the sum of the lines, in whole cents, and never negative', () => {
    always((prices, persons) => {
      const { persons: priced, cents: all } = familyPriceOf(persons, { form, prices, firstDay });
      for (const { lines, cents: sum } of priced) {
        expect(sum).to.equal(lines.reduce((total, line) => total + line.cents, 0));
        expect(sum).to.satisfy((number: number) => Number.isSafeInteger(number) && number >= 0);
      }
      expect(all).to.equal(priced.reduce((total, one) => total + one.cents, 0));
    });
  });

  it('persons are counted in the order in which they are sent, all at once or one after the other', () => {
    always((prices, persons) => {
      const atOnce = familyPriceOf(persons, { form, prices, firstDay }).persons;
      const pricesAlone = persons.map((values, position) => priceOf(values, { form, prices, firstDay, position }));
      const rest = familyPriceOf(persons.slice(1), { form, prices, firstDay }, 1).persons;
      expect([atOnce, rest]).to.deep.equal([pricesAlone, pricesAlone.slice(1)]);
    });
  });

  it('the answers of one person change nothing for another', () => {
    always((prices, persons) => {
      const [, ...siblings] = familyPriceOf(persons, { form, prices, firstDay }).persons;
      const [, ...furtherPersons] = familyPriceOf([{}, ...persons.slice(1)], { form, prices, firstDay }).persons;
      if (persons.length) expect(furtherPersons).to.deep.equal(siblings);
    });
  });

  it('that depend on an answer bring the module with conditions', () => {
    const needsConditions = (prices: Prices): boolean =>
      requiredFeatures({ state: 'open', columns: [], layout: { prices, sections: [] } } as unknown as RegistrationForm)
        .participants;
    const fixed = { cents: 500 };
    const conditional = { cents: 500, when: { field: 'shirt', is: 'S' } };
    expect(
      [{ base: [fixed] }, { base: [conditional] }, { base: [fixed], additions: [conditional] }].map(needsConditions),
    ).to.deep.equal([false, true, true]);
  });
});

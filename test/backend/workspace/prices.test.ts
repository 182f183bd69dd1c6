import { expect } from 'chai';
import { readWorkspaceFile } from '../../../src/backend/workspace/index.js';
import { faultsOf } from '../../support/workspace-faults.js';

const yamlOf = (prices: string) => `workspace: { slug: club, name: Club }
cost_units: [{ name: Camps, categories: [Fees] }, { name: Old, archived: true }]
events:
  - slug: camp
    title: Camp
    start_date: 2027-07-24
    columns: [{ external_id: size, name: Size, type: string, allowed_values: [S, M] }]
    form:
      sections: [{ fields: [name, birthdate, size] }]
      prices: ${prices}
`;

const stored = (prices: string) => readWorkspaceFile(yamlOf(prices)).events[0]!.layout!.prices;
const faults = (prices: string) =>
  faultsOf(yamlOf(prices)).map((sentence) => sentence.replace(/^line \d+, events\.0\.form\.prices\.?/, ''));

describe('prices in a workspace.yaml', () => {
  it('are stored in cents', () => {
    expect(
      stored(`
        base: [{ amount: 240, label: { de: Kind }, when: { age_on_first_day: { below: 10 } } }, { amount: '290,00 €' }]
        additions: [{ amount: 12.5, label: T-shirt, when: { field: size, is: [S, M] } }]
        siblings: { second: 10 %, third: 30 }
        cost_unit: Camps
        category: Fees`),
    ).to.deep.equal({
      base: [{ cents: 24_000, label: { de: 'Kind' }, when: { age_on_first_day: { below: 10 } } }, { cents: 29_000 }],
      additions: [{ cents: 1_250, label: 'T-shirt', when: { field: 'size', is: ['S', 'M'] } }],
      siblings: { second: { percent: 10 }, third: { cents: 3_000 } },
      cost_unit: 'Camps',
      category: 'Fees',
    });
  });

  for (const [amountText, cents] of [
    ['290', 29_000],
    ['0', 0],
    ['12.55', 1_255],
    ['1.15', 115],
    ["'12,5'", 1_250],
    ['12,50 €', 1_250],
    ['290 EUR', 29_000],
  ] as const)
    it(`may be written as people write them: ${amountText}`, () => {
      expect(
        stored(`{ base: ${amountText.includes(',') && !amountText.includes("'") ? `'${amountText}'` : amountText} }`),
      ).to.deep.equal({
        base: [{ cents }],
      });
    });

  for (const [what, prices, sentence] of [
    ['less than nothing', '{ base: -5 }', 'base: write 0 or more, not -5'],
    ['part of a cent', '{ base: 12.345 }', 'base: 12.345 has parts of a cent; write euros like 12.50'],
    ['thousands with a point', "{ base: '1.000' }", 'base: write euros like 290 or 12.50, not 1.000'],
    ['nothing that it costs', '{ additions: [{ amount: 5 }] }', 'base: is missing'],
    ['a percentage above 100', '{ base: 5, siblings: { second: 120 % } }', 'siblings.second: write 100 % or less'],
    [
      'a condition on what is not asked',
      '{ base: 5, additions: [{ amount: 1, when: { field: email, is: a } }] }',
      'additions.0.when.field: the form does not ask for "email"; add it to the fields, or name another field',
    ],
    [
      'an answer that never comes',
      '{ base: 5, additions: [{ amount: 1, when: { field: size, is: XL } }] }',
      'additions.0.when.is: "size" is never answered with "XL"',
    ],
    [
      'a base price that never counts',
      '{ base: [{ amount: 5 }, { amount: 4, when: { field: size, is: S } }] }',
      'base.1: never counts, because the one before it has no condition; add `when` there, or move it to the end',
    ],
    [
      'a cost unit that is not there',
      '{ base: 5, cost_unit: Camp }',
      'cost_unit: there is no cost unit "Camp"; did you mean "Camps"?',
    ],
    [
      'an archived cost unit',
      '{ base: 5, cost_unit: Old }',
      'cost_unit: "Old" is archived, so no new fees are booked on it; name another cost unit',
    ],
    [
      'a category of another',
      '{ base: 5, cost_unit: Camps, category: Food }',
      'category: "Camps" has no category "Food"; add it to its categories',
    ],
    ['a category alone', '{ base: 5, category: Fees }', 'category: a category belongs to a cost unit; add cost_unit'],
  ] as const)
    it(`have a sentence: ${what}`, () => {
      expect(faults(prices)).to.include(sentence);
    });
});

describe('a price that depends on a sensitive answer', () => {
  const faultsWith = (when: string, sensitive: string) =>
    faultsOf(
      yamlOf(`{ base: 5, additions: [{ amount: 1, when: ${when} }] }`).replace(
        'fields: [name, birthdate, size]',
        `fields: [name, ${['birthdate', 'size'].map((name) => `{ name: ${name}, sensitive: ${name === sensitive} }`).join()}]`,
      ),
    );

  for (const [name, when, place] of [
    ['size', '{ field: size, is: S }', 'field'],
    ['birthdate', '{ age_on_first_day: { below: 10 } }', 'age_on_first_day'],
    ['birthdate', '{ age_on_first_day: { below: 10, field: birthdate } }', 'age_on_first_day.field'],
  ] as const)
    it(`is refused with the reason: ${when}`, () => {
      const [sentence, ...furtherFaults] = faultsWith(when, name);
      expect(furtherFaults).to.deep.equal([]);
      expect(sentence).to.match(
        new RegExp(`additions\\.0\\.when\\.${place}: "${name}" is sensitive, .* would reveal the answer`),
      );
    });

  it('is taken where another field is sensitive', () => {
    expect(faultsWith('{ field: size, is: S }', 'birthdate')).to.deep.equal([]);
  });
});

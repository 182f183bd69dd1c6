import { expect } from 'chai';
import { familyPriceOf, formOf } from '../../../src/forms/index.js';
import { backend, issuesIn } from '../../support/backend.js';

/** Prices of every kind: by nothing, by age, by answer; with and without additions and reductions. */
const bases = [
  '290',
  '[{ amount: 240, when: { age_on_first_day: { below: 10 } } }, { amount: 290.55 }]',
  '[{ amount: 99.99, when: { field: shirt, is: [S, M] } }]',
];
const additions = [
  '',
  'additions: [{ amount: 12.50, when: { field: shirt, is: M } }, { amount: 7, when: { age_on_first_day: { at_least: 10 } } }]',
];
const siblings = ['', 'siblings: { second: 10 % }', 'siblings: { second: 33.33, third: 100 % }'];

/** Born on the first day of the event, a day later, and unknown. */
const birthdates = ['2017-07-24', '2017-07-25', undefined];
const shirts = ['S', 'M', undefined];
const answers = birthdates.flatMap((birthdate) => shirts.map((shirt) => ({ birthdate, shirt })));

/** Families of three in which each answer stands at each position. */
const families = answers.map((_, first) =>
  [0, 1, 2].map((position) => answers[(first + 2 * position) % answers.length]!),
);

const yamlOf = (prices: readonly string[]) => `
workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    columns: [{ external_id: shirt, name: T-shirt, type: string, allowed_values: [S, M] }]
    form:
      participants: 4
      sections: [{ fields: [name, birthdate, shirt] }]
      prices: { ${prices.filter(Boolean).join(', ')} }
`;

describe('the sum that is shown before sending (docs/workspace.md#prices)', () => {
  for (const base of bases)
    for (const addition of additions)
      for (const sibling of siblings)
        it(`equals the fees: ${[base, addition, sibling].filter(Boolean).join(', ')}`, async () => {
          const { visitor, register, store, ensureFees, listOf } = await backend({
            yaml: yamlOf([`base: ${base}`, addition, sibling]),
          });
          const { columns, layout, event } = (await visitor.readForm({ slug: 'camp' })).data;
          const priced = { form: formOf(columns, layout), prices: layout!.prices!, firstDay: event!.start_date };
          const shown: Record<string, number> = {};
          for (const [index, persons] of families.entries()) {
            const family = `family-${String(index).padStart(20, '0')}`;
            const { persons: prices } = familyPriceOf(persons, priced);
            for (const [position, person] of persons.entries()) {
              const name = { first_name: `${index}`, last_name: `${position}` };
              const body = JSON.parse(JSON.stringify({ name, ...person })) as object;
              expect(await issuesIn(await register(body, { headers: { 'Form-Family': family } }))).to.deep.equal([]);
              if (prices[position]!.cents) shown[`${index} ${position}`] = prices[position]!.cents;
            }
          }
          const workspace = (await store.workspaces.bySlug('club'))!;
          const registered = await store.registrations.inState(workspace.id, await listOf('camp'), 'registered');
          for (let times = 0; times < 2; times++) await ensureFees(workspace, registered);
          const fees = await store.fees.all(workspace.id);
          expect(
            fees.map(({ first_name, last_name, amount }) => [`${first_name} ${last_name}`, amount]),
          ).to.have.deep.members(Object.entries(shown));
        }).timeout(20_000);
});

import { expect } from 'chai';
import { backend, issuesIn } from '../../support/backend.js';

const yaml = `
workspace: { slug: club, name: Club }
cost_units: [{ name: Camps, categories: [Fees] }]
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    form:
      participants: 4
      sections: [{ fields: [{ name: name, required: true }, birthdate] }]
      prices:
        base: [{ amount: 240, when: { age_on_first_day: { below: 10 } } }, { amount: 290 }]
        siblings: { second: 10 %, third: 60 }
        cost_unit: Camps
        category: Fees
`;

const family = { 'Form-Family': 'f'.repeat(32) };
const child = (first_name: string, birthdate = '2015-01-01') => ({ name: { first_name, last_name: 'L' }, birthdate });

/** What the persons of the camp pay, by first name. */
async function amountsIn(club: Awaited<ReturnType<typeof backend>>) {
  const { id } = (await club.store.workspaces.bySlug('club'))!;
  const { data } = await club.api.listPersons({ list_id: await club.listOf('camp') });
  const registrations = await club.store.registrations.ofPersons(
    id,
    data.map((person) => person.id),
  );
  return Object.fromEntries(
    registrations.map(({ person_id, amount }) => [
      data.find((person) => person.id === person_id)!.name.first_name,
      amount,
    ]),
  );
}

describe('the amount of a registration', () => {
  it('is stored with it, by answers and position in the family', async () => {
    const club = await backend({ yaml });
    for (const [name, born] of [['Ada'], ['Bo', '2018-01-01'], ['Cy'], ['Di']] as const)
      expect(await issuesIn(await club.register(child(name, born), { headers: family }))).to.deep.equal([]);
    expect(await amountsIn(club)).to.deep.equal({ Ada: 29_000, Bo: 21_600, Cy: 23_000, Di: 23_000 });
  });

  it('is the same for repeated requests', async () => {
    const club = await backend({ yaml });
    for (const key of ['a', 'a', 'b', 'a', 'b'])
      await club.register(child(key), { headers: family, idempotencyKey: key });
    expect(await amountsIn(club)).to.deep.equal({ a: 29_000, b: 26_100 });
  });

  it('is the full price for each person who is sent alone', async () => {
    const club = await backend({ yaml });
    await club.register(child('Ada'));
    await club.register(child('Bo'));
    expect(await amountsIn(club)).to.deep.equal({ Ada: 29_000, Bo: 29_000 });
  });

  it('is shown to visitors without its cost unit', async () => {
    const { visitor } = await backend({ yaml });
    const { prices } = (await visitor.readForm({ slug: 'camp' })).data.layout!;
    expect(prices).to.have.all.keys('base', 'siblings');
  });
});

import { createFees } from '../../../src/backend/lifecycle/index.js';
import { familyClub, sharedEmail, type Family } from '../../support/family-club.js';

/** The club of the family with a bank account, and a camp that costs more with the shirt M. */
export const clubWithPrices = `${familyClub.replace('{ slug: club,', '{ slug: club, bank_account: { holder: Club, iban: DE89370400440532013000 },')}
cost_units: [{ name: Camps, categories: [Fees] }]
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    columns: [{ external_id: shirt, name: Shirt, type: string, allowed_values: [S, M] }]
    form:
      prices: { base: 240, additions: [{ amount: 12, when: { field: shirt, is: M } }] }
      sections: [{ fields: [{ name: name, required: true }, email, phone, { name: shirt, required: true }] }]
`;

/** Creates the fees of all registrations. */
export const createAllFees = (club: Family) =>
  createFees(club.ensureFees).run({ store: club.store, now: club.clock.now, log: () => {} });

/** Ada is registered with a shirt S, and owes for it. */
export async function adaOwes(club: Family): Promise<void> {
  const body = { name: { first_name: 'Ada', last_name: 'Noyce' }, email: sharedEmail, shirt: 'S' };
  const answer = await club.register(body, { form: 'camp' });
  if (answer.status !== 201) throw new Error(await answer.text());
  await createAllFees(club);
  club.clock.now += 60_000;
  await club.deliverMails();
}

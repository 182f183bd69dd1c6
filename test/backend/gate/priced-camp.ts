import { digest } from '../../../src/backend/crypto/index.js';
import { createFees } from '../../../src/backend/lifecycle/index.js';
import { newSecret } from '../../../src/backend/store/index.js';
import type { OwnRegistrations } from '../../../src/model/own-registration.js';
import { backend, issuesIn } from '../../support/backend.js';

export const pricedCampYaml = `
workspace:
  { slug: club, name: Club, languages: [en, de], bank_account: { holder: Club e. V., iban: DE89370400440532013000, bic: COBADEFFXXX } }
cost_units: [{ name: Camps, categories: [Fees] }]
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    max_persons: 3
    columns: [{ external_id: shirt, name: T-shirt, type: string, allowed_values: [S, M] }]
    form:
      waiting_list: queue
      participants: 4
      sections: [{ fields: [{ name: name, required: true }, email, birthdate, shirt] }]
      prices:
        base: [{ amount: 240, when: { age_on_first_day: { below: 10 } } }, { amount: 290 }]
        additions: [{ amount: 12, when: { field: shirt, is: [S, M] } }]
        siblings: { second: 10 %, third: 60 }
  - slug: queue
    title: Queue
    published: true
    start_date: 2027-07-24
    columns: [{ external_id: shirt, name: T-shirt, type: string, allowed_values: [S, M] }]
    form: { participants: 4, sections: [{ fields: [{ name: name, required: true }, email, birthdate, shirt] }] }
`;

export const family = 'f'.repeat(32);
export const child = (first_name: string, more: object = {}) => ({
  name: { first_name, last_name: 'L' },
  email: 'parent@example.org',
  birthdate: '2015-01-01',
  ...more,
});

/** A camp with prices and a waiting list, and what its visitors and its treasurer do. */
export async function pricedCamp(yaml = pricedCampYaml) {
  const club = await backend({ yaml });
  const workspace = (await club.store.workspaces.bySlug('club'))!;
  const log: string[] = [];
  const createAllFees = () =>
    createFees(club.ensureFees).run({
      store: club.store,
      now: club.clock.now,
      log: ({ event }) => void log.push(event),
    });
  const register = async (person: object, form = 'camp', headers: Record<string, string> = {}) => {
    const answer = await club.register(person, { form, headers: { 'Form-Family': family, ...headers } });
    return { status: answer.status, issues: await issuesIn(answer) };
  };
  /** The open and paid fees, oldest first. */
  const fees = async () =>
    (await club.store.fees.all(workspace.id)).map(({ id, reference, amount, first_name, paid_at }) => ({
      id,
      reference,
      amount,
      first_name,
      paid_at,
    }));
  const credits = async () =>
    (await club.store.credits.open(workspace.id)).map(({ amount, description, reference, first_name, person_id }) => ({
      amount,
      description,
      reference,
      first_name,
      person_id,
    }));
  const pay = (id: string) => club.store.transaction((tables) => tables.fees.markPaid(workspace.id, id, '2027-01-05'));
  /** A link to the family's registrations, opened. */
  const own = async (slug = 'camp') => {
    const token = newSecret();
    const link = { workspace_id: workspace.id, slug, family, token_hash: await digest(token) };
    const times = { created_at: club.clock.now, expires_at: club.clock.now + 86_400_000 };
    await club.store.registrationLinks.insert({ ...link, ...times });
    const opened = await club.request('POST', '/public/club/registrations/sessions', { body: { token } });
    const { data } = (await opened.json()) as { data: { token: string } };
    const sendRequest = (method: string, path = '', body?: unknown) =>
      club.request(method, `/public/club/registrations/current${path}`, {
        headers: { authorization: `Bearer ${data.token}` },
        ...(body === undefined ? {} : { body }),
      });
    const read = async () => ((await (await sendRequest('GET')).json()) as { data: OwnRegistrations }).data;
    const priceOf = async (id: string, changes: object) => {
      const answer = await sendRequest('POST', `/${id}/price`, changes);
      return ((await answer.json()) as { data: { amount: number | null } }).data.amount;
    };
    return { sendRequest, read, priceOf };
  };
  return { ...club, workspace, log, createAllFees, register, fees, credits, pay, own };
}

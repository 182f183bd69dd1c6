import { isApiError } from '../../../src/api/index.js';
import { createFees } from '../../../src/backend/lifecycle/index.js';
import { backend } from '../../support/backend.js';
import { signInAtDesk } from '../../support/desk-sign-in.js';
import { subjectsOf } from './desk-club.js';

const yaml = `
workspace:
  { slug: club, name: Club, languages: [en], contact_email: office@club.example, notify: none,
    bank_account: { holder: Club e. V., iban: DE89370400440532013000 } }
cost_units: [{ name: Camps, categories: [Fees] }]
organisers:
  - { email: owner@club.example, role: owner }
  - { email: camp@club.example, role: organiser, lists: [camp] }
  - { email: narrow@club.example, role: organiser, lists: [camp], fields: [size] }
  - { email: money@club.example, role: treasurer }
lists:
  - { type: member, name: Members, application: { slug: join, title: Join us, sections: [{ fields: [{ name: name, required: true }, email] }] } }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    columns:
      - { external_id: size, name: Size, type: string, allowed_values: [S, M] }
      - { external_id: allergies, name: Allergies, type: text }
      - { external_id: photos, name: Photos, type: boolean }
      - { external_id: terms, name: Terms, type: boolean }
    form:
      changes_until: 2026-01-01
      sections:
        - fields:
            - { name: name, required: true }
            - email
            - { name: birthdate, required: true, age_on_first_day: { at_least: 8 } }
            - size
            - { name: allergies, sensitive: true }
            - { name: photos, consent: true }
            - { name: terms, must_accept: true }
      prices: { base: 100, additions: [{ amount: 20, when: { field: size, is: M } }] }
  - slug: party
    title: Party
    published: true
    start_date: 2027-05-01
    form: { confirm_email: true, sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }] }] }
`;

export const nora = {
  name: { first_name: 'Nora', last_name: 'Quist' },
  email: 'nora@example.org',
  birthdate: '2015-03-09',
  size: 'S',
  allergies: 'Cashew',
  photos: true,
  terms: true,
};

/** A camp with Nora, and an organiser of it. */
export async function campWithNora(email = 'owner@club.example') {
  const club = await backend({ yaml });
  const register = async (body: object, form = 'camp', headers: Record<string, string> = {}) => {
    const response = await club.register(body, { form, headers });
    if (response.status !== 201) throw new Error(await response.text());
    return ((await response.json()) as { data: { id: string } }).data.id;
  };
  const person_id = await register(nora, 'camp', { 'Form-Family': 'f'.repeat(32) });
  const mails = () => subjectsOf(club);
  await mails();
  const list_id = await club.listOf('camp');
  const { client, token } = await signInAtDesk(club, email);
  const answers = async () => (await client.readDeskAnswers({ list_id, person_id })).data.registrations[0]!;
  const correct = (body: Record<string, unknown>, more: { if_match?: string; query?: { amount?: number } } = {}) =>
    client.correctAtDesk({ list_id, person_id, body, ...more });
  const createAllFees = () =>
    createFees(club.ensureFees).run({ store: club.store, now: club.clock.now, log: () => {} });
  return { ...club, register, mails, list_id, person_id, client, token, answers, correct, createAllFees };
}

export const issuesOf = (call: Promise<unknown>) =>
  call.then(
    () => [],
    (error: unknown) => {
      if (!isApiError(error)) throw error;
      return error.issues.map(({ field, code }) => [field, code]);
    },
  );

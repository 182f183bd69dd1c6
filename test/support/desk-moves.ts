import { isApiError } from '../../src/api/index.js';
import { createFees } from '../../src/backend/lifecycle/index.js';
import { familyHeader } from '../backend/gate/member-club.js';
import { backend } from './backend.js';
import { signInAtDesk, statusOf } from './desk-sign-in.js';

const yaml = `
workspace:
  { slug: club, name: Club, languages: [en], contact_email: office@club.example, notify: none,
    bank_account: { holder: Club e. V., iban: DE89370400440532013000 } }
cost_units: [{ name: Camps, categories: [Fees] }]
organisers:
  - { email: owner@club.example, role: owner }
  - { email: both@club.example, role: organiser, lists: [first, second] }
  - { email: first@club.example, role: organiser, lists: [first] }
  - { email: narrow@club.example, role: organiser, lists: [first, second], fields: [size] }
  - { email: money@club.example, role: treasurer }
lists:
  - { type: member, name: Members, application: { slug: join, title: Join us, sections: [{ fields: [{ name: name, required: true }, email] }] } }
events:
  - slug: first
    title: First camp
    published: true
    start_date: 2027-07-10
    max_persons: 2
    columns:
      - { external_id: size, name: Size, type: string, allowed_values: [S, M, L] }
      - { external_id: allergies, name: Allergies, type: text }
      - { external_id: photos, name: Photos, type: boolean }
      - { external_id: terms, name: Terms, type: boolean }
    form:
      waiting_list: first-queue
      sections:
        - fields:
            - { name: name, required: true }
            - email
            - { name: birthdate, required: true, age_on_first_day: { at_least: 8 } }
            - size
            - { name: allergies, sensitive: true }
            - { name: photos, consent: true, label: May be photographed }
            - { name: terms, must_accept: true, label: Terms of the first camp }
      prices: { base: 100, cost_unit: Camps, category: Fees }
  - slug: second
    title: Second camp
    published: true
    start_date: 2027-08-10
    max_persons: 2
    columns:
      - { external_id: size, name: Size, type: string, allowed_values: [S, M] }
      - { external_id: tent, name: Tent, type: string, allowed_values: [Own, Club] }
      - { external_id: photos, name: Photos, type: boolean }
      - { external_id: terms, name: Terms, type: boolean }
    form:
      waiting_list: second-queue
      sections:
        - fields:
            - { name: name, required: true }
            - email
            - { name: birthdate, required: true, age_on_first_day: { at_least: 8 } }
            - size
            - { name: tent, required: true }
            - { name: photos, consent: true, label: May be photographed }
            - { name: terms, must_accept: true, label: Terms of the second camp }
      prices: { base: 120, cost_unit: Camps, category: Fees }
  - slug: day
    title: Day trip
    published: true
    start_date: 2027-06-01
    form: { sections: [{ fields: [{ name: name, required: true }, email] }] }
  - { slug: first-queue, title: Waiting for the first, published: true, start_date: 2027-07-10, form: { sections: [{ fields: [{ name: name, required: true }, email] }] } }
  - { slug: second-queue, title: Waiting for the second, published: true, start_date: 2027-08-10, form: { sections: [{ fields: [{ name: name, required: true }, email] }] } }
`;

type Answers = Record<string, unknown>;

/** Somebody of eleven years, with an answer to each question of the first camp. */
export const camper = (first_name: string, more: Answers = {}): Answers => ({
  name: { first_name, last_name: 'Quist' },
  email: `${first_name.toLowerCase()}@example.org`,
  birthdate: '2015-03-09',
  size: 'S',
  allergies: 'Cashew',
  photos: true,
  terms: true,
  ...more,
});

/** The answers that the second camp asks for. */
export const answersThere = (first_name: string, more: Answers = {}): Answers => ({
  name: { first_name, last_name: 'Quist' },
  email: `${first_name.toLowerCase()}@example.org`,
  birthdate: '2015-03-09',
  size: 'S',
  tent: 'Own',
  ...more,
});

/** Two camps with two places each, Nora at the first one, and somebody at the desk. */
export async function twoCamps(email = 'owner@club.example') {
  const club = await backend({ yaml });
  const workspace = (await club.store.workspaces.bySlug('club'))!;
  const register = async (body: object, form = 'first', headers: Record<string, string> = familyHeader()) => {
    const response = await club.register(body, { form, headers });
    if (response.status !== 201) throw new Error(await response.text());
    return ((await response.json()) as { data: { id: string } }).data.id;
  };
  const person_id = await register(camper('Nora'));
  const mails = async () => {
    club.clock.now += 60_000;
    return club.deliverMails();
  };
  const [confirmation] = await mails();
  const [first, second, day, queue] = await Promise.all(
    ['first', 'second', 'day', 'second-queue'].map((slug) => club.listOf(slug)),
  );
  const lists = { first: first!, second: second!, day: day!, queue: queue! };
  const { client } = await signInAtDesk(club, email);
  interface MoveOptions {
    readonly id?: string;
    readonly from?: string;
    readonly to?: string;
    readonly body?: Answers;
    /** Null for none. */
    readonly amount?: number | null;
    readonly if_match?: string;
  }
  const path = ({ id = person_id, from = lists.first, to = lists.second }: MoveOptions) => ({
    ...{ list_id: from, person_id: id, target_list_id: to },
  });
  const move = ({ body = answersThere('Nora'), amount = 12_000, if_match, ...options }: MoveOptions = {}) =>
    client.moveAtDesk({
      ...path(options),
      body,
      query: amount === null ? {} : { amount },
      ...(if_match ? { if_match } : {}),
    });
  const feesOf = async (id: string) =>
    (await club.store.fees.ofPersons(workspace.id, [id])).map(({ amount, paid_at, description }) => [
      ...[amount, paid_at, description],
    ]);
  return {
    ...{ club, client, workspace, register, person_id, lists, mails, confirmation: confirmation!, move, feesOf },
    form: (options: MoveOptions = {}) => client.readMoveForm(path(options)).then(({ data }) => data),
    statusOfMove: (options: MoveOptions = {}) => statusOf(move(options)),
    issuesOf: (options: MoveOptions) =>
      move(options).then(
        () => [],
        (error: unknown) => {
          if (!isApiError(error)) throw error;
          return error.issues.map(({ field, code }) => [field, code]);
        },
      ),
    ensureFees: () => createFees(club.ensureFees).run({ store: club.store, now: club.clock.now, log: () => {} }),
    persons: async (list: string) =>
      (await club.api.listPersons({ list_id: list })).data.map(({ name }) => name.first_name).sort(),
    registrationOf: async (id: string) => (await club.store.registrations.ofPersons(workspace.id, [id])).at(-1),
    journal: async () =>
      (await club.store.deskJournal.newest(workspace.id, { limit: 20 })).map(({ action, list_id, person_id }) => [
        ...[action, list_id, person_id],
      ]),
    /** The counts fit the persons, and no event has more than it has places. */
    async wrongCounts() {
      const wrong = await club.store.inspection.wrongPlaceCounts();
      const events = await club.store.events.all(workspace.id);
      const oversold = events.filter((one) => one.max_persons !== null && one.persons_count > one.max_persons);
      return [...wrong, ...oversold.map(({ slug }) => slug)];
    },
  };
}

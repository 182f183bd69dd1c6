import { expect } from 'chai';
import { isApiError } from '../../../src/api/index.js';
import { backend } from '../../support/backend.js';
import { signInAtDesk, statusOf } from '../../support/desk-sign-in.js';
import { subjectsOf } from './desk-club.js';

const fields = '{ name: name, required: true }, { name: email, required: true }';
const yaml = `
workspace:
  { slug: club, name: Club, languages: [en], contact_email: office@club.example, notify: none,
    bank_account: { holder: Club e. V., iban: DE89370400440532013000 } }
cost_units: [{ name: Camps, categories: [Fees] }]
organisers:
  - { email: owner@club.example, role: owner }
  - { email: camp@club.example, role: organiser, lists: [camp] }
  - { email: money@club.example, role: treasurer }
lists:
  - { type: member, name: Members, application: { slug: join, title: Join us, sections: [{ fields: [{ name: name, required: true }, email] }] } }
events:
  - slug: camp
    title: Camp
    published: true
    opens_at: 2027-01-01 19:00
    start_date: 2027-07-24
    max_persons: 2
    columns:
      - { external_id: size, name: Size, type: string, allowed_values: [S, M] }
      - { external_id: terms, name: Terms, type: boolean }
    form:
      waiting_list: queue
      sections:
        - fields:
            - { name: name, required: true }
            - email
            - { name: birthdate, required: true, age_on_first_day: { at_least: 8 } }
            - size
            - { name: terms, must_accept: true }
      prices: { base: 100, additions: [{ amount: 20, when: { field: size, is: M } }] }
  - { slug: queue, title: Waiting, published: true, start_date: 2027-07-24, form: { sections: [{ fields: [${fields}] }] } }
  - { slug: checked, title: Party, published: true, start_date: 2027-07-24, form: { confirm_email: true, sections: [{ fields: [${fields}] }] } }
`;

const person = (first_name: string, more: object = {}) => ({
  name: { first_name, last_name: 'Quist' },
  birthdate: '2015-03-09',
  ...more,
});
const withAddress = (first_name: string) => ({
  name: person(first_name).name,
  email: `${first_name.toLowerCase()}@example.org`,
});

/** A camp with two places that opens next year, and somebody at its desk. */
async function camp(email = 'owner@club.example', file = yaml) {
  const club = await backend({ yaml: file });
  const { client } = await signInAtDesk(club, email);
  const list_id = await club.listOf('camp');
  const add = (body: Record<string, unknown>, key: string = crypto.randomUUID(), list = list_id) =>
    client.addAtDesk({ list_id: list, body, idempotency_key: key });
  const workspace_id = (await club.store.workspaces.bySlug('club'))!.id;
  return {
    ...{ club, client, list_id, add, workspace_id },
    journal: async () =>
      (await client.readJournal()).data.map(({ action, list_id, person_id }) => [action, list_id, person_id]),
    mails: () => subjectsOf(club),
    persons: async (list = list_id) =>
      (await club.api.listPersons({ list_id: list })).data.map(({ name }) => name.first_name).sort(),
    /** Whether what is counted fits the persons, and nobody is above the maximum. */
    async requireRoom() {
      expect(await club.store.inspection.wrongPlaceCounts()).to.deep.equal([]);
      const event = (await club.store.events.ofList(workspace_id, list_id))!;
      expect(event.persons_count).to.be.at.most(event.max_persons!);
    },
  };
}

const issuesOf = (call: Promise<unknown>) =>
  call.then(
    () => [],
    (error: unknown) => {
      if (!isApiError(error)) throw error;
      return error.issues.map(({ field, code }) => [field, code]);
    },
  );

describe('a person who is added at the desk', () => {
  it('is registered before the form opens, at its price, and mailed, with an entry in the journal', async () => {
    const { add, client, list_id, club, mails, journal, workspace_id, requireRoom } = await camp();
    const { data } = await add(person('Nora', { email: 'nora@example.org', size: 'M' }));
    expect(data.state).to.equal('registered');
    const [registration] = await club.store.registrations.ofPersons(workspace_id, [data.person_id]);
    expect(registration).to.include({ state: 'registered', slug: 'camp', amount: 12_000 });
    expect(await mails()).to.deep.equal(['nora@example.org: Registered: Camp']);
    expect(await journal()).to.deep.equal([['add', list_id, data.person_id]]);
    const row = (await client.readDeskRow({ list_id, person_id: data.person_id })).data;
    expect(row.history.map(({ what, by }) => [what, by])).to.deep.equal([['registered', 'club']]);
    await requireRoom();
  });

  it('needs no address where the form needs none, and is mailed nothing then', async () => {
    const { add, mails, persons } = await camp();
    await add(person('Nora'));
    expect([await mails(), await persons()]).to.deep.equal([[], ['Nora']]);
  });

  it('has an address that begins with the country of the club', async () => {
    const file = yaml
      .replace('name: Club,', 'name: Club, country: AT,')
      .replace('            - size\n', '            - address\n');
    const { client, list_id } = await camp('owner@club.example', file.replace(/,\s*additions: .*(?= \})/, ''));
    const { data } = await client.readDeskForm({ list_id });
    const fields = data.form.layout!.sections.flatMap(({ fields }) => fields);
    expect(fields).to.deep.include({ name: 'address', country: 'AT' });
  });

  it('is checked by the rules of the form, without its consents', async () => {
    const { add, client, list_id, persons, journal } = await camp();
    const { data } = await client.readDeskForm({ list_id });
    const names = data.form.layout!.sections.flatMap(({ fields }) => fields.map(({ name }) => name));
    expect(names).to.deep.equal(['name', 'email', 'birthdate', 'size']);
    expect(await issuesOf(add({ name: { first_name: 'Nora', last_name: 'Q' } }))).to.deep.equal([
      ['birthdate', 'required'],
    ]);
    expect(await issuesOf(add(person('Nora', { birthdate: '2024-01-01' })))).to.deep.equal([['birthdate', 'age']]);
    expect(await issuesOf(add(person('Nora', { terms: true })))).to.not.deep.equal([]);
    expect([await persons(), await journal()]).to.deep.equal([[], []]);
  });

  it('is added once under a key, however often and at once it is sent', async () => {
    const { add, persons, journal, mails, requireRoom } = await camp();
    const key = crypto.randomUUID();
    const body = person('Nora', { email: 'nora@example.org' });
    const statuses = await Promise.all([1, 2, 3].map(() => statusOf(add(body, key))));
    expect(statuses).to.include(200);
    const [first, second] = [await add(body, key), await add(body, key)];
    expect(first).to.deep.equal(second);
    expect(await persons()).to.deep.equal(['Nora']);
    expect([(await journal()).length, (await mails()).length]).to.deep.equal([1, 1]);
    await requireRoom();
  });

  it('takes no place that is not free, also if two are added at the same moment', async () => {
    const { add, persons, journal, requireRoom } = await camp();
    await add(person('Ada'));
    const statuses = await Promise.all(['Nora', 'Omar', 'Pia'].map((name) => statusOf(add(person(name)))));
    expect(statuses.sort()).to.deep.equal([200, 422, 422]);
    expect(await issuesOf(add(person('Quin')))).to.deep.equal([['list_id', 'full']]);
    expect([(await persons()).length, (await journal()).length]).to.deep.equal([2, 2]);
    await requireRoom();
  });

  it('can be put on the waiting list instead', async () => {
    const { add, client, list_id, club, persons } = await camp();
    const waiting = (await client.readDeskForm({ list_id })).data.waiting_list_id!;
    expect(waiting).to.equal(await club.listOf('queue'));
    expect((await add(withAddress('Nora'), undefined, waiting)).data.state).to.equal('waiting');
    expect([await persons(), await persons(waiting)]).to.deep.equal([[], ['Nora']]);
  });

  it('is registered at once though the form has addresses confirmed: the club vouches for it', async () => {
    const { add, club, mails } = await camp();
    const { data } = await add(withAddress('Nora'), undefined, await club.listOf('checked'));
    expect(data.state).to.equal('registered');
    expect(await mails()).to.deep.equal(['nora@example.org: Registered: Party']);
  });

  it('is added by owners and organisers to their events alone', async () => {
    const organiser = await camp('camp@club.example');
    expect((await organiser.client.readDeskForm({ list_id: organiser.list_id })).data.waiting_list_id).to.equal(null);
    expect(await statusOf(organiser.add(person('Nora')))).to.equal(200);
    const queue = await organiser.club.listOf('queue');
    expect(await statusOf(organiser.add(withAddress('Nora'), undefined, queue))).to.equal(404);
    const treasurer = await camp('money@club.example');
    expect(await statusOf(treasurer.add(person('Nora')))).to.equal(403);
    const { client, add, club, workspace_id } = await camp();
    const members = (await club.store.lists.all(workspace_id)).find(({ type }) => type === 'member')!;
    expect(await statusOf(add(withAddress('Nora'), undefined, members.id))).to.equal(409);
    expect(await statusOf(client.readDeskForm({ list_id: members.id }))).to.equal(409);
  });
});

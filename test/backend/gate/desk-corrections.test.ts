import { expect } from 'chai';
import { isApiError } from '../../../src/api/index.js';
import { createFees } from '../../../src/backend/lifecycle/index.js';
import { backend, issuesIn } from '../../support/backend.js';
import { signInAtDesk, statusOf } from '../../support/desk-sign-in.js';

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

const nora = {
  name: { first_name: 'Nora', last_name: 'Quist' },
  email: 'nora@example.org',
  birthdate: '2015-03-09',
  size: 'S',
  allergies: 'Cashew',
  photos: true,
  terms: true,
};

/** A camp with Nora, and an organiser of it. */
async function camp(email = 'owner@club.example') {
  const club = await backend({ yaml });
  const register = async (body: object, form = 'camp', headers: Record<string, string> = {}) => {
    const response = await club.register(body, { form, headers });
    if (response.status !== 201) throw new Error(await response.text());
    return ((await response.json()) as { data: { id: string } }).data.id;
  };
  const person_id = await register(nora, 'camp', { 'Form-Family': 'f'.repeat(32) });
  const mails = async () => {
    club.clock.now += 60_000;
    return (await club.deliverMails()).map(({ to, subject }) => `${to.address}: ${subject}`);
  };
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

const issuesOf = (call: Promise<unknown>) =>
  call.then(
    () => [],
    (error: unknown) => {
      if (!isApiError(error)) throw error;
      return error.issues.map(({ field, code }) => [field, code]);
    },
  );

describe('answers at the desk', () => {
  it('are those that the role shows, also sensitive ones, with the form', async () => {
    const { client, list_id, person_id, answers } = await camp('camp@club.example');
    const { data } = await client.readDeskAnswers({ list_id, person_id });
    expect(data.form).to.include({ slug: 'camp', title: 'Camp' });
    const { values, hidden_fields, changeable_fields, amount } = await answers();
    expect(values).to.deep.equal(nora);
    expect([hidden_fields, amount]).to.deep.equal([[], null]);
    expect(changeable_fields).to.deep.equal(['name', 'email', 'birthdate', 'size', 'allergies', 'photos']);
  });

  it('are names and the own fields of an organiser who sees no others', async () => {
    const { answers } = await camp('narrow@club.example');
    const own = await answers();
    expect(own.values).to.deep.equal({ name: nora.name, size: 'S' });
    expect(own.changeable_fields).to.deep.equal(['name', 'size']);
    expect(JSON.stringify(own)).to.not.match(/Cashew|nora@|2015/);
  });

  it('are none of a person without a registration, and none of another list', async () => {
    const { client, api, list_id, person_id, listOf } = await camp();
    const { data } = await api.createPerson({ list_id, body: { name: nora.name } });
    expect(await statusOf(client.readDeskAnswers({ list_id, person_id: data.id }))).to.equal(409);
    const partyId = await listOf('party');
    expect(await statusOf(client.readDeskAnswers({ list_id: partyId, person_id }))).to.equal(404);
    expect(await statusOf(client.correctAtDesk({ list_id: partyId, person_id, body: { size: 'M' } }))).to.equal(404);
  });
});

describe('a correction at the desk', () => {
  it('is stored after the last day for that, with an entry that names fields and no values', async () => {
    const { correct, api, list_id, person_id, client, clock } = await camp();
    clock.now += 120_000;
    const { data } = await correct({ allergies: 'Peanuts', name: { first_name: 'Norah' } });
    expect(data.values).to.deep.include({ allergies: 'Peanuts', name: { ...nora.name, first_name: 'Norah' } });
    expect((await api.readPerson({ list_id, person_id })).data).to.deep.include({ allergies: 'Peanuts', size: 'S' });
    const [entry, ...otherEntries] = (await client.readJournal()).data;
    expect(otherEntries).to.deep.equal([]);
    expect(entry).to.deep.include({ action: 'correct', by: 'owner@club.example', list_id, person_id });
    expect(entry!.fields!.toSorted()).to.deep.equal(['allergies', 'name']);
    expect(JSON.stringify(entry)).to.not.match(/Peanuts|Cashew|Nora/);
    const { history } = (await client.readDeskRow({ list_id, person_id })).data;
    expect(history.map(({ what, by }) => [what, by])).to.deep.equal([
      ['registered', 'visitor'],
      ['corrected', 'club'],
    ]);
  });

  it('is written in the journal once, however often it is sent', async () => {
    const { correct, client } = await camp();
    await Promise.all([correct({ allergies: 'Peanuts' }), correct({ allergies: 'Peanuts' })]);
    await correct({ allergies: 'Peanuts' });
    expect((await client.readJournal()).data).to.have.lengthOf(1);
  });

  it('is refused if somebody else has changed the answers since they were read', async () => {
    const { correct, answers, api, list_id, person_id, client } = await camp();
    const etag = (await answers()).etag!;
    await api.updatePerson({ list_id, person_id, body: { allergies: 'None' } });
    expect(await statusOf(correct({ allergies: 'Peanuts' }, { if_match: etag }))).to.equal(412);
    expect((await answers()).values['allergies']).to.equal('None');
    expect((await client.readJournal()).data).to.deep.equal([]);
    expect(await statusOf(correct({ allergies: 'Peanuts' }, { if_match: (await answers()).etag! }))).to.equal(200);
  });

  it('lets one of two organisers through who save at the same moment', async () => {
    const { correct, answers, client } = await camp();
    const if_match = (await answers()).etag!;
    const statuses = await Promise.all(
      ['Peanuts', 'Milk'].map((allergies) => statusOf(correct({ allergies }, { if_match }))),
    );
    expect(statuses.sort()).to.deep.equal([200, 412]);
    expect((await client.readJournal()).data).to.have.lengthOf(1);
  });

  it('is checked by the rules of the form', async () => {
    const { correct } = await camp();
    expect(await issuesOf(correct({ birthdate: '2024-01-01', size: 'XL', unknown: 1 }))).to.have.deep.members([
      ['birthdate', 'age'],
      ['size', 'not_allowed'],
      ['unknown', 'unknown'],
    ]);
    expect(await issuesOf(correct({ name: { first_name: '', last_name: '' } }))).to.not.deep.equal([]);
  });

  it('reaches no field outside the role', async () => {
    const { correct, api, list_id, person_id } = await camp('narrow@club.example');
    expect(await issuesOf(correct({ allergies: 'None', email: 'x@example.org', size: 'M' }))).to.have.deep.members([
      ['allergies', 'not_allowed'],
      ['email', 'not_allowed'],
    ]);
    expect((await correct({ size: 'M' })).data.values).to.deep.equal({ name: nora.name, size: 'M' });
    expect((await api.readPerson({ list_id, person_id })).data).to.deep.include({ ...nora, size: 'M' });
  });

  it('is not hindered by what was wrong before outside the role', async () => {
    const { correct, api, list_id, person_id } = await camp('narrow@club.example');
    await api.updatePerson({ list_id, person_id, body: { birthdate: null } });
    expect(await statusOf(correct({ size: 'M' }))).to.equal(200);
  });

  it('takes a consent back, and gives none', async () => {
    const { correct, answers, api, list_id, person_id } = await camp();
    expect(await issuesOf(correct({ terms: false }))).to.deep.include(['terms', 'not_allowed']);
    expect(await statusOf(correct({ photos: false }))).to.equal(200);
    expect((await api.readPerson({ list_id, person_id })).data['photos']).to.equal(false);
    expect((await answers()).changeable_fields).to.not.include('photos');
    expect(await issuesOf(correct({ photos: true }))).to.deep.equal([['photos', 'not_allowed']]);
  });

  it('is closed to treasurers, and after a cancellation', async () => {
    const treasurer = await camp('money@club.example');
    expect(await statusOf(treasurer.correct({ size: 'M' }))).to.equal(403);
    expect(await statusOf(treasurer.answers())).to.equal(403);
    const { client, correct, list_id, person_id } = await camp();
    await client.cancelByDesk({ list_id, person_id, body: {} });
    expect(await statusOf(correct({ size: 'M' }))).to.equal(409);
  });
});

describe('the price of a correction at the desk', () => {
  it('is shown before it counts, changes the open fee, and is mailed', async () => {
    const { correct, client, list_id, person_id, mails, createAllFees, store } = await camp();
    await createAllFees();
    const price = await client.readDeskPrice({ list_id, person_id, body: { size: 'M' } });
    expect(price.data.amount).to.equal(12_000);
    expect(await statusOf(correct({ size: 'M' }))).to.equal(409);
    expect((await client.readJournal()).data).to.deep.equal([]);
    expect((await correct({ size: 'M' }, { query: { amount: 12_000 } })).data.amount).to.equal(12_000);
    const workspace = (await store.workspaces.bySlug('club'))!;
    expect((await store.fees.all(workspace.id)).map(({ amount }) => amount)).to.deep.equal([12_000]);
    expect(await mails()).to.deep.equal(['nora@example.org: New price: Camp']);
    expect((await client.readJournal()).data.map(({ action }) => action)).to.deep.equal(['correct']);
  });

  it('follows the answers unseen where the role sees no fees', async () => {
    const { correct, client, list_id, person_id, mails } = await camp('camp@club.example');
    expect((await client.readDeskPrice({ list_id, person_id, body: { size: 'M' } })).data.amount).to.equal(null);
    expect((await correct({ size: 'M' })).data.amount).to.equal(null);
    expect(await mails()).to.deep.equal(['nora@example.org: New price: Camp']);
  });
});

describe('an address that is corrected at the desk', () => {
  const openLink = async (club: Awaited<ReturnType<typeof camp>>, text: string) => {
    const token = /#([\w-]{43})/.exec(text)![1];
    return (await club.request('POST', '/public/club/registrations/sessions', { body: { token } })).status;
  };

  it('is mailed the registration, and the link that the former one has ends', async () => {
    const club = await camp();
    await club.register({ ...nora, name: { first_name: 'Omar', last_name: 'Q' } }, 'camp', {
      'Form-Family': 'g'.repeat(32),
    });
    await club.mails();
    const [former] = club.sentMails;
    expect(former!.to.address).to.equal('nora@example.org');
    await club.correct({ email: 'nora.quist@example.org' });
    expect(await club.mails()).to.deep.equal(['nora.quist@example.org: Registered: Camp']);
    expect(await openLink(club, former!.text)).to.equal(404);
    expect(await openLink(club, club.sentMails.at(-1)!.text)).to.equal(201);
  });

  it('leaves the link to a family in which somebody has the former one', async () => {
    const club = await camp();
    const omar = { ...nora, name: { first_name: 'Omar', last_name: 'Quist' } };
    await club.register(omar, 'camp', { 'Form-Family': 'f'.repeat(32) });
    const [former] = club.sentMails;
    await club.correct({ email: 'nora.quist@example.org' });
    expect(await openLink(club, former!.text)).to.equal(201);
  });

  it('gets the mail that confirms it, if the former one was never confirmed', async () => {
    const club = await camp();
    const guest = { name: nora.name, email: 'wrong@example.org' };
    const person_id = await club.register(guest, 'party');
    await club.mails();
    const list_id = await club.listOf('party');
    await club.client.correctAtDesk({ list_id, person_id, body: { email: 'right@example.org' } });
    expect(await club.mails()).to.deep.equal(['right@example.org: Please confirm: Party']);
    const answer = await club.request('POST', '/public/club/registrations/confirmations', {
      body: { token: /#([\w-]{43})/.exec(club.sentMails.at(-1)!.text)![1] },
    });
    expect([answer.status, await issuesIn(answer)]).to.deep.equal([200, []]);
    expect((await club.client.readDeskRow({ list_id, person_id })).data.state).to.equal('registered');
  });
});

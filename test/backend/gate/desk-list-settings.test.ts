import { expect } from 'chai';
import { offerFreePlaces } from '../../../src/backend/lifecycle/index.js';
import { backend } from '../../support/backend.js';
import { clubWithDesk, deskClub, signInAtDesk, statusOf, type DeskClub } from '../../support/desk-sign-in.js';
import { familyHeader } from './member-club.js';

const person = (first_name: string) => ({
  name: { first_name, last_name: 'Quist' },
  email: `${first_name}@example.org`,
});

const fields = 'sections: [{ fields: [{ name: name, required: true }, email] }]';
const day = 'published: true, start_date: 2027-05-01';
const partyWithQueue = `
workspace: { slug: club, name: Club, contact_email: office@club.example, notify: none }
organisers: [{ email: owner@club.example, role: owner }]
events:
  - { slug: party, title: Party, ${day}, max_persons: 1, form: { waiting_list: queue, ${fields} } }
  - { slug: queue, title: Queue, ${day}, form: { ${fields} } }
`;

async function signedIn(email = 'owner@club.example') {
  const club = await clubWithDesk();
  const { client } = await signInAtDesk(club, email);
  const [camp, partyList] = [await club.listOf('camp'), await club.listOf('party')];
  const register = async (first_name: string, form = 'party') =>
    (await club.register(person(first_name), { form, headers: familyHeader() })).status;
  const readForm = async (slug: string) => (await club.visitor.readForm({ slug })).data;
  const listOf = async (list_id: string) => {
    const { lists } = (await client.readDesk()).data;
    return lists.find((list) => list.list_id === list_id)!;
  };
  const journal = async () => (await client.readJournal()).data.map(({ action, person_id }) => [action, person_id]);
  return { club, client, camp, partyList, register, readForm, listOf, journal };
}

async function eventOf(club: DeskClub, slug: string) {
  expect(await club.store.inspection.wrongPlaceCounts()).to.deep.equal([]);
  const workspace = (await club.store.workspaces.bySlug('club'))!;
  return (await club.store.events.all(workspace.id)).find((event) => event.slug === slug)!;
}

describe('a registration at the desk', () => {
  it('is closed to visitors at once, and open again as the file says', async () => {
    const { club, client, camp, register, readForm, listOf, journal } = await signedIn();
    const before = await listOf(camp);
    const closed = (await client.updateDeskList({ list_id: camp, body: { closed: true } })).data;
    expect(closed).to.deep.include({ is_open: false, max_persons: null });
    expect(closed.settings).to.deep.include({
      closed_at: new Date(club.clock.now).toISOString(),
      closes_at: before.settings!.closes_at,
    });
    expect((await readForm('camp')).state).to.equal('closed');
    expect(await register('ada', 'camp')).to.equal(422);
    const opened = (await client.updateDeskList({ list_id: camp, body: { closed: false } })).data;
    expect(opened.settings).to.deep.equal(before.settings);
    expect((await readForm('camp')).state).to.equal('open');
    expect(await register('ada', 'camp')).to.equal(201);
    expect(await journal()).to.deep.equal([
      ['open', null],
      ['close', null],
    ]);
  });

  it('is closed once, however often and at once that is sent', async () => {
    const { client, camp, journal, listOf } = await signedIn();
    const { settings } = await listOf(camp);
    const close = () => statusOf(client.updateDeskList({ list_id: camp, body: { closed: true } }));
    expect(await Promise.all([close(), close(), close()])).to.deep.equal([200, 200, 200]);
    expect(await close()).to.equal(200);
    expect(await journal()).to.deep.equal([['close', null]]);
    expect((await listOf(camp)).settings!.closes_at).to.equal(settings!.closes_at);
  });

  it('stays closed where the file has closed it', async () => {
    const { club, client, camp } = await signedIn();
    const update = (closed: boolean) => statusOf(client.updateDeskList({ list_id: camp, body: { closed } }));
    await club.apply(
      deskClub.replace('start_date: 2027-07-24', "start_date: 2027-07-24\n    closes_at: '2026-11-21 08:00'"),
    );
    expect([await update(true), await update(false)]).to.deep.equal([409, 409]);
  });
});

describe('places at the desk', () => {
  it('are more: the next visitor gets one', async () => {
    const { client, partyList, register, listOf, journal } = await signedIn();
    expect([await register('ada'), await register('bob')]).to.deep.equal([201, 422]);
    const { data } = await client.updateDeskList({ list_id: partyList, body: { places: 2 } });
    expect(data.max_persons).to.equal(2);
    expect(data.settings).to.deep.include({ file_places: 1, places_taken: 1 });
    expect([await register('bob'), await register('eve')]).to.deep.equal([201, 422]);
    await client.updateDeskList({ list_id: partyList, body: { places: null } });
    expect(await register('eve')).to.equal(201);
    // as in the file again, with more persons than places: nobody loses theirs
    await client.updateDeskList({ list_id: partyList, body: { places: 1 } });
    expect((await listOf(partyList)).settings)
      .to.include({ places_taken: 3 })
      .and.not.have.property('file_places');
    expect(await register('dan')).to.equal(422);
    expect(await journal()).to.deep.equal([
      ['places', null],
      ['places', null],
      ['places', null],
    ]);
  });

  it('are never oversold by registrations at the same moment', async () => {
    const { club, client, partyList, register } = await signedIn();
    const names = Array.from({ length: 12 }, (_, at) => `person${at}`);
    const statuses = await Promise.all([
      ...names.slice(0, 6).map((name) => register(name)),
      ...[5, 3, 4].map((places) => statusOf(client.updateDeskList({ list_id: partyList, body: { places } }))),
      ...names.slice(6).map((name) => register(name)),
    ]);
    const taken = statuses.filter((status) => status === 201).length;
    const { persons_count, max_persons } = await eventOf(club, 'party');
    expect(persons_count).to.equal(taken);
    expect(taken).to.be.at.most(5);
    expect(max_persons).to.be.oneOf([5, 3, 4]);
    await client.updateDeskList({ list_id: partyList, body: { places: 6 } });
    const further = await Promise.all(names.map((name) => register(`further-${name}`)));
    expect(further.filter((status) => status === 201)).to.have.lengthOf(6 - taken);
  });

  it('are refused without a whole number, and unknown settings with them', async () => {
    const { club, partyList } = await signedIn();
    const { token } = await signInAtDesk(club, 'owner@club.example');
    const headers = { authorization: `Bearer ${token}` };
    for (const body of [{ places: 0 }, { places: 1.5 }, { places: '3' }, { closed: 1 }, { title: 'X' }])
      expect((await club.request('PUT', `/public/club/desk/lists/${partyList}`, { body, headers })).status).to.equal(
        422,
      );
  });

  it('are no matter of a list of members', async () => {
    const { club, client } = await signedIn();
    const workspace = (await club.store.workspaces.bySlug('club'))!;
    const member = (await club.store.lists.all(workspace.id)).find(({ type }) => type === 'member')!;
    expect(await statusOf(client.updateDeskList({ list_id: member.id, body: { places: 3 } }))).to.equal(409);
  });

  it('that become free are offered to the waiting list', async () => {
    const club = await backend({ yaml: partyWithQueue });
    const { client } = await signInAtDesk(club, 'owner@club.example');
    await club.register(person('ada'), { form: 'party', headers: familyHeader() });
    await club.register(person('bob'), { form: 'queue', headers: familyHeader() });
    await club.deliverMails();
    await client.updateDeskList({ list_id: await club.listOf('party'), body: { places: 2 } });
    // the free place is not a newcomer's
    expect((await club.register(person('eve'), { form: 'party', headers: familyHeader() })).status).to.equal(422);
    await offerFreePlaces.run({ store: club.store, now: club.clock.now, log: () => {} });
    const { data } = await client.listDeskRows({ list_id: await club.listOf('queue') });
    expect(data.map(({ state }) => state)).to.deep.equal(['offered']);
  });
});

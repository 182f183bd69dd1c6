import { expect } from 'chai';
import { releaseReview } from '../../../src/backend/gate/index.js';
import { ada, backend, issuesIn } from '../../support/backend.js';

const family = 'f'.repeat(32);
const familyHeader = { 'Form-Family': family };
const bob = { ...ada, name: { first_name: 'Bob', last_name: 'Lovelace' } };

const waitingList = `
workspace: { slug: club, name: Club, languages: [de, en, fr] }
lists: [{ type: member, name: Members, application: { slug: join, title: Join us } }]
events:
  - { slug: camp, title: Camp, published: true, start_date: 2027-07-24, form: { waiting_list: queue, sections: [{ fields: [name, email] }] } }
  - { slug: queue, title: Waiting list, published: true, start_date: 2027-07-24 }
`;

/** The registrations of a form that are stored, by person. */
async function registered(club: Awaited<ReturnType<typeof backend>>, form = 'camp') {
  const { id } = (await club.store.workspaces.bySlug('club'))!;
  const list_id = form === 'join' ? 'member' : await club.listOf(form);
  const list = (await club.store.lists.find(id, list_id))!;
  const { data } = await club.api.listPersons({ list_id: list.id });
  const registrations = await club.store.registrations.ofPersons(
    id,
    data.map((person) => person.id),
  );
  return registrations;
}

const plain = { name: ada.name, email: ada.email };

describe('a registration through the gate', () => {
  it('is stored with its person: form, family, language and state', async () => {
    const club = await backend();
    await club.register(ada, { headers: { ...familyHeader, 'Accept-Language': 'en-GB, fr;q=0.5' } });
    const [one] = await registered(club);
    expect(one).to.include({ slug: 'camp', family, position: 0, language: 'en', state: 'registered', amount: null });
  });

  it('belongs to a family if several are sent together', async () => {
    const club = await backend();
    await club.register(ada, { headers: familyHeader });
    await club.register(bob, { headers: familyHeader });
    expect((await registered(club)).map((one) => [one.family, one.position])).to.deep.equal([
      [family, 0],
      [family, 1],
    ]);
  });

  it('is a family of its own without the header', async () => {
    const club = await backend();
    await club.register(ada);
    await club.register(bob);
    const [one, other] = await registered(club);
    expect(one!.family).not.to.equal(other!.family);
  });

  it('is refused with a family id that could be guessed, and stores no person', async () => {
    const club = await backend();
    const response = await club.register(ada, { headers: { 'Form-Family': 'ours' } });
    expect([response.status, await issuesIn(response), await registered(club)]).to.deep.equal([
      422,
      [['Form-Family', 'invalid']],
      [],
    ]);
  });

  it('is stored once for repeated requests', async () => {
    const club = await backend();
    for (let times = 0; times < 3; times++) await club.register(ada, { idempotencyKey: 'same', headers: familyHeader });
    expect([await registered(club), await club.store.outbox.count()]).to.have.nested.property('[0].length', 1);
    expect(await club.store.outbox.count()).to.deep.equal({ waiting: 1, given_up: 0 });
  });

  it('does not exist if no person was stored', async () => {
    const club = await backend();
    await club.register(ada);
    await club.register(plain, { form: 'full' });
    await club.register(plain, { form: 'full' });
    expect(await registered(club, 'full')).to.have.lengthOf(1);
  });

  it('does not exist for a person whom a key of the club has created', async () => {
    const club = await backend();
    const list_id = await club.listOf('camp');
    await club.api.createPerson({ list_id, body: ada });
    expect([await registered(club), (await club.store.outbox.count()).waiting]).to.deep.equal([[], 0]);
  });

  it('waits on a form that is a waiting list, and is an application on the member list', async () => {
    const club = await backend({ yaml: waitingList });
    await club.register(plain, { form: 'queue' });
    await club.register({ ...plain, creation_behaviour: 'unconfirmed' }, { form: 'join', list_id: 'member' });
    const list = (await club.store.lists.find((await club.store.workspaces.bySlug('club'))!.id, 'member'))!;
    const { id } = (await club.store.workspaces.bySlug('club'))!;
    const applied = await club.store.registrations.inState(id, list.id, 'applied');
    expect([(await registered(club, 'queue')).map(({ state }) => state), applied.length]).to.deep.equal([
      ['waiting'],
      1,
    ]);
  });

  it('is in the club’s first language if the visitor’s is not one of the club’s', async () => {
    const club = await backend();
    await club.register(ada, { headers: { 'Accept-Language': 'ja' } });
    expect((await registered(club))[0]!.language).to.equal(null);
  });

  it('is deleted with its person', async () => {
    const club = await backend();
    await club.register(ada);
    const [one] = await registered(club);
    await club.api.deletePerson({ list_id: one!.list_id, person_id: one!.person_id });
    const remaining = await club.store.registrations.find(one!.workspace_id, one!.id);
    expect([remaining, (await club.store.outbox.count()).waiting]).to.deep.equal([undefined, 0]);
  });
});

describe('a registration that was held for review', () => {
  it('is stored once it is released, with the family and language that it came with', async () => {
    const club = await backend();
    await club.register(ada, { headers: { ...familyHeader, 'Accept-Language': 'en', 'Form-Honeypot': 'x' } });
    const { id } = (await club.store.workspaces.bySlug('club'))!;
    const [pending] = await club.store.reviewQueue.all(id);
    const before = await club.store.outbox.claim(club.clock.now + 60_000);
    await releaseReview(club.store, club.api, pending!, club.clock.now);
    await releaseReview(club.store, club.api, pending!, club.clock.now);
    const registrations = await registered(club);
    expect(before).to.include({ kind: 'registration_held', person_id: pending!.id });
    expect(registrations.map((one) => [one.family, one.language, one.state])).to.deep.equal([
      [family, 'en', 'registered'],
    ]);
    expect(await club.store.outbox.count()).to.deep.equal({ waiting: 1, given_up: 0 });
  });
});

import { expect } from 'chai';
import { backend } from '../../support/backend.js';
import { signInAtDesk, statusOf } from '../../support/desk-sign-in.js';

const form = (more = '') => `form: { ${more} sections: [{ fields: [{ name: name, required: true }, email] }] }`;
const yaml = `
workspace: { slug: club, name: Club, contact_email: office@club.example, notify: none }
organisers: [{ email: owner@club.example, role: owner }]
events:
  - { slug: camp, title: Camp, published: true, start_date: 2027-07-24, max_persons: 1, ${form('waiting_list: queue,')} }
  - { slug: queue, title: Waiting, published: true, start_date: 2027-07-24, ${form()} }
`;

/** A full camp of two, the last day of whose registrations is before its first, with Ada, Bob and Eve on its waiting list. */
async function fullCamp({ birthdates = {}, ages = '' }: { birthdates?: Record<string, string>; ages?: string } = {}) {
  const fields = (more = '') =>
    `sections: [{ fields: [{ name: name, required: true }, email, { name: birthdate ${more} }] }]`;
  const club = await backend({
    yaml: `
workspace: { slug: club, name: Club, contact_email: office@club.example, notify: none }
organisers: [{ email: owner@club.example, role: owner }]
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    max_persons: 2
    form: { waiting_list: queue, promotion: by_hand, ${fields(ages)} }
  - { slug: queue, title: Waiting, published: true, start_date: 2027-07-24, form: { ${fields()} } }
`,
  });
  const { client } = await signInAtDesk(club, 'owner@club.example');
  const register = async (first_name: string, slug: string) => {
    club.clock.now += 1000;
    const birthdate = birthdates[first_name];
    const name = { first_name, last_name: 'Quist' };
    const body = { name, email: `${first_name.toLowerCase()}@example.org`, ...(birthdate ? { birthdate } : {}) };
    return club.register(body, { form: slug });
  };
  const idOf = async (answer: Promise<Response>) => ((await (await answer).json()) as { data: { id: string } }).data.id;
  const camp = await club.listOf('camp');
  const list_id = await club.listOf('queue');
  const [mia, noa] = [await idOf(register('Mia', 'camp')), await idOf(register('Noa', 'camp'))];
  const [ada, bob, eve] = [
    await idOf(register('Ada', 'queue')),
    await idOf(register('Bob', 'queue')),
    await idOf(register('Eve', 'queue')),
  ];
  await club.deliverMails();
  club.clock.now += 60_000;
  await club.deliverMails();
  const namesOf = async (list: string) =>
    (await club.api.listPersons({ list_id: list })).data.map(({ name }) => name.first_name).sort();
  return {
    ...{ club, client, register, camp, list_id, mia, noa, ada, bob, eve },
    offer: (person_id: string) => statusOf(client.offerPlaceAtDesk({ list_id, person_id, body: {} })),
    promote: (person_id: string) => statusOf(client.promoteAtDesk({ list_id, person_id, body: {} })),
    free: (person_id: string) => club.api.deletePerson({ list_id: camp, person_id }),
    names: async () => [await namesOf(camp), await namesOf(list_id)],
    journal: async () => (await client.readJournal()).data.map(({ action, person_id }) => [action, person_id]),
    mails: async () => {
      club.clock.now += 60_000;
      return (await club.deliverMails()).map(({ to, subject }) => `${to.address}: ${subject}`);
    },
    /** Whether what is counted fits the persons, and nobody is above the maximum. */
    async requireRoom() {
      expect(await club.store.inspection.wrongPlaceCounts()).to.deep.equal([]);
      expect(await club.store.inspection.wrongReservations()).to.deep.equal([]);
      const { persons_count, max_persons } = (await club.api.listEvents()).data.find((one) => one.list_id === camp)!;
      expect(persons_count).to.be.at.most(max_persons!);
    },
  };
}

describe('the history of a place', () => {
  const historyIn = async ({ client, camp }: Awaited<ReturnType<typeof fullCamp>>, name: string) => {
    const { data } = await client.listDeskRows({ list_id: camp });
    const { person_id } = data.find(({ values }) => values['name.first_name'] === name)!;
    const { history } = (await client.readDeskRow({ list_id: camp, person_id })).data;
    return history.map(({ what, by }) => [what, by]);
  };

  it('says that the club gave it', async () => {
    const club = await fullCamp();
    await club.free(club.mia);
    await club.promote(club.eve);
    expect(await historyIn(club, 'Eve')).to.deep.equal([
      ['created', 'visitor'],
      ['registered', 'club'],
    ]);
  });

  it('says that the club offered it, and that the person accepted', async () => {
    const { free, mia, ada, offer, ...club } = await fullCamp();
    await free(mia);
    await offer(ada);
    club.club.clock.now += 120_000;
    await club.club.deliverMails();
    const token = /#([\w-]{43})/.exec(
      club.club.sentMails.findLast(({ to }) => to.address === 'ada@example.org')!.text,
    )![1];
    const session = await club.club.request('POST', '/public/club/registrations/sessions', { body: { token } });
    const headers = { authorization: `Bearer ${((await session.json()) as { data: { token: string } }).data.token}` };
    const read = await club.club.request('GET', '/public/club/registrations/current', { headers });
    const { data } = (await read.json()) as { data: { registrations: { id: string }[] } };
    const path = `/public/club/registrations/current/${data.registrations[0]!.id}/offer?amount=0`;
    expect((await club.club.request('POST', path, { headers, body: { accept: true } })).status).to.equal(200);
    expect(await historyIn({ free, mia, ada, offer, ...club }, 'Ada')).to.deep.equal([
      ['created', 'visitor'],
      ['offered', 'club'],
      ['registered', 'visitor'],
    ]);
  });
});

describe('a place that is given at the desk', () => {
  it('goes to the chosen person without asking, who is mailed once and leaves the waiting list', async () => {
    const { promote, free, mia, eve, names, mails, journal, requireRoom } = await fullCamp();
    await free(mia);
    expect(await Promise.all([promote(eve), promote(eve)])).to.deep.equal([200, 200]);
    expect(await promote(eve)).to.equal(200);
    expect(await names()).to.deep.equal([
      ['Eve', 'Noa'],
      ['Ada', 'Bob'],
    ]);
    expect(await mails()).to.deep.equal(['eve@example.org: Anmeldung: Camp']);
    expect(await journal()).to.deep.equal([['promote', eve]]);
    await requireRoom();
  });

  it('is refused while none is free, and changes nothing', async () => {
    const { promote, offer, ada, names, mails, journal } = await fullCamp();
    expect([await promote(ada), await offer(ada)]).to.deep.equal([422, 422]);
    expect(await names()).to.deep.equal([
      ['Mia', 'Noa'],
      ['Ada', 'Bob', 'Eve'],
    ]);
    expect([await mails(), await journal()]).to.deep.equal([[], []]);
  });

  it('is given once if two persons are promoted at the same moment', async () => {
    const { promote, free, mia, ada, bob, eve, names, requireRoom, journal } = await fullCamp();
    await free(mia);
    const statuses = await Promise.all([ada, bob, eve].map(promote));
    expect(statuses.sort()).to.deep.equal([200, 422, 422]);
    expect((await names()).map(({ length }) => length)).to.deep.equal([2, 2]);
    expect(await journal()).to.have.lengthOf(1);
    await requireRoom();
  });

  it('is given once if somebody is promoted and another is offered a place at the same moment', async () => {
    const { promote, offer, free, mia, ada, bob, requireRoom } = await fullCamp();
    await free(mia);
    expect((await Promise.all([promote(ada), offer(bob)])).sort()).to.deep.equal([200, 422]);
    await requireRoom();
  });

  it('is given once if somebody registers at the same moment', async () => {
    const { promote, register, free, mia, noa, ada, bob, eve, requireRoom, names } = await fullCamp();
    await free(mia);
    await free(noa);
    const [first, second, third, newcomer] = await Promise.all([
      ...[promote(ada), promote(bob), promote(eve)],
      register('Zoe', 'camp').then(({ status }) => status),
    ]);
    expect([first, second, third].filter((status) => status === 200)).to.have.lengthOf(2);
    expect(newcomer).to.equal(422);
    expect((await names())[0]).to.have.lengthOf(2);
    await requireRoom();
  });

  it('can be the one that was offered, once, whether it is accepted or given', async () => {
    const { promote, offer, free, mia, ada, bob, names, requireRoom } = await fullCamp();
    await free(mia);
    expect(await offer(ada)).to.equal(200);
    expect([await promote(bob), await promote(ada)]).to.deep.equal([422, 200]);
    expect((await names())[0]).to.deep.equal(['Ada', 'Noa']);
    await requireRoom();
  });

  it('can be given after the last day for registrations, and to an age that the form does not take', async () => {
    const { club, offer, free, mia, ada, names } = await fullCamp({
      ages: ', birthdate: { below: 12 }',
      birthdates: { Mia: '2018-01-01', Noa: '2018-01-01', Ada: '1990-01-01' },
    });
    await free(mia);
    expect(await offer(ada)).to.equal(422);
    club.clock.now = Date.parse('2027-08-01T00:00:00Z');
    const { client } = await signInAtDesk(club, 'owner@club.example');
    const list_id = await club.listOf('queue');
    expect(await statusOf(client.promoteAtDesk({ list_id, person_id: ada, body: {} }))).to.equal(200);
    expect((await names())[0]).to.deep.equal(['Ada', 'Noa']);
  });

  it('is given to nobody of another list', async () => {
    const { client, camp, free, mia, noa, ada } = await fullCamp();
    await free(mia);
    for (const person_id of [noa, ada, 'per_nothing']) {
      const status = await statusOf(client.promoteAtDesk({ list_id: camp, person_id, body: {} }));
      expect(status).to.equal(person_id === noa ? 409 : 404);
    }
  });
});

describe('a place that is offered at the desk', () => {
  it('is reserved for the chosen person until the deadline, and mailed once', async () => {
    const { offer, client, list_id, free, mia, bob, mails, journal, register, requireRoom } = await fullCamp();
    await free(mia);
    expect([await offer(bob), await offer(bob)]).to.deep.equal([200, 200]);
    const { data } = await client.readDeskRow({ list_id, person_id: bob });
    expect([data.state, data.history.at(-1)!.by]).to.deep.equal(['offered', 'club']);
    expect(Date.parse(data.offered_until!)).to.be.above(Date.parse(data.created_at!));
    expect((await mails()).filter((one) => one.startsWith('bob@'))).to.have.lengthOf(1);
    expect(await journal()).to.deep.equal([['offer', bob]]);
    expect((await register('Zoe', 'camp')).status).to.equal(422);
    await requireRoom();
  });

  it('is offered once if two are offered one at the same moment', async () => {
    const { offer, free, mia, ada, bob, eve, requireRoom } = await fullCamp();
    await free(mia);
    expect((await Promise.all([ada, bob, eve].map(offer))).sort()).to.deep.equal([200, 422, 422]);
    await requireRoom();
  });

  it('goes to nobody whose registration was cancelled', async () => {
    const { offer, promote, client, list_id, free, mia, ada } = await fullCamp();
    await free(mia);
    await client.cancelByDesk({ list_id, person_id: ada, body: {} });
    expect([await offer(ada), await promote(ada)]).to.deep.equal([409, 409]);
  });
});

describe('a waiting list at the desk', () => {
  it('tells the position of each person, and moves those behind up once somebody leaves', async () => {
    const club = await backend({ yaml });
    const { client } = await signInAtDesk(club, 'owner@club.example');
    for (const first_name of ['Ada', 'Bob', 'Eve']) {
      club.clock.now += 1000;
      const body = { name: { first_name, last_name: 'Quist' }, email: `${first_name.toLowerCase()}@example.org` };
      expect((await club.register(body, { form: 'queue' })).status).to.equal(201);
      await club.deliverMails();
    }
    const list_id = await club.listOf('queue');
    const rows = async () => (await client.listDeskRows({ list_id, query: {} })).data;
    const positions = async () =>
      (await rows()).map(({ values, waiting_position }) => [values['name.first_name'], waiting_position]);
    expect(await positions()).to.have.deep.members([
      ['Ada', 1],
      ['Bob', 2],
      ['Eve', 3],
    ]);
    const idOf = async (name: string) =>
      (await rows()).find(({ values }) => values['name.first_name'] === name)!.person_id;
    const person_id = await idOf('Eve');
    await client.cancelByDesk({ list_id, person_id: await idOf('Ada'), body: {} });
    expect((await client.readDeskRow({ list_id, person_id })).data.waiting_position).to.equal(2);
  });
});

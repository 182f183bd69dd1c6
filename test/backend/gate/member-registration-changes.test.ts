import { expect } from 'chai';
import { issuesIn } from '../../support/backend.js';
import { clubWithMother, foreign, jonas, memberClub, mia, mother, person, familyHeader } from './member-club.js';

describe('a registration of a member', () => {
  const opened = async () => {
    const club = await clubWithMother();
    await club.register(jonas);
    const member = await club.signIn();
    const [group] = await member.read();
    return { ...club, member, one: group!.registrations[0]! };
  };

  it('is corrected as by link, and 412 after a concurrent change', async () => {
    const { member, one, api, listOf } = await opened();
    const list_id = await listOf('camp');
    const person_id = (await api.listPersons({ list_id })).data[0]!.id;
    expect(one.etag).to.be.a('string');
    await api.updatePerson({ list_id, person_id, body: { size: 'S' } });
    const stale = await member.sendRequest(
      'PUT',
      `/${one.id}`,
      { name: { first_name: 'Jon' } },
      { 'If-Match': one.etag! },
    );
    expect(stale.status).to.equal(412);
    const [{ registrations: [current] } = { registrations: [] }] = await member.read();
    const change = { name: { first_name: 'Jon' } };
    const answer = await member.sendRequest('PUT', `/${one.id}`, change, { 'If-Match': current!.etag! });
    const { data } = (await answer.json()) as { data: typeof one };
    expect([answer.status, data.etag, data.values['size']]).to.deep.equal([200, answer.headers.get('etag'), 'S']);
    expect((await api.readPerson({ list_id, person_id })).data.name.first_name).to.equal('Jon');
  });

  it('cannot be corrected once only the club may change it', async () => {
    const { member, one } = await opened();
    expect(await issuesIn(await member.sendRequest('PUT', `/${one.id}`, { email: 'x@example.org' }))).to.deep.equal([
      ['email', 'not_allowed'],
    ]);
  });

  it('is cancelled, which a retry does not change, until the day before the event', async () => {
    const { member, one, clock, register, signIn } = await opened();
    expect((await member.sendRequest('DELETE', `/${one.id}`)).status).to.equal(204);
    expect((await member.sendRequest('DELETE', `/${one.id}`)).status).to.equal(204);
    expect(await member.seen()).to.deep.equal([]);
    await register(mia);
    clock.now = Date.parse('2027-07-23T22:01:00Z');
    const late = await signIn();
    const [group] = await late.read();
    const { id, can_cancel, changeable_fields } = group!.registrations[0]!;
    expect([can_cancel, changeable_fields]).to.deep.equal([false, []]);
    expect((await late.sendRequest('DELETE', `/${id}`)).status).to.equal(403);
  });

  it('of a child without an address is mailed to the address of the family, in every state', async () => {
    const { register, signIn, clock, deliverMails } = await clubWithMother();
    const family = familyHeader();
    await register(jonas, 'camp', family);
    await register(person('Mia'), 'camp', family);
    const member = await signIn();
    const [group] = await member.read();
    clock.now += 60_000;
    await deliverMails();
    await member.sendRequest('DELETE', `/${group!.registrations[1]!.id}`);
    clock.now += 60_000;
    expect((await deliverMails()).map(({ to, subject }) => [to.address, subject])).to.deep.equal([
      [mother, 'Abgemeldet: Camp'],
    ]);
  });

  it('has its price, and when it was paid', async () => {
    const club = await clubWithMother();
    await club.apply(
      memberClub.replace('      participants: 3', '      prices: { base: [{ amount: 25 }] }\n      participants: 3'),
    );
    await club.register(jonas);
    await club.deliverMails();
    const workspace = (await club.store.workspaces.bySlug('club'))!;
    const list_id = await club.listOf('camp');
    const of = await club.store.registrations.inState(workspace.id, list_id, 'registered');
    await club.club.ensureFees(workspace, of);
    const member = await club.signIn();
    const feeOf = async () =>
      (await member.read())[0]!.registrations.map(({ amount, fees: [fee] }) => [amount, fee?.paid_at])[0];
    expect(await feeOf()).to.deep.equal([2500, null]);
    const [fee] = await club.store.fees.all(workspace.id);
    await club.store.fees.markPaid(workspace.id, fee!.id, '2026-12-01');
    expect(await feeOf()).to.deep.equal([2500, '2026-12-01']);
  });

  it('accepts an offered place, and again after a lost answer', async () => {
    const club = await clubWithMother();
    await club.register({ ...foreign, size: undefined, birthdate: '2015-01-01' }, 'regatta');
    await club.register({ ...person('Jonas'), email: mother, birthdate: '2015-01-01' }, 'queue');
    const list_id = await club.listOf('regatta');
    const person_id = (await club.api.listPersons({ list_id })).data[0]!.id;
    await club.api.deletePerson({ list_id, person_id });
    const [event] = await club.store.waitingLists.eventsWithFreePlace(club.clock.now);
    const deadline_at = club.clock.now + 3_600_000;
    await club.store.transaction(({ waitingLists }) =>
      waitingLists.offerPlace(event!, { deadline_at, now: club.clock.now }),
    );
    const member = await club.signIn();
    const [group] = await member.read();
    const [one] = group!.registrations;
    expect([one!.state, one!.deadline_at]).to.deep.equal(['offered', new Date(deadline_at).toISOString()]);
    for (let times = 0; times < 2; times++) {
      const answer = await member.sendRequest('POST', `/${one!.id}/offer`, { accept: true });
      expect([answer.status, await answer.json()]).to.deep.equal([200, { data: { url: null } }]);
    }
    const [accepted] = await member.read();
    expect([accepted!.event?.title, accepted!.registrations[0]!.state, accepted!.awaited]).to.deep.equal([
      ...['Regatta', 'registered'],
      null,
    ]);
  });
});

describe('an application of a member’s family', () => {
  it('is shown until it is decided', async () => {
    const club = await clubWithMother();
    const body = { ...person('Jonas'), email: mother, creation_behaviour: 'unconfirmed' };
    expect((await club.club.register(body, { form: 'join', list_id: 'member' })).status).to.equal(201);
    const member = await club.signIn();
    expect((await member.read()).map(({ form, registrations: [one] }) => [form.title, one!.state])).to.deep.equal([
      ['Join us', 'applied'],
    ]);
  });
});

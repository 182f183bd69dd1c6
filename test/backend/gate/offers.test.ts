import { expect } from 'chai';
import { issuesIn, origin } from '../../support/backend.js';
import { ada, bob, camp, eve, family } from './registration-camp.js';

describe('an offered place', () => {
  /** A full camp with Eve on the waiting list; then a place becomes free and is offered to her. */
  async function withOffer(answers: object = {}) {
    const campClub = await camp();
    const { club, register, own } = campClub;
    await club.register(ada);
    await club.register(bob);
    await register({ ...eve, ...answers }, 'queue');
    const list_id = await club.listOf('camp');
    const [first] = (await club.api.listPersons({ list_id })).data;
    await club.api.deletePerson({ list_id, person_id: first!.id });
    expect(await campClub.offer()).to.equal(true);
    const eves = await own('queue');
    const { registrations } = await eves.read();
    return { ...campClub, ...eves, eve: registrations[0]! };
  }

  it('is not given to a newcomer', async () => {
    const { club, eve: waiting } = await withOffer();
    expect(waiting.state).to.equal('offered');
    expect(Date.parse(waiting.deadline_at!)).to.be.above(club.clock.now);
    expect(await issuesIn(await club.register({ ...ada, email: 'new@example.org' }))).to.deep.equal([
      ['list_id', 'full'],
    ]);
  });

  it('moves the accepting person from the waiting list to the event', async () => {
    const { sendRequest, eve: waiting, namesOf, signIn, club } = await withOffer();
    const answer = await sendRequest('POST', `/${waiting.id}/offer`, { accept: true });
    const { data } = (await answer.json()) as { data: { url: string } };
    expect(data.url).to.match(new RegExp(`^${origin}/portal/club/camp#[\\w-]{43}$`));
    expect([await namesOf('camp'), await namesOf('queue')]).to.deep.equal([['Bob', 'Eve'], []]);
    const { registrations } = await (await signIn(data.url.split('#')[1]!)).read();
    expect(
      registrations.map(({ state, changeable_fields }) => [state, changeable_fields.includes('size')]),
    ).to.deep.equal([['registered', true]]);
    const [camp] = (await club.api.listEvents()).data;
    expect(camp).to.include({ persons_count: 2, places_left: 0, state: 'full' });
  });

  it('keeps the answers that fit the event, and drops others', async () => {
    const { sendRequest, eve: waiting, club } = await withOffer({ size: 'XXL', note: 'Hello' });
    expect((await sendRequest('POST', `/${waiting.id}/offer`, { accept: true })).status).to.equal(200);
    const { data } = await club.api.listPersons({ list_id: await club.listOf('camp') });
    expect(data.at(-1)).to.include({ email: eve.email, size: null });
  });

  it('keeps the answers that fit a similar form', async () => {
    const { sendRequest, eve: waiting, club } = await withOffer({ size: 'M' });
    await sendRequest('POST', `/${waiting.id}/offer`, { accept: true });
    const { data } = await club.api.listPersons({ list_id: await club.listOf('camp') });
    expect(data.at(-1)).to.include({ email: eve.email, size: 'M' });
  });

  it('is not given to synchronised persons: the refusal names the first without a place', async () => {
    const { club } = await withOffer();
    const list_id = await club.listOf('camp');
    const persons = ['one', 'two'].map((external_id) => ({
      external_id,
      name: { first_name: external_id, last_name: 'X' },
    }));
    const answer = await club.request('PUT', `/api/lists/${list_id}/persons`, {
      body: { data: persons },
      headers: { authorization: `Bearer ${club.key}` },
    });
    expect(await issuesIn(answer)).to.deep.equal([['data.0', 'full']]);
  });

  it('is accepted again after a lost answer: the same success, and one place', async () => {
    const { sendRequest, eve: waiting, namesOf, signIn } = await withOffer();
    const press = async () => {
      const answer = await sendRequest('POST', `/${waiting.id}/offer`, { accept: true });
      return [answer.status, ((await answer.json()) as { data: { url: string } }).data.url] as const;
    };
    const answers = [await press(), await press()];
    expect(answers.map(([status]) => status)).to.deep.equal([200, 200]);
    for (const [, url] of answers) {
      const { registrations } = await (await signIn(url.split('#')[1]!)).read();
      expect(registrations.map(({ id, state }) => [id, state])).to.deep.equal([[waiting.id, 'registered']]);
    }
    expect(await namesOf('camp')).to.deep.equal(['Bob', 'Eve']);
  });

  it('opens no registrations of another form or family', async () => {
    const { register, own, club } = await camp();
    await register(ada);
    await club.register(bob);
    const workspace = (await club.store.workspaces.bySlug('club'))!;
    const all = await club.store.registrations.inState(workspace.id, await club.listOf('party'), 'registered');
    await register({ name: ada.name }, 'party');
    await register(eve, 'queue');
    const { sendRequest } = await own('queue');
    const parties = await club.store.registrations.inState(workspace.id, await club.listOf('party'), 'registered');
    const camps = await club.store.registrations.inState(workspace.id, await club.listOf('camp'), 'registered');
    const promoted = [...parties, ...camps.filter((one) => one.family !== family)];
    expect([all.length, promoted.length]).to.deep.equal([0, 2]);
    for (const { id } of promoted)
      expect((await sendRequest('POST', `/${id}/offer`, { accept: true })).status, id).to.equal(404);
  });

  it('is refused for an age outside the event’s rule', async () => {
    const { sendRequest, eve: waiting, namesOf } = await withOffer({ birthdate: '2021-07-25' });
    const answer = await sendRequest('POST', `/${waiting.id}/offer`, { accept: true });
    expect([answer.status, await issuesIn(answer)]).to.deep.equal([422, [['birthdate', 'age']]]);
    expect([await namesOf('camp'), await namesOf('queue')]).to.deep.equal([['Bob'], ['Eve']]);
  });

  it('is accepted once for repeated presses of the button', async () => {
    const { sendRequest, eve: waiting, namesOf } = await withOffer();
    const press = () => sendRequest('POST', `/${waiting.id}/offer`, { accept: true });
    const statuses = (await Promise.all([press(), press(), press()])).map(({ status }) => status);
    expect(statuses).to.include(200);
    expect(statuses.filter((status) => ![200, 409].includes(status))).to.deep.equal([]);
    expect(await namesOf('camp')).to.deep.equal(['Bob', 'Eve']);
  });

  it('is accepted as before when the answer was lost and the button is pressed again', async () => {
    const { sendRequest, eve: waiting, namesOf, signIn, own } = await withOffer();
    const accept = async (as = sendRequest) => {
      const answer = await as('POST', `/${waiting.id}/offer`, { accept: true });
      return [answer.status, ((await answer.json()) as { data?: { url: string } }).data?.url] as const;
    };
    await accept();
    const [status, url] = await accept();
    expect([status, await namesOf('camp'), await namesOf('queue')]).to.deep.equal([200, ['Bob', 'Eve'], []]);
    const { registrations } = await (await signIn(url!.split('#')[1]!)).read();
    expect(registrations.map(({ state }) => state)).to.deep.equal(['registered']);
    const otherVisitor = await own('queue', 's'.repeat(32));
    expect((await accept(otherVisitor.sendRequest))[0]).to.equal(404);
  });

  it('is declined as before when the answer was lost', async () => {
    const { sendRequest, eve: waiting } = await withOffer();
    const decline = async () => (await sendRequest('POST', `/${waiting.id}/offer`, { accept: false })).status;
    expect([await decline(), await decline()]).to.deep.equal([200, 200]);
  });

  it('goes to the next one when it is declined', async () => {
    const { sendRequest, eve: waiting, club, read } = await withOffer();
    expect((await sendRequest('POST', `/${waiting.id}/offer`, { accept: false })).status).to.equal(200);
    expect((await read()).registrations).to.deep.equal([]);
    expect((await club.register({ ...ada, email: 'new@example.org' })).status).to.equal(201);
  });

  it('ends at its deadline', async () => {
    const { sendRequest, eve: waiting, club } = await withOffer();
    club.clock.now += 3_600_000;
    expect((await sendRequest('POST', `/${waiting.id}/offer`, { accept: true })).status).to.be.oneOf([401, 409]);
  });

  it('does not exist without an offered place', async () => {
    const { register, own } = await camp();
    await register(eve, 'queue');
    const { sendRequest, read } = await own('queue');
    const [waiting] = (await read()).registrations;
    expect((await sendRequest('POST', `/${waiting!.id}/offer`, { accept: true })).status).to.equal(409);
  });
});

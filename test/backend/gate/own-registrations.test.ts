import { expect } from 'chai';
import { newSecret } from '../../../src/backend/store/index.js';
import { registrations, type Endpoint } from '../../../src/contract/index.js';
import { issuesIn } from '../../support/backend.js';
import { ada, bob, camp, eve, family } from './registration-camp.js';

describe('a link to one’s own registrations', () => {
  it('tells the form and no name, any number of times', async () => {
    const { register, linkTo, post } = await camp();
    await register(ada);
    const token = await linkTo('camp');
    const texts = [await (await post('links', { token })).text(), await (await post('links', { token })).text()];
    expect(texts[0]).to.include('"title":"Camp"');
    expect(texts.join()).not.to.match(/Ada|example\.org/);
  });

  it('is the same 404 if unknown, expired or of another club', async () => {
    const { register, linkTo, post, club } = await camp();
    await register(ada);
    const token = await linkTo('camp');
    club.clock.now += 86_400_001;
    for (const rejectedToken of [token, newSecret(), 'x'])
      for (const path of ['links', 'sessions'])
        expect((await post(path, { token: rejectedToken })).status).to.equal(404);
  });
});

describe('one’s own registrations', () => {
  it('are those of the family alone, without sensitive answers', async () => {
    const { register, own, club } = await camp();
    await register(ada);
    await club.register(bob);
    const { registrations, form, event } = await (await own()).read();
    expect(registrations).to.have.lengthOf(1);
    expect(registrations[0]).to.include({ state: 'registered', can_cancel: true });
    expect(registrations[0]!.values).to.deep.include({ name: ada.name, size: 'M' });
    expect(registrations[0]!.hidden_fields).to.deep.equal(['allergies']);
    expect(JSON.stringify(registrations)).not.to.match(/Nuts|internal/i);
    expect(form.columns.map(({ external_id }) => external_id)).not.to.include('internal');
    expect(event!.start_date).to.equal('2027-07-24');
  });

  it('need a session: the same 401 for every endpoint with a key, a member’s token, the link’s token or none', async () => {
    const { register, linkTo, club } = await camp();
    await register(ada);
    const tokens = [club.key, `mem_${newSecret()}`, `rgs_${newSecret()}`, await linkTo('camp')];
    const headers = [{}, ...tokens.map((token) => ({ authorization: `Bearer ${token}` }))];
    const {
      readRegistrationLink: _,
      openRegistrationSession: __,
      confirmRegistration: ___,
      resendConfirmation: ____,
      ...personal
    } = registrations;
    const bodies = new Set<string>();
    for (const { method, path } of Object.values<Endpoint>(personal))
      for (const sent of headers) {
        const address = `/public/club${path.replace('{registration_id}', 'rgn_1')}`;
        const answer = await club.request(method, address, {
          headers: sent,
          ...(/P/.test(method) ? { body: {} } : {}),
        });
        expect(answer.status, `${method} ${path}`).to.equal(401);
        bodies.add(await answer.text());
      }
    expect(bodies.size).to.equal(1);
  });

  it('can be corrected: sent fields change, the others stay', async () => {
    const { register, own, club } = await camp();
    await register(ada);
    const { sendRequest, read } = await own();
    const { id } = (await read()).registrations[0]!;
    const answer = await sendRequest('PUT', `/${id}`, { size: 'S', allergies: 'Nuts and milk' });
    expect(answer.status).to.equal(200);
    const { data } = await club.api.listPersons({ list_id: await club.listOf('camp') });
    expect(data[0]).to.include({ size: 'S', allergies: 'Nuts and milk', email: ada.email });
  });

  it('cannot be corrected in other fields, which the refusal names', async () => {
    const { register, own } = await camp();
    await register(ada);
    const { sendRequest, read } = await own();
    const { id } = (await read()).registrations[0]!;
    const answer = await sendRequest('PUT', `/${id}`, {
      email: 'x@example.org',
      rules: false,
      internal: 'x',
      size: 'XXL',
    });
    expect([answer.status, (await issuesIn(answer)).sort()]).to.deep.equal([
      422,
      [
        ['email', 'not_allowed'],
        ['internal', 'unknown'],
        ['rules', 'must_accept'],
        ['rules', 'not_allowed'],
        ['size', 'not_allowed'],
      ].sort(),
    ]);
  });

  it('of another family are the same 404 as unknown ones', async () => {
    const { register, own, club } = await camp();
    await register(ada);
    await club.register(bob);
    const workspace = (await club.store.workspaces.bySlug('club'))!;
    const all = await club.store.registrations.inState(workspace.id, await club.listOf('camp'), 'registered');
    const other = all.find((one) => one.family !== family)!;
    const { sendRequest } = await own();
    for (const id of [other.id, 'rgn_none'])
      for (const [method, path, body] of [
        ['PUT', '', { size: 'S' }],
        ['DELETE', '', undefined],
        ['POST', '/offer', { accept: true }],
      ] as const)
        expect((await sendRequest(method, `/${id}${path}`, body)).status, method).to.equal(404);
  });

  it('are open for corrections and cancelling until the day before the event', async () => {
    const { register, own, club } = await camp();
    await register(ada);
    club.clock.now = Date.parse('2027-07-23T21:59:00Z');
    const before = await (await own()).read();
    club.clock.now = Date.parse('2027-07-23T22:01:00Z');
    const { sendRequest, read } = await own();
    const after = await read();
    expect(
      [before, after].map(({ registrations: [one] }) => [one!.can_cancel, one!.changeable_fields.length > 0]),
    ).to.deep.equal([
      [true, true],
      [false, false],
    ]);
    const { id } = after.registrations[0]!;
    expect([
      (await sendRequest('DELETE', `/${id}`)).status,
      (await sendRequest('PUT', `/${id}`, { size: 'S' })).status,
    ]).to.deep.equal([403, 422]);
  });

  it('take a correction of the last read version only', async () => {
    const { register, own, club } = await camp();
    await register(ada);
    const { sendRequest, read } = await own();
    const { id, etag: tag } = (await read()).registrations[0]!;
    const etag = tag!;
    expect(etag).to.match(/^"/);
    const put = (if_match: string, body: object) => sendRequest('PUT', `/${id}`, body, { 'If-Match': if_match });
    const answer = await put(etag, { size: 'S' });
    const { data } = (await answer.json()) as { data: { etag: string } };
    expect([answer.status, answer.headers.get('etag')]).to.deep.equal([200, data.etag]);
    expect((await put(etag, { size: 'M' })).status).to.equal(412);
    expect((await put(data.etag, { size: 'M' })).status).to.equal(200);
    expect((await club.api.listPersons({ list_id: await club.listOf('camp') })).data[0]!['size']).to.equal('M');
  });

  it('cannot be changed nor cancelled once an application is accepted: the person is a member', async () => {
    const campClub = await camp();
    const { club, own } = campClub;
    const body = { ...eve, creation_behaviour: 'unconfirmed' };
    const headers = { 'Form-Family': family };
    expect((await club.register(body, { form: 'join', list_id: 'member', headers })).status).to.equal(201);
    const workspace = (await club.store.workspaces.bySlug('club'))!;
    const { sendRequest, read } = await own('join');
    const [one] = (await read()).registrations;
    expect([one!.state, one!.can_cancel]).to.deep.equal(['applied', true]);
    const registration = (await club.store.registrations.find(workspace.id, one!.id))!;
    await club.store.transaction(async ({ persons, registrations }) => {
      await persons.confirm(workspace.id, registration.list_id, registration.person_id, club.clock.now);
      await registrations.change(registration, { from: 'applied', to: 'accepted' }, club.clock.now);
    });
    const [accepted] = (await read()).registrations;
    expect([accepted!.can_cancel, accepted!.changeable_fields]).to.deep.equal([false, []]);
    expect((await sendRequest('DELETE', `/${one!.id}`)).status).to.equal(403);
    expect((await sendRequest('PUT', `/${one!.id}`, { name: { first_name: 'X' } })).status).to.equal(422);
    expect((await club.api.listPersons({ list_id: 'member' })).data.map(({ name }) => name.first_name)).to.deep.equal([
      'Eve',
    ]);
  });

  it('are cancelled once, also with a retry, and then no longer shown', async () => {
    const { register, own } = await camp();
    await register(ada);
    await register(bob);
    const { sendRequest, read } = await own();
    const [first] = (await read()).registrations;
    expect([
      (await sendRequest('DELETE', `/${first!.id}`)).status,
      (await sendRequest('DELETE', `/${first!.id}`)).status,
    ]).to.deep.equal([204, 204]);
    expect((await read()).registrations.map(({ name }) => name.first_name)).to.deep.equal(['Bob']);
  });
});

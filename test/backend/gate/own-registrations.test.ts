import { expect } from 'chai';
import { digest } from '../../../src/backend/crypto/index.js';
import { newSecret } from '../../../src/backend/store/index.js';
import { registrations, type Endpoint } from '../../../src/contract/index.js';
import type { OwnRegistrations } from '../../../src/model/own-registration.js';
import { backend, issuesIn, origin } from '../../support/backend.js';

const yaml = `
workspace: { slug: club, name: Club, contact_email: office@club.example }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    max_persons: 2
    columns:
      - { external_id: size, name: Size, type: string, allowed_values: [S, M] }
      - { external_id: allergies, name: Allergies, type: text }
      - { external_id: rules, name: Rules, type: boolean }
      - { external_id: internal, name: Internal, type: string }
    form:
      waiting_list: queue
      participants: 3
      sections:
        - fields:
          - { name: name, required: true }
          - { name: email, required: true }
          - { name: size, required: true }
          - { name: allergies, sensitive: true }
          - { name: rules, must_accept: true }
  - slug: queue
    title: Queue
    published: true
    start_date: 2027-07-24
    columns: [{ external_id: note, name: Note, type: string }]
    form: { sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }, note] }] }
`;
const family = 'f'.repeat(32);
const ada = {
  name: { first_name: 'Ada', last_name: 'Lovelace' },
  email: 'ada@example.org',
  size: 'M',
  allergies: 'Nuts',
  rules: true,
};
const bob = { ...ada, name: { first_name: 'Bob', last_name: 'Lovelace' } };
const eve = { name: { first_name: 'Eve', last_name: 'Moore' }, email: 'eve@example.org' };

/** A club, and what somebody can do who has a link to the registrations of a form. */
async function camp() {
  const club = await backend({ yaml });
  const { id: workspace_id } = (await club.store.workspaces.bySlug('club'))!;
  const linkTo = async (slug: string, of = family) => {
    const token = newSecret();
    const link = { workspace_id, slug, family: of, token_hash: await digest(token) };
    await club.store.registrationLinks.insert({
      ...link,
      ...{ created_at: club.clock.now, expires_at: club.clock.now + 86_400_000 },
    });
    return token;
  };
  const post = (path: string, body: unknown, headers = {}) =>
    club.ask('POST', `/public/club/registrations/${path}`, { body, headers });
  const signIn = async (link: string) => {
    const { data } = (await (await post('sessions', { token: link })).json()) as { data: { token: string } };
    const headers = { authorization: `Bearer ${data.token}` };
    const ask = (method: string, path = '', body?: unknown) =>
      club.ask(method, `/public/club/registrations/current${path}`, {
        headers,
        ...(body === undefined ? {} : { body }),
      });
    const read = async () => ((await (await ask('GET')).json()) as { data: OwnRegistrations }).data;
    return { ask, read };
  };
  const own = async (slug = 'camp') => signIn(await linkTo(slug));
  const together = { 'Form-Family': family };
  const register = (body: object, form = 'camp') => club.register(body, { form, headers: together });
  const offer = async () => {
    const [event] = await club.store.waitingLists.eventsWithFreePlace(club.clock.now);
    const deadline_at = club.clock.now + 3_600_000;
    if (event)
      await club.store.transaction(({ waitingLists }) =>
        waitingLists.offerPlace(event, { deadline_at, now: club.clock.now }),
      );
    return event !== undefined;
  };
  const namesOf = async (form: string) =>
    (await club.api.listPersons({ list_id: await club.listOf(form) })).data.map(({ name }) => name.first_name);
  return { club, post, own, register, linkTo, signIn, offer, namesOf };
}

describe('a link to one’s own registrations', () => {
  it('tells the form and no name, and can be asked again and again', async () => {
    const { register, linkTo, post } = await camp();
    await register(ada);
    const token = await linkTo('camp');
    const texts = [await (await post('links', { token })).text(), await (await post('links', { token })).text()];
    expect(texts[0]).to.include('"title":"Camp"');
    expect(texts.join()).not.to.match(/Ada|example\.org/);
  });

  it('is the same 404 whether it never was, has expired or is of another club', async () => {
    const { register, linkTo, post, club } = await camp();
    await register(ada);
    const token = await linkTo('camp');
    club.clock.now += 86_400_001;
    for (const tried of [token, newSecret(), 'x'])
      for (const path of ['links', 'sessions']) expect((await post(path, { token: tried })).status).to.equal(404);
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

  it('want a session: the same 401 for every endpoint with a key, a member’s token, the link’s token or none', async () => {
    const { register, linkTo, club } = await camp();
    await register(ada);
    const tokens = [club.key, `mem_${newSecret()}`, `rgs_${newSecret()}`, await linkTo('camp')];
    const headers = [{}, ...tokens.map((token) => ({ authorization: `Bearer ${token}` }))];
    const { readRegistrationLink: _, openRegistrationSession: __, ...personal } = registrations;
    const bodies = new Set<string>();
    for (const { method, path } of Object.values<Endpoint>(personal))
      for (const sent of headers) {
        const address = `/public/club${path.replace('{registration_id}', 'rgn_1')}`;
        const answer = await club.ask(method, address, { headers: sent, ...(/P/.test(method) ? { body: {} } : {}) });
        expect(answer.status, `${method} ${path}`).to.equal(401);
        bodies.add(await answer.text());
      }
    expect(bodies.size).to.equal(1);
  });

  it('can be corrected: what was sent changes, the rest stays', async () => {
    const { register, own, club } = await camp();
    await register(ada);
    const { ask, read } = await own();
    const { id } = (await read()).registrations[0]!;
    const answer = await ask('PUT', `/${id}`, { size: 'S', allergies: 'Nuts and milk' });
    expect(answer.status).to.equal(200);
    const { data } = await club.api.listPersons({ list_id: await club.listOf('camp') });
    expect(data[0]).to.include({ size: 'S', allergies: 'Nuts and milk', email: ada.email });
  });

  it('cannot be corrected where it is not theirs, by name', async () => {
    const { register, own } = await camp();
    await register(ada);
    const { ask, read } = await own();
    const { id } = (await read()).registrations[0]!;
    const answer = await ask('PUT', `/${id}`, { email: 'x@example.org', rules: false, internal: 'x', size: 'XXL' });
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

  it('of another family are the same 404 as none', async () => {
    const { register, own, club } = await camp();
    await register(ada);
    await club.register(bob);
    const workspace = (await club.store.workspaces.bySlug('club'))!;
    const all = await club.store.registrations.inState(workspace.id, await club.listOf('camp'), 'registered');
    const other = all.find((one) => one.family !== family)!;
    const { ask } = await own();
    for (const id of [other.id, 'rgn_none'])
      for (const [method, path, body] of [
        ['PUT', '', { size: 'S' }],
        ['DELETE', '', undefined],
        ['POST', '/offer', { accept: true }],
      ] as const)
        expect((await ask(method, `/${id}${path}`, body)).status, method).to.equal(404);
  });

  it('are open for corrections and cancelling until the day before the event', async () => {
    const { register, own, club } = await camp();
    await register(ada);
    club.clock.now = Date.parse('2027-07-23T21:59:00Z');
    const before = await (await own()).read();
    club.clock.now = Date.parse('2027-07-23T22:01:00Z');
    const { ask, read } = await own();
    const after = await read();
    expect(
      [before, after].map(({ registrations: [one] }) => [one!.can_cancel, one!.changeable_fields.length > 0]),
    ).to.deep.equal([
      [true, true],
      [false, false],
    ]);
    const { id } = after.registrations[0]!;
    expect([(await ask('DELETE', `/${id}`)).status, (await ask('PUT', `/${id}`, { size: 'S' })).status]).to.deep.equal([
      403, 422,
    ]);
  });

  it('are cancelled once, and then shown no more', async () => {
    const { register, own } = await camp();
    await register(ada);
    await register(bob);
    const { ask, read } = await own();
    const [first] = (await read()).registrations;
    expect([
      (await ask('DELETE', `/${first!.id}`)).status,
      (await ask('DELETE', `/${first!.id}`)).status,
    ]).to.deep.equal([204, 404]);
    expect((await read()).registrations.map(({ name }) => name.first_name)).to.deep.equal(['Bob']);
  });
});

describe('an offered place', () => {
  /** A full camp with Eve on the waiting list; then a place becomes free and is offered to her. */
  async function offered() {
    const its = await camp();
    const { club, register, own } = its;
    await club.register(ada);
    await club.register(bob);
    await register(eve, 'queue');
    const list_id = await club.listOf('camp');
    const [first] = (await club.api.listPersons({ list_id })).data;
    await club.api.deletePerson({ list_id, person_id: first!.id });
    expect(await its.offer()).to.equal(true);
    const eves = await own('queue');
    const { registrations } = await eves.read();
    return { ...its, ...eves, eve: registrations[0]! };
  }

  it('is not given to a newcomer', async () => {
    const { club, eve: waiting } = await offered();
    expect(waiting.state).to.equal('offered');
    expect(Date.parse(waiting.deadline_at!)).to.be.above(club.clock.now);
    expect(await issuesIn(await club.register({ ...ada, email: 'new@example.org' }))).to.deep.equal([
      ['list_id', 'full'],
    ]);
  });

  it('is taken by whoever accepts, who leaves the waiting list', async () => {
    const { ask, eve: waiting, namesOf, signIn, club } = await offered();
    const answer = await ask('POST', `/${waiting.id}/offer`, { accept: true });
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

  it('is accepted once, however often the button is pressed', async () => {
    const { ask, eve: waiting, namesOf } = await offered();
    const press = () => ask('POST', `/${waiting.id}/offer`, { accept: true });
    const statuses = (await Promise.all([press(), press(), press()])).map(({ status }) => status);
    expect(statuses).to.include(200);
    expect(statuses.every((status) => [200, 404, 409, 422].includes(status))).to.equal(true);
    expect(await namesOf('camp')).to.deep.equal(['Bob', 'Eve']);
  });

  it('goes to the next one when it is declined', async () => {
    const { ask, eve: waiting, club, read } = await offered();
    expect((await ask('POST', `/${waiting.id}/offer`, { accept: false })).status).to.equal(200);
    expect((await read()).registrations).to.deep.equal([]);
    expect((await club.register({ ...ada, email: 'new@example.org' })).status).to.equal(201);
  });

  it('ends at its deadline', async () => {
    const { ask, eve: waiting, club } = await offered();
    club.clock.now += 3_600_000;
    expect((await ask('POST', `/${waiting.id}/offer`, { accept: true })).status).to.be.oneOf([401, 409]);
  });

  it('is nothing where no place was offered', async () => {
    const { register, own } = await camp();
    await register(eve, 'queue');
    const { ask, read } = await own('queue');
    const [waiting] = (await read()).registrations;
    expect((await ask('POST', `/${waiting!.id}/offer`, { accept: true })).status).to.equal(409);
  });
});

import { expect } from 'chai';
import { ada, backend, issuesIn } from '../../support/backend.js';
import {
  requestService,
  bob,
  dataOf,
  databaseDump,
  personsOfLink,
  personsOf,
  personCountOf,
  type Club,
} from '../../support/service-requests.js';

const once = { 'Idempotency-Key': 'once' };
const replayed = (response: Response) => response.headers.get('Idempotency-Replayed');

const remove = (club: Club, person_id: string, list = 'member', as = club.key) =>
  requestService(club, 'DELETE', `/lists/${list}/persons/${person_id}`, { as });

const member = (club: Club, more: object = {}) =>
  requestService(club, 'POST', '/lists/member/persons', {
    body: { ...bob, external_id: 'bob', ...more },
    headers: once,
  });

const fees = (club: Club, ...external_ids: string[]) =>
  requestService(club, 'POST', '/fees', {
    body: {
      data: external_ids.map((person_external_id) => ({ amount: 500, description: 'Flag', person_external_id })),
    },
    headers: { 'Idempotency-Key': 'fees' },
  });

const link = (club: Club, body: object, key = 'link') =>
  requestService(club, 'POST', '/member_portal_sessions', { body, headers: { 'Idempotency-Key': key } });

/** The rows of the order of changes that keep the ids of deleted persons and fees, and nothing else of them. */
const deletions =
  /\{"workspace_id":"wsp_\w+","sequence":\d+,"subject":"\w+","list_id":"lst_\w+","subject_id":"\w+","changed_at":\d+,"deleted":1\},?/g;

describe('DELETE of a person', () => {
  it('answers 204, with no body and no type of one', async () => {
    const club = await backend();
    await member(club);
    const response = await remove(club, 'bob');
    expect([response.status, response.headers.get('content-type'), await response.text()]).to.deep.equal([
      204,
      null,
      '',
    ]);
  });

  it('answers 404 the second time', async () => {
    const club = await backend();
    await member(club);
    const statuses = [await remove(club, 'bob'), await remove(club, 'bob')].map(({ status }) => status);
    expect([statuses, await personCountOf(club)]).to.deep.equal([[204, 404], 0]);
  });

  it('deletes by id as well', async () => {
    const club = await backend();
    const { id } = await dataOf<{ id: string }>(await member(club));
    expect([(await remove(club, id)).status, await personCountOf(club)]).to.deep.equal([204, 0]);
  });

  it('deletes an applicant', async () => {
    const club = await backend();
    await member(club, { creation_behaviour: 'unconfirmed' });
    expect([(await remove(club, 'bob')).status, await personCountOf(club)]).to.deep.equal([204, 0]);
  });

  it('deletes no other person', async () => {
    const club = await backend();
    await member(club);
    const camp = await club.listOf('camp');
    await club.api.createPerson({ list_id: 'member', body: bob });
    await club.api.createPerson({ list_id: camp, body: { ...bob, external_id: 'bob' } });
    await remove(club, 'bob');
    expect([(await personsOf(club)).length, (await personsOf(club, camp)).length]).to.deep.equal([1, 1]);
  });

  it('deletes no person of another list by id', async () => {
    const club = await backend();
    const { id } = await dataOf<{ id: string }>(await member(club));
    const response = await remove(club, id, await club.listOf('camp'));
    expect([response.status, await personCountOf(club)]).to.deep.equal([404, 1]);
  });

  it('ignores a body', async () => {
    const club = await backend();
    await member(club);
    const response = await requestService(club, 'DELETE', '/lists/member/persons/bob', { body: 'nonsense' });
    expect(response.status).to.equal(204);
  });

  it('frees a place once for concurrent deletions', async () => {
    const club = await backend();
    const list_id = await club.listOf('camp');
    for (const external_id of ['a', 'b', 'c']) await club.api.createPerson({ list_id, body: { external_id } });
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove(club, 'b', list_id)));
    const { data } = await club.api.listEvents();
    expect([
      answers.filter(({ status }) => status === 204).length,
      data.find(({ slug }) => slug === 'club/camp')!.persons_count,
    ]).to.deep.equal([1, 2]);
  });

  it('frees a place of a full event for the next person', async () => {
    const club = await backend();
    const list_id = await club.listOf('full');
    await club.api.createPerson({ list_id, body: { external_id: 'first' } });
    await remove(club, 'first', list_id);
    expect((await club.register(bob, { form: 'full' })).status).to.equal(201);
  });

  it('deletes fees and sign-in links of the person', async () => {
    const club = await backend();
    const { id } = await dataOf<{ id: string }>(await member(club));
    await fees(club, 'bob');
    const { url } = await dataOf<{ url: string }>(await link(club, { person_id: id }));
    await remove(club, 'bob');
    const { id: workspace_id } = (await club.store.workspaces.bySlug('club'))!;
    expect([await club.store.fees.ofPersons(workspace_id, [id]), await personsOfLink(club, url)]).to.deep.equal([
      [],
      undefined,
    ]);
  });

  it('leaves no row of the person in any table, but for the id of the deletion', async () => {
    const club = await backend();
    const { id } = await dataOf<{ id: string }>(await member(club, { internal_note: 'SENTINEL', email: 'S@x.yz' }));
    await fees(club, 'bob');
    await link(club, { email: 's@x.yz' });
    await requestService(club, 'PUT', '/lists/member/persons/bob', { body: { internal_note: 'SENTINEL 2' } });
    await remove(club, 'bob');
    const stored = (await databaseDump(club)).replace(deletions, '');
    expect([id, 'SENTINEL', 's@x.yz', 'Noyce', '"bob"'].filter((trace) => stored.includes(trace))).to.deep.equal([]);
  });

  it('leaves no row of a person who registered as a visitor', async () => {
    const club = await backend();
    const { id } = await dataOf<{ id: string }>(await club.register({ ...ada, notes: 'SENTINEL' }));
    await remove(club, id, await club.listOf('camp'));
    const stored = (await databaseDump(club)).replace(deletions, '');
    expect([id, 'SENTINEL', 'Lovelace'].filter((trace) => stored.includes(trace))).to.deep.equal([]);
  });

  it('leaves only the key and the deletion', async () => {
    const club = await backend();
    const before = await databaseDump(club);
    await member(club);
    await fees(club, 'bob');
    await link(club, { person_external_id: 'bob' });
    await remove(club, 'bob');
    // that something is to be forgotten is noted
    const erasedSetting = /\{"name":"erased","value":"[^"]*"\},?/;
    const spent = /\{[^{}]*"key_hash":"[^"]*","fingerprint":"","status":201,"body":""[^{}]*\},?/g;
    const counter = /\{[^{}]*"sequence":\d+\}/;
    const dump = (await databaseDump(club)).replace(deletions, '').replace(counter, '');
    const after = dump.replace(erasedSetting, '').replace(spent, '');
    expect(after.replaceAll(',]', ']')).to.equal(before);
  });
});

describe('a retry with an Idempotency-Key after somebody was deleted', () => {
  const spent = [422, [['Idempotency-Key', 'key_spent']]];

  it('does not bring the person back', async () => {
    const club = await backend();
    await member(club);
    await remove(club, 'bob');
    const repeated = await member(club);
    expect([repeated.status, await issuesIn(repeated), await personCountOf(club)]).to.deep.equal([...spent, 0]);
  });

  it('does not create a deleted registrant again', async () => {
    const club = await backend();
    const register = () => club.register(ada, { idempotencyKey: 'once' });
    const { id } = await dataOf<{ id: string }>(await register());
    await remove(club, id, await club.listOf('camp'));
    const repeated = await register();
    expect([repeated.status, await issuesIn(repeated)]).to.deep.equal(spent);
  });

  it('creates no second fee for the remaining persons', async () => {
    const club = await backend();
    await member(club);
    await club.api.createPerson({ list_id: 'member', body: { name: ada.name, external_id: 'ada' } });
    const charge = () =>
      requestService(club, 'POST', '/fees', {
        body: { data: ['ada', 'bob'].map((one) => ({ amount: 100, description: 'Canoe', person_external_id: one })) },
        headers: { 'Idempotency-Key': 'both' },
      });
    await charge();
    await remove(club, 'bob');
    await club.api.createPerson({ list_id: 'member', body: { name: bob.name, external_id: 'bob' } });
    const repeated = await charge();
    expect([repeated.status, await issuesIn(repeated)]).to.deep.equal(spent);
  });

  it('returns no link of a family with a deleted person', async () => {
    const club = await backend();
    await member(club);
    await club.api.createPerson({ list_id: 'member', body: { name: ada.name, email: bob.email } });
    await link(club, { email: bob.email });
    await remove(club, 'bob');
    const repeated = await link(club, { email: bob.email });
    expect([repeated.status, await issuesIn(repeated), club.reports]).to.deep.equal([...spent, []]);
  });

  it('is replayed for all other persons', async () => {
    const club = await backend();
    await member(club);
    await club.api.createPerson({ list_id: 'member', body: { name: ada.name, external_id: 'ada' } });
    await link(club, { person_external_id: 'ada' }, 'ada');
    await remove(club, 'bob');
    expect(replayed(await link(club, { person_external_id: 'ada' }, 'ada'))).to.equal('true');
  });
});

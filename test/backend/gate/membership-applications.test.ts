import { expect } from 'chai';
import { ada, backend, club as clubFile, issuesIn } from '../../support/backend.js';
import { requestService, bob, dataOf, listIdByType, personCountOf, type Club } from '../../support/service-requests.js';

const application = { ...bob, department: 'Row', creation_behaviour: 'unconfirmed' };

const apply = (club: Club, body: unknown) => club.register(body, { form: 'join', list_id: 'member' });

describe('a membership application', () => {
  it('is accepted from a visitor who sends it as one', async () => {
    expect((await apply(await backend(), application)).status).to.equal(201);
  });

  for (const [what, behaviour] of [
    ['nothing', {}],
    ['default', { creation_behaviour: 'default' }],
    ['null', { creation_behaviour: null }],
    ['a list', { creation_behaviour: ['unconfirmed'] }],
    ['nonsense', { creation_behaviour: 'Unconfirmed' }],
  ] as const)
    it(`is refused with ${what}`, async () => {
      const club = await backend();
      const response = await apply(club, { ...bob, ...behaviour });
      expect([response.status, await issuesIn(response), await personCountOf(club)]).to.deep.equal([
        422,
        [['creation_behaviour', 'not_allowed']],
        0,
      ]);
    });

  it('is 404 in a club without applications', async () => {
    const yaml = clubFile.replace(/ {4}application:\n( {6}.*\n)+/, '');
    const club = await backend({ yaml });
    const response = await club.register(application, { list_id: 'member' });
    expect([response.status, await personCountOf(club)]).to.deep.equal([404, 0]);
  });

  for (const [state, at] of [
    ['not_yet_open', '2026-12-31T23:59:59Z'],
    ['closed', '2027-02-01T00:00:00Z'],
  ] as const)
    it(`is refused with its reason: ${state}`, async () => {
      const times = `slug: join\n      opens_at: '2027-01-01 00:10Z'\n      closes_at: '2027-02-01 00:00Z'`;
      const club = await backend({ yaml: clubFile.replace('slug: join', times), at });
      const response = await apply(club, application);
      expect([await issuesIn(response), await personCountOf(club)]).to.deep.equal([[['list_id', state]], 0]);
    });

  it('hides its columns while applications are closed', async () => {
    const times = `slug: join\n      closes_at: '2026-02-01 00:00Z'`;
    const club = await backend({ yaml: clubFile.replace('slug: join', times) });
    expect((await club.request('GET', '/public/club/lists/member/custom_columns')).status).to.equal(404);
  });

  it('is accepted while applications are open', async () => {
    const times = `slug: join\n      opens_at: '2027-01-01 00:00Z'\n      closes_at: '2027-02-01 00:00Z'`;
    const club = await backend({ yaml: clubFile.replace('slug: join', times), at: '2027-01-01T00:00:00Z' });
    expect((await apply(club, application)).status).to.equal(201);
  });

  it('asks only for the columns that its form shows', async () => {
    const club = await backend();
    const response = await apply(club, { ...application, internal_note: 'VIP' });
    expect(await issuesIn(response)).to.deep.equal([['internal_note', 'unknown']]);
  });
});

describe('an application that was stored', () => {
  let club: Club;
  let id: string;
  before(async () => {
    club = await backend();
    ({ id } = await dataOf<{ id: string }>(await apply(club, application)));
  });

  it('is not in the list of members', async () => {
    const { data } = await club.api.listPersons({ list_id: 'member' });
    expect(data).to.deep.equal([]);
  });

  it('is not on a page between two members', async () => {
    const other = await backend();
    for (const behaviour of ['default', 'unconfirmed', 'default'] as const)
      await other.api.createPerson({ list_id: 'member', body: { ...bob, creation_behaviour: behaviour } });
    const { data, meta } = await other.api.listPersons({ list_id: 'member', query: { per_page: 2 } });
    expect([data.length, meta.next_cursor, meta.prev_cursor]).to.deep.equal([2, null, null]);
  });

  it('is read by its id', async () => {
    const { data } = await club.api.readPerson({ list_id: 'member', person_id: id });
    expect(data).to.deep.include({ id, email: bob.email, department: 'Row' });
  });

  it('is read under the id of the list as well', async () => {
    const { data } = await club.api.readPerson({ list_id: await listIdByType(club, 'member'), person_id: id });
    expect(data.id).to.equal(id);
  });

  it('does not show creation_behaviour', async () => {
    const { data } = await club.api.readPerson({ list_id: 'member', person_id: id });
    expect(data).to.not.have.any.keys('creation_behaviour', 'confirmed');
  });
});

describe('"unconfirmed" on a list that is not of members', () => {
  it('is refused to a visitor of an event', async () => {
    const club = await backend();
    const response = await club.register({ ...ada, creation_behaviour: 'unconfirmed' });
    expect([response.status, await issuesIn(response), await personCountOf(club)]).to.deep.equal([
      422,
      [['creation_behaviour', 'not_allowed']],
      0,
    ]);
  });

  for (const type of ['event', 'contact'] as const)
    it(`is refused to a key: ${type}`, async () => {
      const club = await backend();
      const list_id = type === 'event' ? await club.listOf('full') : await listIdByType(club, type);
      const body = { ...bob, creation_behaviour: 'unconfirmed' };
      const response = await requestService(club, 'POST', `/lists/${list_id}/persons`, { body });
      expect([response.status, await issuesIn(response), await personCountOf(club)]).to.deep.equal([
        422,
        [['creation_behaviour', 'not_allowed']],
        0,
      ]);
    });

  it('is accepted as "default"', async () => {
    const club = await backend();
    const body = { ...bob, creation_behaviour: 'default' };
    const path = `/lists/${await club.listOf('full')}/persons`;
    expect((await requestService(club, 'POST', path, { body })).status).to.equal(201);
  });
});

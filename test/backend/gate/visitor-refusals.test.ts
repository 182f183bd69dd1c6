import { expect } from 'chai';
import { closedToVisitors } from '../../../src/contract/index.js';
import { ada, backend } from '../../support/backend.js';
import { bob, dataOf, databaseDump, listIdByType, responseParts, type Club } from '../../support/service-requests.js';

const at = (path: string, ids: Record<string, string>) =>
  `/public/club${path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name]!)}`;

/** A request as a visitor may write it: with a body where the method has one. */
const attempt = ({ request }: Club, method: string, path: string) =>
  request(method, path, method === 'GET' || method === 'DELETE' || method === 'HEAD' ? {} : { body: { data: [] } });

describe('a visitor’s request that is not allowed', () => {
  let club: Club;
  let ids: { existing: string; justMade: string; list_id: string };

  before(async () => {
    club = await backend();
    const list_id = await club.listOf('camp');
    const { data } = await club.api.createPerson({ list_id, body: { ...ada, external_id: 'ada' } });
    const person = await dataOf<{ id: string }>(await club.register(ada));
    ids = { existing: data.id, justMade: person.id, list_id };
  });

  for (const [method, path] of closedToVisitors) {
    it(`gets 401 with WWW-Authenticate: ${method} ${path}`, async () => {
      const response = await attempt(club, method, at(path, { list_id: ids.list_id, person_id: ids.existing }));
      expect([response.status, response.headers.get('www-authenticate')]).to.deep.equal([401, 'Bearer']);
    });
  }

  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) {
    it(`by ${method} does not reveal whether a person exists`, async () => {
      const persons = [ids.existing, ids.justMade, 'ada', 'per_unknown', '..%2f..', '%00', '%ff'];
      const answers = await Promise.all(
        persons.map(async (id) =>
          responseParts(await attempt(club, method, `/public/club/lists/${ids.list_id}/persons/${id}`)),
        ),
      );
      expect(answers).to.deep.equal(persons.map(() => answers[0]));
      expect(answers[0]!.status).to.equal(401);
    });

    it(`by ${method} does not reveal whether a member exists`, async () => {
      const member = await listIdByType(club, 'member');
      const { data } = await club.api.createPerson({ list_id: member, body: bob });
      const [knownResponse, unknown] = await Promise.all(
        [data.id, 'per_unknown'].map(async (id) =>
          responseParts(await attempt(club, method, `/public/club/lists/member/persons/${id}`)),
        ),
      );
      expect(knownResponse).to.deep.equal(unknown);
    });
  }

  for (const method of ['GET', 'PUT']) {
    it(`by ${method} does not reveal whether a list or club exists`, async () => {
      const paths = [`club/lists/${ids.list_id}`, 'club/lists/lst_unknown', 'nobody/lists/lst_unknown'];
      const answers = await Promise.all(
        paths.map(async (path) => responseParts(await attempt(club, method, `/public/${path}/persons`))),
      );
      expect(answers).to.deep.equal(paths.map(() => answers[0]));
      expect(answers[0]!.status).to.equal(401);
    });
  }

  it('changes nothing', async () => {
    const before = await club.api.listPersons({ list_id: ids.list_id });
    for (const [method, path] of closedToVisitors)
      await attempt(club, method, at(path, { list_id: ids.list_id, person_id: ids.existing }));
    expect(await club.api.listPersons({ list_id: ids.list_id })).to.deep.equal(before);
  });

  it('is refused without the database, which may even be closed', async () => {
    const untouchedClub = await backend();
    await untouchedClub.store.close();
    const statuses = [];
    for (const [method, path] of closedToVisitors)
      statuses.push((await attempt(untouchedClub, method, at(path, { list_id: 'lst_1', person_id: 'per_1' }))).status);
    expect(statuses).to.deep.equal(closedToVisitors.map(() => 401));
  });

  it('needs the database if it is allowed', async () => {
    const untouchedClub = await backend();
    await untouchedClub.store.close();
    expect((await untouchedClub.request('GET', '/public/club/events')).status).to.be.at.least(500);
  });
});

describe('a sign-in link that a visitor asks the service for', () => {
  const payloads: [string, unknown, Record<string, string>?][] = [
    ['nothing', undefined],
    ['an empty object', {}],
    ['a known e-mail address', { email: ada.email }],
    ['an unknown e-mail address', { email: 'nobody@example.org' }],
    ['an external id', { person_external_id: 'ada' }],
    ['two identifiers', { email: ada.email, membership_number: '1' }],
    ['an array', []],
    ['a list of addresses', { email: [ada.email] }],
    ['what is no JSON', '{"email"'],
    ['a form', 'email=ada%40example.org', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['more than any body may hold', 'x'.repeat(70_000)],
    ['a made-up key', { email: ada.email }, { authorization: `Bearer sk_${'x'.repeat(43)}` }],
  ];

  let club: Club;
  before(async () => {
    club = await backend();
    await club.api.createPerson({ list_id: 'member', body: { ...bob, email: ada.email, external_id: 'ada' } });
  });

  for (const [what, body, headers = {}] of payloads)
    it(`is refused for ${what}, without a url`, async () => {
      const response = await club.request('POST', '/public/club/member_portal_sessions', { body, headers });
      const text = await response.text();
      expect([response.status, /url|#/.test(text)]).to.deep.equal([401, false]);
    });

  it('leaves nothing behind: no person, no link, no mail', async () => {
    const before = await databaseDump(club);
    for (const [, body, headers = {}] of payloads)
      await club.request('POST', '/public/club/member_portal_sessions', { body, headers });
    expect([(await databaseDump(club)) === before, club.reports]).to.deep.equal([true, []]);
  });
});

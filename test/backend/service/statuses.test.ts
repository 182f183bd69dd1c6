import { expect } from 'chai';
import { service, type Endpoint, type Service } from '../../../src/contract/index.js';
import { createKey, revokeKey, scopes } from '../../../src/backend/workspace/index.js';
import { backend, club as clubFile } from '../../support/backend.js';
import { requestService, bob, listIdByType, responseParts, type Club } from '../../support/service-requests.js';

const endpoints: [string, Endpoint][] = Object.entries(service);
const ofLists = endpoints.filter(([, { path }]) => path.includes('{list_id}'));
const scoped = endpoints.filter(([, endpoint]) => endpoint.scopes);

/** A body that each endpoint takes, where it takes one. */
const bodies: { readonly [Name in keyof Service]?: unknown } = {
  synchronisePersons: { data: [] },
  createPerson: bob,
  updatePerson: { email: 'bob@example.net' },
  addColumns: { data: [] },
  createFees: { data: [{ amount: 2500, description: 'Canoe', person_external_id: 'bob' }] },
  createPortalSession: { person_external_id: 'bob' },
};

const bodyFor = (endpoint: Endpoint) => {
  const [name] = endpoints.find(([, one]) => one === endpoint)!;
  const body = bodies[name as keyof Service];
  return body === undefined ? {} : { body };
};

/** Sends what an endpoint wants, to a list and a person. */
const use = (
  club: Club,
  endpoint: Endpoint,
  { list_id = 'member', person_id = 'bob', as = club.key }: { list_id?: string; person_id?: string; as?: string } = {},
) =>
  requestService(club, endpoint.method, endpoint.path.replace('{list_id}', list_id).replace('{person_id}', person_id), {
    as,
    ...bodyFor(endpoint),
  });

const withBob = async (club: Club) => {
  await club.api.createPerson({ list_id: 'member', body: { ...bob, external_id: 'bob' } });
  return club;
};

describe('the service, asked with', () => {
  let club: Club;
  let revoked: string;
  before(async () => {
    club = await withBob(await backend());
    const { id, key } = await createKey(club.store, { name: 'old' });
    await revokeKey(club.store, 'club', id);
    revoked = key;
  });

  for (const [name, endpoint] of endpoints) {
    for (const [what, authorization] of [
      ['no key', undefined],
      ['an unknown key', () => `Bearer sk_${'x'.repeat(43)}`],
      ['a revoked key', () => `Bearer ${revoked}`],
      ['a key that is a little longer', () => `Bearer ${club.key}x`],
      ['a key that is a little shorter', () => `Bearer ${club.key.slice(0, -1)}`],
      ['a key as a password', () => `Basic ${btoa(`${club.key}:`)}`],
      ['a key without a word before it', () => club.key],
      ['no more than a word', () => 'Bearer '],
    ] as const)
      it(`${what} answers 401 to ${name}`, async () => {
        const path = endpoint.path.replace('{list_id}', 'member').replace('{person_id}', 'bob');
        const response = await club.request(endpoint.method, `/api${path}`, {
          headers: authorization ? { authorization: authorization() } : {},
          ...bodyFor(endpoint),
        });
        expect([response.status, response.headers.get('www-authenticate')]).to.deep.equal([401, 'Bearer']);
      });
  }

  for (const [name, endpoint] of scoped) {
    it(`a key that may do everything else answers 403 to ${name}`, async () => {
      const as = await club.keyFor('club', { scopes: scopes.filter((scope) => !endpoint.scopes!.includes(scope)) });
      expect((await use(club, endpoint, { as })).status).to.equal(403);
    });

    it(`a key that may do nothing else answers ${name}`, async () => {
      const other = await withBob(await backend());
      const as = await other.keyFor('club', { scopes: [endpoint.scopes![0]!] });
      expect((await use(other, endpoint, { as })).status).to.equal(endpoint.status);
    });
  }

  it('a key without any scope is told who it is', async () => {
    const as = await club.keyFor('club', { scopes: [] });
    expect((await use(club, service.readMe, { as })).status).to.equal(200);
  });

  it('no key answers 401, whether there is such an address or not', async () => {
    const answers = await Promise.all(
      ['/api/events', '/api/nothing', '/api/lists'].map((path) => club.request('GET', path)),
    );
    expect(answers.map(({ status }) => status)).to.deep.equal([401, 401, 401]);
  });

  it('a key answers 404 where there is no such address', async () => {
    const paths = ['/nothing', '/lists', '/lists/member', '/lists/member/persons/', '/lists//persons', '/events/x'];
    const answers = await Promise.all(paths.map((path) => requestService(club, 'GET', path)));
    expect(answers.map(({ status }) => status)).to.deep.equal(paths.map(() => 404));
  });
});

describe('a list of the service', () => {
  for (const [name, endpoint] of ofLists) {
    it(`that there is not is 404 for ${name}`, async () => {
      expect((await use(await withBob(await backend()), endpoint, { list_id: 'lst_unknown' })).status).to.equal(404);
    });

    it(`that the key does not list is 403 for ${name}`, async () => {
      const club = await withBob(await backend());
      const as = await club.keyFor('club', { lists: [await listIdByType(club, 'contact')] });
      expect((await use(club, endpoint, { as })).status).to.equal(403);
    });

    it(`that the key lists answers ${name}, under its id and as "member"`, async () => {
      const club = await withBob(await backend());
      const list_id = await listIdByType(club, 'member');
      const as = await club.keyFor('club', { lists: [list_id] });
      const answers = [await use(club, endpoint, { as })];
      if (endpoint.method === 'DELETE') await withBob(club);
      answers.push(await use(club, endpoint, { as, list_id }));
      expect(answers.map(({ status }) => status)).to.deep.equal([endpoint.status, endpoint.status]);
    });

    for (const type of ['member', 'event', 'contact'] as const) {
      it(`of the type ${type} is 402 for ${name} where the plan lacks it`, async () => {
        const otherTypes = ['member', 'event', 'contact'].filter((other) => other !== type).join(', ');
        const yaml = clubFile.replace('name: Club,', `name: Club, subscription: { list_types: [${otherTypes}] },`);
        const club = await backend({ yaml });
        const list_id = type === 'event' ? await club.listOf('camp') : await listIdByType(club, type);
        expect((await use(club, endpoint, { list_id })).status).to.equal(402);
      });

      it(`of the type ${type} is not 402 for ${name} where the plan has nothing else`, async () => {
        const yaml = clubFile.replace('name: Club,', `name: Club, subscription: { list_types: [${type}] },`);
        const club = await backend({ yaml });
        const list_id = type === 'event' ? await club.listOf('camp') : await listIdByType(club, type);
        await club.api.createPerson({ list_id, body: { external_id: 'bob' } });
        expect((await use(club, endpoint, { list_id, as: club.key })).status).to.equal(endpoint.status);
      });
    }
  }

  it('has events, whatever the plan has', async () => {
    const yaml = clubFile.replace('name: Club,', 'name: Club, subscription: { list_types: [] },');
    expect((await requestService(await backend({ yaml }), 'GET', '/events')).status).to.equal(200);
  });
});

describe('a person of the service', () => {
  for (const person_id of ['per_unknown', 'nobody', '%00', '..%2fbob', '%ff', 'BOB', "'%20or%201=1--"])
    it(`that there is not is 404: ${person_id}`, async () => {
      const club = await withBob(await backend());
      expect((await use(club, service.readPerson, { person_id })).status).to.equal(404);
    });

  it('of another list is 404', async () => {
    const club = await withBob(await backend());
    expect((await use(club, service.readPerson, { list_id: await club.listOf('camp') })).status).to.equal(404);
  });
});

describe('a refusal of the service', () => {
  it('is a problem as RFC 9457 has it', async () => {
    const { headers, text } = await responseParts(await requestService(await backend(), 'GET', '/lists/none/persons'));
    const problem = JSON.parse(text) as object;
    expect([headers['content-type'], problem]).to.deep.equal([
      'application/problem+json; charset=utf-8',
      { type: 'about:blank', title: 'Not Found', status: 404, detail: 'List not found.' },
    ]);
  });
});

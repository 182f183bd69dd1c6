import { expect } from 'chai';
import { ada, backend } from '../../support/backend.js';
import { requestService, bob, type Club } from '../../support/service-requests.js';

// a page's own Request lets nobody write these headers, so these run in Node only

const listedOrigin = 'https://club.example';
const lookAlikes = [
  'https://club.example.evil.example',
  'https://evilclub.example',
  'https://club.example:8443',
  'http://club.example',
  'https://sub.club.example',
  'https://club.exampl',
  'https://CLUB.example',
  'null',
  '*',
];

const corsIn = (response: Response) =>
  Object.fromEntries([...response.headers].filter(([name]) => name.startsWith('access-control-')));

describe('a request of a web page to the service', () => {
  let club: Club;
  before(async () => {
    club = await backend();
  });

  for (const origin of [listedOrigin, 'https://evil.example', 'null', 'https://turnout.test'])
    it(`with a key is refused from ${origin}`, async () => {
      expect((await requestService(club, 'GET', '/events', { headers: { origin } })).status).to.equal(403);
    });

  it('cannot create a person', async () => {
    const path = `/lists/${await club.listOf('full')}/persons`;
    const response = await requestService(club, 'POST', path, { body: bob, headers: { origin: listedOrigin } });
    const { data } = await club.api.listPersons({ list_id: await club.listOf('full') });
    expect([response.status, data]).to.deep.equal([403, []]);
  });

  for (const [what, method, path, headers] of [
    ['a preflight', 'OPTIONS', '/api/events', { 'access-control-request-method': 'GET' }],
    [
      'a preflight that wants to send a key',
      'OPTIONS',
      '/api/me',
      { 'access-control-request-headers': 'authorization' },
    ],
    ['no key', 'GET', '/api/events', {}],
    ['a wrong key', 'GET', '/api/events', { authorization: `Bearer sk_${'x'.repeat(43)}` }],
    ['an unknown address', 'GET', '/api/nothing', {}],
  ] as const)
    it(`gets no CORS headers: ${what}`, async () => {
      const response = await club.request(method, path, { headers: { origin: listedOrigin, ...headers } });
      expect(corsIn(response)).to.deep.equal({});
    });

  it('gets no CORS headers with a key', async () => {
    expect(corsIn(await requestService(club, 'GET', '/events', { headers: { origin: listedOrigin } }))).to.deep.equal(
      {},
    );
  });
});

describe('a request of a web page to the gate', () => {
  let club: Club;
  before(async () => {
    club = await backend();
  });

  for (const origin of [listedOrigin, 'https://evil.example', 'null'])
    for (const path of ['/events', '/forms/camp', '/forms/none', '/nothing'])
      it(`may be read by ${origin} without credentials: ${path}`, async () => {
        const response = await club.request('GET', `/public/club${path}`, { headers: { origin } });
        const { 'access-control-allow-origin': allowed, 'access-control-allow-credentials': credentials } =
          corsIn(response);
        expect([allowed, credentials]).to.deep.equal(['*', undefined]);
      });

  it('gets a form token in a sandboxed frame without a preflight', async () => {
    const response = await club.request('POST', '/public/club/forms/camp/token', { headers: { origin: 'null' } });
    expect([response.status, response.headers.get('access-control-allow-origin')]).to.deep.equal([200, '*']);
  });

  it('registers from a sandboxed frame', async () => {
    const response = await club.register(ada, { headers: { origin: 'null' } });
    expect([response.status, response.headers.get('access-control-allow-origin')]).to.deep.equal([201, '*']);
  });

  it('may send the headers of a registration', async () => {
    const response = await club.request('OPTIONS', `/public/club/lists/${await club.listOf('camp')}/persons`, {
      headers: {
        origin: 'null',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type, form-honeypot, form-token, form-work, idempotency-key',
      },
    });
    const { 'access-control-allow-headers': headers = '', 'access-control-allow-methods': methods = '' } =
      corsIn(response);
    const expectedHeaders = ['content-type', 'form-honeypot', 'form-token', 'form-work', 'idempotency-key'];
    expect([
      response.ok,
      expectedHeaders.every((name) => headers.toLowerCase().includes(name)),
      /POST/.test(methods),
    ]).to.deep.equal([true, true, true]);
  });

  it('may send Authorization only if its origin is listed', async () => {
    const response = await club.request('OPTIONS', '/public/club/events', {
      headers: { origin: 'https://evil.example', 'access-control-request-headers': 'Content-Type, Authorization' },
    });
    expect(corsIn(response)).to.deep.equal({});
  });
});

describe('a request of a web page for a member', () => {
  let club: Club;
  before(async () => {
    club = await backend();
  });

  const personal: [string, string, string, Record<string, string>][] = [
    ['a member', 'GET', '/lists/member/persons/per_1', {}],
    ['a session', 'GET', '/portal/sessions/current', { authorization: 'Bearer x' }],
    ['a preflight', 'OPTIONS', '/lists/member/persons/per_1', { 'access-control-request-method': 'PUT' }],
    ['anything with a session token', 'GET', '/events', { authorization: 'Bearer x' }],
  ];

  for (const [what, method, path, headers] of personal) {
    it(`gets the listed origin echoed for ${what}, and no other`, async () => {
      const response = await club.request(method, `/public/club${path}`, {
        headers: { ...headers, origin: listedOrigin },
      });
      const { 'access-control-allow-origin': allowed, 'access-control-allow-credentials': credentials } =
        corsIn(response);
      expect([allowed, credentials]).to.deep.equal([listedOrigin, undefined]);
      expect(response.headers.get('vary')?.split(', ')).to.include('Origin');
    });

    for (const origin of lookAlikes)
      it(`gets no CORS headers from ${origin} for ${what}`, async () => {
        const response = await club.request(method, `/public/club${path}`, { headers: { ...headers, origin } });
        expect([corsIn(response), response.headers.get('vary')]).to.deep.equal([{}, 'Origin']);
      });

    it(`gets no CORS headers in a club without listed pages for ${what}`, async () => {
      const response = await club.request(method, `/public/nobody${path}`, {
        headers: { ...headers, origin: listedOrigin },
      });
      expect(corsIn(response)).to.deep.equal({});
    });
  }
});

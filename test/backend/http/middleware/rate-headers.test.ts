import { newEngine } from '#test-engine';
import { expect } from 'chai';
import { createBackend } from '../../../../src/backend/http/app.js';
import { ada, backend, origin } from '../../../support/backend.js';

const MINUTE_MS = 60_000;
const here = '203.0.113.7';

/** Few requests a minute for each of these limits; permits come one by one. */
const limitsFor = (...kinds: string[]) => ({
  rates: Object.fromEntries(kinds.map((kind) => [kind, { limit: 3, periodMs: MINUTE_MS }])),
});

/** Status, policy and what is left. */
const rateHeadersOf = ({ status, headers }: Response) => [
  status,
  headers.get('ratelimit-policy'),
  headers.get('ratelimit'),
];

const bearing = (key: string, headers: Record<string, string> = {}) => ({
  address: here,
  headers: { ...headers, authorization: `Bearer ${key}` },
});

describe('an answer of the service', () => {
  it('names the limit of the key and its remainder', async () => {
    const { request, key } = await backend(limitsFor('key'));
    const send = () => request('GET', '/api/me', bearing(key));
    expect([rateHeadersOf(await send()), rateHeadersOf(await send())]).to.deep.equal([
      [200, '"key";q=3;w=60', '"key";r=2'],
      [200, '"key";q=3;w=60', '"key";r=1'],
    ]);
  });

  it('has a remainder of 0 and the same wait as Retry-After', async () => {
    const { request, key } = await backend(limitsFor('key'));
    const send = () => request('GET', '/api/me', bearing(key));
    for (let time = 0; time < 3; time++) await send();
    const refusal = await send();
    expect([...rateHeadersOf(refusal), refusal.headers.get('retry-after')]).to.deep.equal([
      429,
      '"key";q=3;w=60',
      '"key";r=0;t=20',
      '20',
    ]);
  });

  it('names the limit of the address for an unknown key', async () => {
    const { request } = await backend(limitsFor('keyless'));
    const answers = [
      await request('GET', '/api/me', { address: here }),
      await request('GET', '/api/nowhere', bearing(`sk_${'x'.repeat(43)}`)),
    ];
    expect(answers.map(rateHeadersOf)).to.deep.equal([
      [401, '"keyless";q=3;w=60', '"keyless";r=2'],
      [401, '"keyless";q=3;w=60', '"keyless";r=1'],
    ]);
  });

  it('has the headers in errors, and without a body', async () => {
    const { request, key, listOf } = await backend({ rates: {} });
    const path = `/api/lists/${await listOf('camp')}/persons`;
    const answers = [
      await request('GET', '/api/nowhere', bearing(key)),
      await request('PATCH', '/api/me', bearing(key)),
      await request('POST', path, { ...bearing(key), body: { email: 'zoe' } }),
      await request('POST', path, { ...bearing(key), body: { external_id: 'crm-1' } }),
      await request('DELETE', `${path}/crm-1`, bearing(key)),
      await request('HEAD', '/api/me', bearing(key)),
    ];
    expect(answers.map(({ status }) => status)).to.deep.equal([404, 405, 422, 201, 204, 200]);
    expect(answers.map(({ headers }) => headers.get('ratelimit'))).to.deep.equal(
      [1199, 1198, 1197, 1196, 1195, 1194].map((left) => `"key";r=${left}`),
    );
  });

  it('does not name more than the database grants', async () => {
    const { request, key } = await backend({ rates: { key: { limit: 50, periodMs: MINUTE_MS } } });
    const send = () => request('GET', '/api/me', bearing(key));
    const first = await send();
    const left = Number(/r=(\d+)/.exec(first.headers.get('ratelimit')!)![1]);
    const answers = [];
    for (let time = 0; time <= left; time++) answers.push((await send()).status);
    expect([left, answers.filter((status) => status === 200).length, answers.at(-1)]).to.deep.equal([49, 49, 429]);
  });

  it('includes the usage of other processes when it next takes permits', async () => {
    const { app, store, clock, key } = await backend(limitsFor('key'));
    const second = await createBackend({ store, origin, clock: () => clock.now, ...limitsFor('key') });
    const send = (process: typeof app) => process(new Request(`${origin}/api/me`, bearing(key)));
    expect([rateHeadersOf(await send(app))[2], rateHeadersOf(await send(second))[2]]).to.deep.equal([
      '"key";r=2',
      '"key";r=1',
    ]);
  });

  it('has no such headers without limits, or for an address that is not counted', async () => {
    const free = await backend();
    const { request } = await backend({ rates: {} });
    const answers = [
      await free.request('GET', '/api/me', bearing(free.key)),
      await request('GET', '/api/openapi.json', { address: here }),
      await request('OPTIONS', '/api/me', { address: here }),
    ];
    expect(answers.map(({ headers }) => headers.has('ratelimit') || headers.has('ratelimit-policy'))).to.deep.equal([
      false,
      false,
      false,
    ]);
  });
});

describe('an answer of the gate', () => {
  const page = { address: here, headers: { origin: 'https://club.example' } };

  it('names the limit of the address, readable by pages', async () => {
    const { request } = await backend(limitsFor('reading'));
    const answer = await request('GET', '/public/club/forms/camp', page);
    expect(rateHeadersOf(answer)).to.deep.equal([200, '"reading";q=3;w=60', '"reading";r=2']);
    expect(answer.headers.get('access-control-expose-headers')).to.include('RateLimit,RateLimit-Policy');
  });

  it('has the headers on 304', async () => {
    const { request } = await backend(limitsFor('reading'));
    const etag = (await request('GET', '/public/club/events', page)).headers.get('etag')!;
    const headers = { ...page.headers, 'if-none-match': etag };
    const answer = await request('GET', '/public/club/events', { ...page, headers });
    expect(rateHeadersOf(answer)).to.deep.equal([304, '"reading";q=3;w=60', '"reading";r=1']);
  });

  it('has the headers in errors and on 429', async () => {
    const { request } = await backend(limitsFor('reading', 'writing'));
    const answers = [
      await request('GET', '/public/none/events', page),
      await request('GET', '/public/club/lists/member/persons', page),
      await request('POST', '/public/club/lists/lst_none/persons', { ...page, body: {} }),
      await request('GET', '/public/club/events', page),
      await request('GET', '/public/club/events', page),
    ];
    expect(answers.map(rateHeadersOf)).to.deep.equal([
      [404, '"reading";q=3;w=60', '"reading";r=2'],
      [401, '"reading";q=3;w=60', '"reading";r=1'],
      [404, '"writing";q=3;w=60', '"writing";r=2'],
      [200, '"reading";q=3;w=60', '"reading";r=0'],
      [429, '"reading";q=3;w=60', '"reading";r=0;t=20'],
    ]);
    expect(answers.at(-1)!.headers.get('access-control-expose-headers')).to.include('RateLimit');
  });

  it('names the limit of the form or the network if that one is reached', async () => {
    const { register } = await backend(limitsFor('form'));
    for (let time = 0; time < 3; time++) await register(ada, { address: `203.0.113.${time}` });
    const refusal = await register(ada, { address: '198.51.100.9' });
    const wait = refusal.headers.get('retry-after');
    expect(rateHeadersOf(refusal)).to.deep.equal([429, '"form";q=3;w=60', `"form";r=0;t=${wait}`]);
    const { request } = await backend(limitsFor('reading'));
    for (let host = 0; host < 30; host++) await request('GET', '/public/club/events', { address: `203.0.113.${host}` });
    expect(rateHeadersOf(await request('GET', '/public/club/events', { address: '203.0.113.99' }))).to.deep.equal([
      429,
      '"reading-network";q=30;w=60',
      '"reading-network";r=0;t=2',
    ]);
  });

  it('has no such headers in a preflight', async () => {
    const { request } = await backend({ rates: {} });
    const headers = { ...page.headers, 'access-control-request-method': 'GET' };
    const answer = await request('OPTIONS', '/public/club/events', { ...page, headers });
    expect(rateHeadersOf(answer)).to.deep.equal([204, null, null]);
  });
});

describe('the headers about limits', () => {
  it('need no database query', async () => {
    const engine = await newEngine();
    const { request, key, store } = await backend({ engine, rates: {} });
    let transactions = 0;
    const { transaction } = store;
    Object.assign(store, {
      transaction: (...args: Parameters<typeof transaction>) => (transactions++, transaction(...args)),
    });
    for (let time = 0; time < 60; time++) await request('GET', '/api/me', bearing(key));
    expect(transactions).to.equal(1);
  });
});

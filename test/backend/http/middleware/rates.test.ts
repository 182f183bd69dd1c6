import { expect } from 'chai';
import { Kysely } from 'kysely';
import { createBackend } from '../../../../src/backend/http/app.js';
import { ada, backend, origin } from '../../../support/backend.js';

const minute = 60_000;
const [here, there] = ['203.0.113.7', '198.51.100.9'];

/** `count` times a minute, for one kind of asker; what is not named is as often as usual. */
const only = (kind: string, count: number) => ({ rates: { [kind]: { limit: count, periodMs: minute } } });

/** The statuses of as many requests, one after the other. */
async function statuses(times: number, send: () => Promise<Response>): Promise<number[]> {
  const statuses = [];
  for (let time = 0; time < times; time++) statuses.push((await send()).status);
  return statuses;
}

const from = (address: string, headers: Record<string, string> = {}) => ({ address, headers });
const bearing = (key: string, address = here) => from(address, { authorization: `Bearer ${key}` });

describe('a key above its rate limit', () => {
  it('gets 429 with Retry-After', async () => {
    const { request, key } = await backend(only('key', 3));
    const send = () => request('GET', '/api/me', bearing(key));
    await statuses(3, send);
    const response = await send();
    expect([response.status, response.headers.get('content-type'), response.headers.get('retry-after')]).to.deep.equal([
      429,
      'application/problem+json; charset=utf-8',
      '20',
    ]);
  });

  it('is answered below it', async () => {
    const { request, key } = await backend(only('key', 3));
    expect(await statuses(4, () => request('GET', '/api/me', bearing(key)))).to.deep.equal([200, 200, 200, 429]);
  });

  it('is answered again after that wait', async () => {
    const { request, key, clock } = await backend(only('key', 3));
    const send = () => request('GET', '/api/me', bearing(key));
    await statuses(3, send);
    clock.now += Number((await send()).headers.get('retry-after')) * 1000;
    expect(await statuses(2, send)).to.deep.equal([200, 429]);
  });

  it('gets a wait of at least a second', async () => {
    const { request, key } = await backend(only('key', 600));
    const answers = await Promise.all(Array.from({ length: 601 }, () => request('GET', '/api/me', bearing(key))));
    const refusal = answers.filter(({ status }) => status === 429);
    expect(refusal.map(({ headers }) => headers.get('retry-after'))).to.deep.equal(['1']);
  });

  it('does not affect others', async () => {
    const { request, key, keyFor } = await backend(only('key', 3));
    await statuses(4, () => request('GET', '/api/me', bearing(key)));
    expect((await request('GET', '/api/me', bearing(await keyFor('club')))).status).to.equal(200);
  });

  it('is counted across processes', async () => {
    const { app, store, clock, key } = await backend(only('key', 4));
    const second = await createBackend({ store, origin, clock: () => clock.now, ...only('key', 4) });
    const send = (process: typeof app) => process(new Request(`${origin}/api/me`, bearing(key)));
    expect([...(await statuses(2, () => send(app))), ...(await statuses(3, () => send(second)))]).to.deep.equal([
      200, 200, 200, 200, 429,
    ]);
  });

  it('is answered exactly up to the limit for concurrent requests', async () => {
    const { request, key } = await backend(only('key', 40));
    const answers = await Promise.all(Array.from({ length: 100 }, () => request('GET', '/api/me', bearing(key))));
    expect(answers.filter(({ status }) => status === 200)).to.have.length(40);
  });

  it('is refused before any query', async () => {
    const { request, key } = await backend(only('key', 1));
    await request('GET', '/api/me', bearing(key));
    const paths = ['/api/nowhere', '/api/lists/lst_none/persons', '/api/me'];
    const answers = await Promise.all(paths.map((path) => request('GET', path, bearing(key))));
    expect(answers.map(({ status }) => status)).to.deep.equal([429, 429, 429]);
  });

  it('counts a replay as a request', async () => {
    const { request, key, listOf } = await backend(only('key', 2));
    const path = `/api/lists/${await listOf('camp')}/persons`;
    const headers = { ...bearing(key).headers, 'Idempotency-Key': 'one' };
    expect(await statuses(3, () => request('POST', path, { body: {}, headers }))).to.deep.equal([201, 201, 429]);
  });

  it('does not apply at the gate, whose own key has no limit', async () => {
    const { request } = await backend(only('key', 1));
    expect(await statuses(3, () => request('GET', '/public/club/events', from(here)))).to.deep.equal([200, 200, 200]);
  });
});

describe('an address above its rate limit without a key', () => {
  const guess = { authorization: `Bearer sk_${'x'.repeat(43)}` };

  it('gets 429 with a wrong key or none', async () => {
    const { request } = await backend(only('keyless', 3));
    const wrong = await statuses(2, () => request('GET', '/api/me', from(here, guess)));
    expect([...wrong, ...(await statuses(2, () => request('GET', '/api/me', from(here))))]).to.deep.equal([
      401, 401, 401, 429,
    ]);
  });

  it('does not affect other addresses', async () => {
    const { request } = await backend(only('keyless', 3));
    await statuses(4, () => request('GET', '/api/me', from(here, guess)));
    expect((await request('GET', '/api/me', from(there, guess))).status).to.equal(401);
  });

  it('does not affect keys', async () => {
    const { request, key } = await backend(only('keyless', 3));
    await statuses(4, () => request('GET', '/api/me', from(here, guess)));
    expect((await request('GET', '/api/me', bearing(key))).status).to.equal(200);
  });
});

describe('a visitor above the rate limit', () => {
  it('gets 429 that any page can read', async () => {
    const { request } = await backend(only('reading', 2));
    const send = () => request('GET', '/public/club/forms/camp', from(here));
    await statuses(2, send);
    const { status, headers } = await send();
    expect([status, headers.get('access-control-allow-origin'), headers.get('retry-after')]).to.deep.equal([
      429,
      '*',
      '30',
    ]);
  });

  it('does not affect other addresses', async () => {
    const { request } = await backend(only('reading', 2));
    await statuses(3, () => request('GET', '/public/club/events', from(here)));
    expect((await request('GET', '/public/club/events', from(there))).status).to.equal(200);
  });

  it('can still register', async () => {
    const { request, register } = await backend(only('reading', 2));
    const sent = register(ada, from(here));
    await statuses(3, () => request('GET', '/public/club/events', from(here)));
    expect((await sent).status).to.equal(201);
  });

  it('is refused before any query, at every address', async () => {
    const { request } = await backend(only('reading', 1));
    await request('GET', '/public/club/events', from(here));
    const paths = ['/public/club/events', '/public/none/events', '/public/club/lists/member/persons'];
    const bodies = await Promise.all(paths.map(async (path) => (await request('GET', path, from(here))).text()));
    expect(new Set(bodies).size).to.equal(1);
  });

  it('gets the same 401 until then, for every person', async () => {
    const { request } = await backend(only('reading', 3));
    const paths = ['member/persons', 'lst_none/persons', 'member/persons/per_none'];
    const bodies = await Promise.all(
      paths.map(async (path) => (await request('GET', `/public/club/lists/${path}`, from(here))).text()),
    );
    expect([new Set(bodies).size, (JSON.parse(bodies[0]!) as { status: number }).status]).to.deep.equal([1, 401]);
  });

  it('gets 429 from the page of a form, too', async () => {
    const { request } = await backend(only('reading', 2));
    const send = () => request('GET', '/portal/club/camp', from(here));
    expect([await statuses(3, send), (await send()).headers.get('retry-after')]).to.deep.equal([[200, 200, 429], '30']);
  });

  it('may send up to that limit, and reads beyond', async () => {
    const { request } = await backend(only('writing', 2));
    const path = '/public/club/lists/lst_none/persons';
    const sent = await statuses(3, () => request('POST', path, { body: {}, ...from(here) }));
    expect([...sent, (await request('GET', '/public/club/events', from(here))).status]).to.deep.equal([
      404, 404, 429, 200,
    ]);
  });
});

describe('a form above its rate limit', () => {
  it('is refused to the next client, from any address', async () => {
    const { register } = await backend(only('form', 2));
    const answers = [];
    for (const address of [here, there, '192.0.2.1']) answers.push((await register(ada, from(address))).status);
    expect(answers).to.deep.equal([201, 201, 429]);
  });

  it('is not reached by other requests than registrations', async () => {
    const { request, register, listOf } = await backend(only('form', 2));
    const path = `/public/club/lists/${await listOf('camp')}/persons`;
    const useless = await statuses(5, () => request('POST', path, { body: {}, headers: { 'Idempotency-Key': 'x' } }));
    expect([new Set(useless), (await register(ada)).status]).to.deep.equal([new Set([422]), 201]);
  });

  it('does not affect other forms', async () => {
    const { register } = await backend(only('form', 2));
    await statuses(3, () => register(ada));
    const { name, email } = ada;
    const { status } = await register(
      { name, email, creation_behaviour: 'unconfirmed' },
      { form: 'join', list_id: 'member' },
    );
    expect(status).to.equal(201);
  });
});

describe('a stored bucket of a rate limit', () => {
  type Rows = { rate: { bucket: string; until: number } };

  it('contains no address', async () => {
    const { request, key, register, engine } = await backend({ rates: {} });
    await request('GET', '/api/me', bearing(key));
    await request('GET', '/api/me', from(here));
    await register(ada, from(there));
    const rows = await new Kysely<Rows>({ dialect: engine.dialect }).selectFrom('rate').select('bucket').execute();
    // a whole digest where what is counted is no one's rate: the uses of a form token
    expect(rows.map(({ bucket }) => /^[\w-]{22}([\w-]{21})?$/.test(bucket))).to.deep.equal(Array(10).fill(true));
  });

  it('is deleted when it is full again', async () => {
    const { request, engine, clock } = await backend({ rates: {} });
    for (let last = 1; last < 50; last++) await request('GET', '/public/club/events', from(`203.0.113.${last}`));
    clock.now += 2 * minute;
    await request('GET', '/public/club/events', from(here));
    const rows = await new Kysely<Rows>({ dialect: engine.dialect }).selectFrom('rate').select('bucket').execute();
    // the address and its network
    expect(rows).to.have.length(2);
  });
});

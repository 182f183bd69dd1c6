import { expect } from 'chai';
import { connect } from 'node:net';
import { observed, sentinel, type RequestLine } from './observed-backend.js';

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('the log of requests', () => {
  let place: Awaited<ReturnType<typeof observed>>;
  const at = (path: string) => `${place.running.origin}${path}`;

  beforeEach(async () => (place = await observed('requests')));
  afterEach(() => place.close());

  it('has route, status, duration and size of each request', async () => {
    const answer = await fetch(at('/public/club/forms/camp?lang=de'));
    const size = (await answer.arrayBuffer()).byteLength;
    const [line] = await place.lines(1);
    expect(Object.keys(line!)).to.deep.equal([
      'time',
      'level',
      'event',
      'id',
      'method',
      'route',
      'status',
      'ms',
      'bytes',
    ]);
    const { event, level, method, route, status, ms, bytes } = line!;
    expect([event, level, method, route, status]).to.deep.equal([
      'request',
      'info',
      'GET',
      '/public/{workspace}/forms/{slug}',
      200,
    ]);
    expect(ms).to.be.within(0, 60_000);
    expect(Math.round(ms * 10) / 10).to.equal(ms);
    expect(bytes).to.be.within(100, size + 2000);
  });

  it('has the number that the answer has, and never one that came with the request', async () => {
    const headers = { 'X-Request-Id': sentinel };
    const answers = [await fetch(at('/api/me'), { headers }), await fetch(at('/readyz'), { headers })];
    const ids = answers.map((answer) => answer.headers.get('x-request-id'));
    for (const one of ids) expect(one).to.match(id);
    expect((await place.lines(2)).map((line) => line.id)).to.deep.equal(ids);
  });

  it('contains no data of a request', async () => {
    const { key, raw, lines, logged } = place;
    const json = { 'content-type': 'application/json' };
    const personal = {
      'user-agent': sentinel,
      'x-forwarded-for': sentinel,
      referer: `https://${sentinel}.example/`,
      cookie: `a=${sentinel}`,
      'x-request-id': sentinel,
    };
    const post = (path: string, body: string, headers = {}) =>
      [path, { method: 'POST', headers: { ...json, ...personal, ...headers }, body }] as const;
    const authorization = `Bearer ${key}`;
    const person = JSON.stringify({
      external_id: sentinel,
      name: { last_name: sentinel },
      email: `${sentinel}@example.org`,
    });
    const cases: (readonly [path: string, init: RequestInit, method: string, route: string, status: number])[] = [
      [
        `/api/lists/${sentinel}/persons/${sentinel}?q=${sentinel}`,
        { headers: { authorization: `Bearer ${sentinel}` } },
        'GET',
        '/api/lists/{list_id}/persons/{person_id}',
        401,
      ],
      [
        ...post('/api/lists/member/persons', person, { authorization, 'idempotency-key': sentinel }),
        'POST',
        '/api/lists/{list_id}/persons',
        201,
      ],
      [
        `/api/lists/member/persons/${sentinel}`,
        { headers: { authorization } },
        'GET',
        '/api/lists/{list_id}/persons/{person_id}',
        200,
      ],
      [
        `/api/lists/member/persons/${sentinel}.js`,
        { headers: { authorization } },
        'GET',
        '/api/lists/{list_id}/persons/{person_id}',
        404,
      ],
      [
        ...post('/api/lists/member/persons', `{"${sentinel}`, { authorization }),
        'POST',
        '/api/lists/{list_id}/persons',
        422,
      ],
      [
        ...post('/public/club/lists/member/persons', person),
        'POST',
        '/public/{workspace}/lists/{list_id}/persons',
        422,
      ],
      [`/public/${sentinel}/forms/${sentinel}`, { headers: personal }, 'GET', '/public/{workspace}/forms/{slug}', 404],
      [`/portal/${sentinel}/${sentinel}`, { redirect: 'manual' }, 'GET', '/portal/{workspace}/{slug}', 301],
      [`/portal/${sentinel}/${sentinel}`.toLowerCase(), {}, 'GET', '/portal/{workspace}/{slug}', 404],
      [`/${sentinel}?${sentinel}`, {}, 'GET', 'other', 404],
      [`/${sentinel}/../${sentinel}.js`, {}, 'GET', '/{file}', 404],
      [`/api/me`, { method: 'PATCH', headers: { authorization } }, 'other', '/api/me', 405],
    ];
    for (const [path, init] of cases) await (await fetch(at(path), init)).arrayBuffer();
    await raw(`GET http://${sentinel}.example/api/me HTTP/1.1\r\nHost: ${sentinel}\r\nConnection: close\r\n\r\n`);
    await raw(`PROPFIND /${sentinel} HTTP/1.1\r\nHost: ${sentinel}\r\nConnection: close\r\n\r\n`);
    // not even a request
    await raw(`${sentinel} / HTTP/1.1\r\nHost: ${sentinel}\r\n\r\n`);
    await raw(`GET / HTTP/1.1\r\nHost: ]${sentinel}\r\nConnection: close\r\n\r\n`);

    const all = await lines(cases.length + 4);
    // and a line about a proxy that is not listed
    const [[warning], requests] = [true, false].map((isWarning) =>
      all.filter(({ event }) => (event !== 'request') === isWarning),
    ) as [RequestLine[], RequestLine[]];
    expect(warning?.event).to.equal('X-Forwarded-For from an address that is not listed');
    const requestLines = requests.map(({ method, route, status }) => [method, route, status]);
    expect(requestLines).to.deep.equal([
      ...cases.map(([, , ...rest]) => rest),
      ['GET', '/api/me', 401],
      ['other', 'other', 404],
      ['GET', '/', 400],
    ]);
    expect(logged().toLowerCase()).to.not.include(sentinel.toLowerCase());
  });

  it('names an internal error without its message', async () => {
    Object.assign(place.running.store.workspaces, {
      bySlug: () => Promise.reject(new Error(`${sentinel}\n    at ${sentinel}`)),
    });
    const answer = await fetch(at('/public/club/events'));
    const requestLines = await place.lines(2);
    expect(requestLines.map(({ event, level, status }) => [event, level, status])).to.deep.equal([
      ['fault', 'error', undefined],
      ['request', 'error', 500],
    ]);
    expect(requestLines[1]!.id).to.equal(answer.headers.get('x-request-id'));
    expect(place.logged()).to.not.include(sentinel);
  });

  it('marks requests that the client aborted', async () => {
    const socket = connect(place.running.port, '127.0.0.1');
    let cases = () => {};
    const requestArrived = new Promise<void>((resolve) => (cases = resolve));
    let answer = (_: undefined) => {};
    const bySlug = () => {
      cases();
      return new Promise((resolve) => (answer = resolve));
    };
    Object.assign(place.running.store.workspaces, { bySlug });
    socket.write('GET /public/club/events HTTP/1.1\r\nHost: x\r\n\r\n');
    await requestArrived;
    socket.destroy();
    const [{ route, status, bytes, aborted } = {}] = await place.lines(1);
    answer(undefined);
    expect([route, status, bytes, aborted]).to.deep.equal(['/public/{workspace}/events', undefined, 0, true]);
  });
});

describe('the log of errors', () => {
  it('has responses of 500 and above only', async () => {
    const { running, lines, close } = await observed('errors');
    const fine = await fetch(`${running.origin}/public/club/events`);
    Object.assign(running.store.workspaces, { bySlug: () => Promise.reject(new Error()) });
    // what is the same for all visitors is kept for a moment, and this is not
    const broken = await fetch(`${running.origin}/public/club/portal`);
    const requestLines = await lines(2);
    await close();
    expect(requestLines.map(({ event, status }) => [event, status])).to.deep.equal([
      ['fault', undefined],
      ['request', 500],
    ]);
    expect(fine.headers.get('x-request-id')).to.match(id);
    expect(broken.headers.get('x-request-id')).to.equal(requestLines[1]!.id);
  });
});

describe('no log', () => {
  it('writes nothing; answers have a number all the same', async () => {
    const { running, close, logged } = await observed('off', { report: () => {} });
    const { headers } = await fetch(`${running.origin}/public/club/events`);
    await close();
    expect(headers.get('x-request-id')).to.match(id);
    expect(logged()).to.equal('');
  });
});

import { expect } from 'chai';
import { createHono } from '../../../src/backend/http/middleware/index.js';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { excludeServerDelay } from '../../../src/backend/http/connection-timeouts.js';
import {
  measureLoopDelay,
  loadShedding,
  SHED_READS_ABOVE_MS,
  SHED_WRITES_ABOVE_MS,
  overloadedResponse,
} from '../../../src/backend/http/load-shedding.js';

/** Keeps this process busy, as too many visitors do. */
function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('a server that is too busy to read', () => {
  let server: Server;
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    server.close();
  });

  async function opened(limits: { requestTimeout?: number; keepAliveTimeout?: number }) {
    server = createServer({ connectionsCheckingInterval: 50, ...limits, headersTimeout: limits.requestTimeout ?? 0 });
    server.on('request', (_, answer) => answer.end('here'));
    excludeServerDelay(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    let output = '';
    socket.on('data', (text) => (output += String(text))).on('error', (error) => (output += String(error)));
    await Promise.all([once(socket, 'connect'), once(server, 'connection')]);
    /** What was heard, as soon as it is so many answers or the connection is closed. */
    const answers = async (count: number) => {
      while (!socket.destroyed && output.split('HTTP/1.1 ').length <= count) await sleep(5);
      return output;
    };
    return { socket, output: () => output, answers };
  }
  const request = 'GET / HTTP/1.1\r\nHost: here\r\n\r\n';

  it('answers a request that arrived in time and is read late', async () => {
    const { socket, answers } = await opened({ requestTimeout: 200 });
    socket.write(request);
    block(600);
    expect(await answers(1)).to.match(/^HTTP\/1\.1 200 OK/);
  });

  it('still disconnects a client that sends nothing', async () => {
    const { socket, output } = await opened({ requestTimeout: 200 });
    socket.write(request.slice(0, 9));
    await once(socket, 'close');
    expect(output()).to.match(/^HTTP\/1\.1 408 Request Timeout\r\nConnection: close\r\n\r\n$/);
  });

  it('still disconnects a client that sends single bytes slowly', async () => {
    const { socket, output } = await opened({ requestTimeout: 200 });
    const dripping = setInterval(() => socket.write('x'), 20);
    await once(socket, 'close');
    clearInterval(dripping);
    expect(output()).to.match(/^HTTP\/1\.1 4/);
  });

  it('answers a second request on a connection that it would have closed as idle meanwhile', async () => {
    // long enough that a slow machine comes to the second request before
    const keepAliveTimeout = 2_000;
    const { socket, answers } = await opened({ keepAliveTimeout });
    socket.write(request);
    await answers(1);
    // behind the reading: timers come next
    await new Promise(setImmediate);
    socket.write(request);
    block(2 * keepAliveTimeout);
    expect((await answers(2)).match(/HTTP\/1\.1 200 OK/g)?.length).to.equal(2);
  });

  it('still closes connections that are idle', async () => {
    const { socket } = await opened({ keepAliveTimeout: 100 });
    socket.write(request);
    await once(socket, 'close');
  });

  it('still refuses an invalid request', async () => {
    const { socket, output } = await opened({});
    socket.write('nonsense\r\n\r\n');
    await once(socket, 'close');
    expect(output()).to.match(/^HTTP\/1\.1 400 Bad Request/);
  });
});

describe('shedding', () => {
  const answers = async (late: number, path: string, method = 'GET') => {
    const delay = { now: () => late };
    const app = createHono();
    app.use(
      loadShedding({
        delay,
        refuse: async () => overloadedResponse(),
        onRefusal: (request) => refusal.add(request),
      }),
    );
    app.all('*', (c) => c.text('here'));
    return app.request(path, { method });
  };
  const refusal = new Set<Request>();
  beforeEach(() => refusal.clear());
  const statusOf = async (...args: Parameters<typeof answers>) => (await answers(...args)).status;

  it('begins with reads, and refuses no request that is in time', async () => {
    const path = '/public/club/forms/camp';
    expect(await statusOf(SHED_READS_ABOVE_MS - 1, path)).to.equal(200);
    expect(await statusOf(SHED_READS_ABOVE_MS, path)).to.equal(503);
    expect(await statusOf(SHED_WRITES_ABOVE_MS - 1, path, 'POST')).to.equal(200);
    expect(await statusOf(SHED_WRITES_ABOVE_MS, path, 'POST')).to.equal(503);
    expect(await statusOf(SHED_WRITES_ABOVE_MS, path, 'OPTIONS')).to.equal(200);
  });

  it('refuses hosted pages by the same rule', async () => {
    const path = '/portal/club/camp?plain';
    expect(await statusOf(SHED_READS_ABOVE_MS, path)).to.equal(503);
    expect(await statusOf(SHED_READS_ABOVE_MS, path, 'POST')).to.equal(200);
    expect(await statusOf(SHED_WRITES_ABOVE_MS, path, 'POST')).to.equal(503);
  });

  it('treats a form token as a read', async () => {
    expect(await statusOf(SHED_READS_ABOVE_MS - 1, '/public/club/forms/camp/token', 'POST')).to.equal(200);
    expect(await statusOf(SHED_READS_ABOVE_MS, '/public/club/forms/camp/token', 'POST')).to.equal(503);
  });

  it('reports each refused request, and no other', async () => {
    await statusOf(SHED_READS_ABOVE_MS, '/public/club/events');
    await statusOf(SHED_READS_ABOVE_MS, '/embed.js');
    await statusOf(0, '/public/club/events');
    expect([...refusal].map(({ url }) => url)).to.deep.equal(['http://localhost/public/club/events']);
  });

  for (const path of ['/healthz', '/readyz', '/embed.js', '/portal.css', '/portal/email.js'])
    it(`does not refuse cheap requests: ${path}`, async () => {
      expect(await statusOf(60_000, path)).to.equal(200);
    });

  it('sends a random Retry-After, readable by every page', async () => {
    const waits = new Set<string | null>();
    for (let count = 0; count < 100; count++) {
      const { headers } = await answers(60_000, '/public/club/events');
      waits.add(headers.get('retry-after'));
      expect([headers.get('access-control-allow-origin'), headers.get('access-control-expose-headers')]).to.deep.equal([
        ...['*', 'Retry-After, X-Request-Id'],
      ]);
    }
    expect(waits.size).to.be.above(5);
    for (const wait of waits) expect(Number(wait)).to.be.within(1, 20);
  });

  it('measures a turn of the event loop that is not over', async () => {
    const start = performance.now();
    const delay = measureLoopDelay();
    await sleep(10);
    block(700);
    const late = delay.now();
    expect(late).to.be.within(500, performance.now() - start);
    delay.stop();
  });
});

import { expect } from 'chai';
import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { createKey } from '../../../src/backend/workspace/index.js';
import { workplace } from './support.js';

/** A connection to a server, and what came back on it. */
function line(origin: string) {
  const socket: Socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let heard = '';
  socket.on('data', (text) => (heard += String(text)));
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)));
  const until = async (words: RegExp): Promise<void> => {
    while (!words.test(heard) && !socket.destroyed) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return { say: (text: string) => void socket.write(text), until, closed };
}

/** Resolves when nobody can connect any more. */
async function refusing(origin: string): Promise<void> {
  const refused = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => {
        socket.destroy();
        resolve(false);
      });
      socket.on('error', () => resolve(true));
    });
  while (!(await refused()));
}

/** The head of a POST whose body the server has to ask for: whoever is asked knows that it is being worked on. */
const head = (key: string, body: string) =>
  [
    'POST /api/lists/member/persons HTTP/1.1',
    'Host: x',
    `Authorization: Bearer ${key}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Expect: 100-continue',
    '\r\n',
  ].join('\r\n');

const bodyOf = (external_id: string) => JSON.stringify({ external_id });
const asking = /^HTTP\/1\.1 100 Continue\r\n\r\n/;

describe('turnout serve, told to end', () => {
  const { at, made, served, inStore } = workplace();
  let key = '';

  beforeEach(() => made(async (store) => void ({ key } = await createKey(store, { name: 'test' }))));

  it('answers what is under way, says that these answers are the last, takes nobody else, and ends with 0', async () => {
    const server = await served({ TURNOUT_METRICS: '0' });
    const { origin, metrics } = server.answer;
    const names = Array.from({ length: 6 }, (_, number) => `p${number}`);
    const writers = names.map((name) => ({ ...line(origin), body: bodyOf(name) }));
    for (const { say, until, body } of writers) {
      say(head(key, body));
      await until(asking);
      say(body.slice(0, 7));
    }
    const done = line(origin);
    done.say('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await done.until(/ok\n$/);
    const silent = line(origin);

    const began = performance.now();
    server.tell('SIGTERM');
    await refusing(origin);
    expect(await done.closed).to.match(/\r\nConnection: keep-alive\r\n/);
    expect(await silent.closed).to.equal('');
    expect((await fetch(new URL('/readyz', metrics))).status).to.equal(503);
    expect((await fetch(new URL('/healthz', metrics))).status).to.equal(200);
    for (const { say, body } of writers) say(body.slice(7));
    for (const { closed } of writers)
      expect((await closed).replace(asking, '')).to.match(/^HTTP\/1\.1 201 Created\r\n[^]*\r\nConnection: close\r\n/);
    expect([await server.ended, server.err()]).to.deep.equal([0, '']);
    expect(performance.now() - began).to.be.below(7000);

    const again = await served();
    const answers = await Promise.all(
      names.map((name) =>
        fetch(`${again.answer.origin}/api/lists/member/persons/${name}`, {
          headers: { authorization: `Bearer ${key}` },
        }),
      ),
    );
    await again.stop();
    expect(answers.map(({ status }) => status)).to.deep.equal(names.map(() => 200));
  });

  it('ends within ten seconds with 0, even when somebody never ends what they began', async () => {
    const server = await served();
    const endless = [line(server.answer.origin), line(server.answer.origin)];
    endless[0]!.say(head(key, bodyOf('never')));
    await endless[0]!.until(asking);
    endless[1]!.say('GET /healthz HTTP/1.1\r\nHo');
    const began = performance.now();
    server.tell('SIGTERM');
    expect(await server.ended).to.equal(0);
    expect(performance.now() - began).to.be.within(7000, 10_000);
    await Promise.all(endless.map(({ closed }) => closed));
    const stored = await inStore('data', async ({ workspaces, persons, lists }) => {
      const [workspace] = await workspaces.all();
      const list = (await lists.all(workspace!.id)).find(({ type }) => type === 'member')!;
      return persons.find(workspace!.id, list.id, 'never');
    });
    expect(stored).to.equal(undefined);
  });

  for (const [signal, code] of [
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)
    it(`ends at once with ${code} when it is told again by ${signal}`, async () => {
      const server = await served();
      const endless = line(server.answer.origin);
      endless.say(head(key, bodyOf('never')));
      await endless.until(asking);
      const began = performance.now();
      const telling = setInterval(() => server.tell(signal), 50);
      const ended = await server.ended;
      clearInterval(telling);
      expect(ended).to.equal(code);
      // what is told twice within a moment is told once
      expect(performance.now() - began).to.be.within(450, 5000);
    });

  for (const [what, code] of [
    ['a fault that nobody caught', `throw new Error('Ada Lovelace')`],
    ['a promise that nobody waited for', `Promise.reject(new Error('Ada Lovelace'))`],
  ] as const)
    it(`logs ${what}, without what it says, and ends with 1`, async () => {
      writeFileSync(at('fault.mjs'), `process.on('SIGUSR2', () => { ${code} })`);
      const server = await served({}, ['--import', at('fault.mjs')]);
      server.tell('SIGUSR2');
      expect(await server.ended).to.equal(1);
      const { level, event, name } = JSON.parse(server.err()) as Record<string, string>;
      expect([level, event, name]).to.deep.equal(['error', 'fault', 'Error']);
      expect(server.err()).to.not.match(/Ada|Lovelace/);
    });
});

import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { createKey } from '../../../src/backend/workspace/index.js';
import { builtCommand, root } from './run-command.js';
import { workplace } from './command-folder.js';

/** A connection to a server, and what came back on it. */
function line(origin: string) {
  const socket: Socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let output = '';
  socket.on('data', (text) => (output += String(text)));
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(output)));
  const until = async (words: RegExp): Promise<void> => {
    while (!words.test(output) && !socket.destroyed) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return { say: (text: string) => void socket.write(text), until, closed };
}

/** Resolves when nobody can connect any more. */
async function refusing(origin: string): Promise<void> {
  const refusal = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => {
        socket.destroy();
        resolve(false);
      });
      socket.on('error', () => resolve(true));
    });
  while (!(await refusal()));
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
/** The last line of a log: why the process ended. */
const ended = (text: string) => {
  const { level, event, reason, code } = JSON.parse(text.trim().split('\n').at(-1)!) as Record<string, unknown>;
  return { level, event, reason, code };
};
const continueResponse = /^HTTP\/1\.1 100 Continue\r\n\r\n/;

describe('turnout serve, told to end', () => {
  const { at, folderWith, served, inStore, turnoutWith } = workplace();
  let key = '';

  beforeEach(() => folderWith(async (store) => void ({ key } = await createKey(store, { name: 'test' }))));

  it('answers open requests with Connection: close, accepts no others, and exits with 0', async () => {
    const server = await served({ TURNOUT_METRICS: '0' });
    const { origin, metrics } = server.answer;
    const names = Array.from({ length: 6 }, (_, number) => `p${number}`);
    const writers = names.map((name) => ({ ...line(origin), body: bodyOf(name) }));
    for (const { say, until, body } of writers) {
      say(head(key, body));
      await until(continueResponse);
      say(body.slice(0, 7));
    }
    const finished = line(origin);
    finished.say('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await finished.until(/ok\n$/);
    const silent = line(origin);

    const startedAt = performance.now();
    server.tell('SIGTERM');
    await refusing(origin);
    expect(await finished.closed).to.match(/\r\nConnection: keep-alive\r\n/);
    expect(await silent.closed).to.equal('');
    expect((await fetch(new URL('/readyz', metrics))).status).to.equal(503);
    expect((await fetch(new URL('/healthz', metrics))).status).to.equal(200);
    for (const { say, body } of writers) say(body.slice(7));
    for (const { closed } of writers)
      expect((await closed).replace(continueResponse, '')).to.match(
        /^HTTP\/1\.1 201 Created\r\n[^]*\r\nConnection: close\r\n/,
      );
    expect([await server.ended, server.err().trim().split('\n').length]).to.deep.equal([0, 1]);
    expect(ended(server.err())).to.deep.equal({ level: 'info', event: 'ended', reason: 'SIGTERM', code: 0 });
    expect(performance.now() - startedAt).to.be.below(7000);

    const repeated = await served();
    const answers = await Promise.all(
      names.map((name) =>
        fetch(`${repeated.answer.origin}/api/lists/member/persons/${name}`, {
          headers: { authorization: `Bearer ${key}` },
        }),
      ),
    );
    await repeated.stop();
    expect(answers.map(({ status }) => status)).to.deep.equal(names.map(() => 200));
  });

  it('exits with 0 within ten seconds, even if a request never ends', async () => {
    const server = await served();
    const endless = [line(server.answer.origin), line(server.answer.origin)];
    endless[0]!.say(head(key, bodyOf('never')));
    await endless[0]!.until(continueResponse);
    endless[1]!.say('GET /healthz HTTP/1.1\r\nHo');
    const startedAt = performance.now();
    server.tell('SIGTERM');
    expect(await server.ended).to.equal(0);
    expect(performance.now() - startedAt).to.be.within(7000, 10_000);
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
    it(`exits at once with ${code} on a second ${signal}`, async () => {
      const server = await served();
      const endless = line(server.answer.origin);
      endless.say(head(key, bodyOf('never')));
      await endless.until(continueResponse);
      const startedAt = performance.now();
      const signalTimer = setInterval(() => server.tell(signal), 50);
      const endedWith = await server.ended;
      clearInterval(signalTimer);
      expect(endedWith).to.equal(code);
      const reason = `${signal}, while ending after ${signal}`;
      expect(ended(server.err())).to.deep.equal({ level: 'error', event: 'ended', reason, code });
      // what is told twice within a moment is told once
      expect(performance.now() - startedAt).to.be.within(450, 5000);
    });

  for (const signal of ['SIGINT', 'SIGHUP'] as const)
    it(`exits with 0 on ${signal}, and logs it`, async () => {
      const server = await served();
      server.tell(signal);
      expect([await server.ended, ended(server.err())]).to.deep.equal([
        0,
        { level: 'info', event: 'ended', reason: signal, code: 0 },
      ]);
    });

  it('logs it even if nothing else is logged', async () => {
    const server = await served({ TURNOUT_LOG: 'off' });
    await server.stop();
    expect(ended(server.err()).reason).to.equal('SIGTERM');
  });

  it('continues when its output is not read', async () => {
    const server = spawn(
      process.execPath,
      [...builtCommand, 'serve', '--port', '0', '--metrics', '0', '--data', at('data')],
      {
        cwd: root,
      },
    );
    server.stdout.destroy();
    let err = '';
    const closed = new Promise<string>((resolve) => {
      server.stderr.on('data', (text: Buffer) => {
        err += String(text);
        if (/stdout closed/.test(err)) server.kill('SIGTERM');
      });
      server.once('close', () => resolve(err));
    });
    expect(
      (await closed)
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { event: string }).event),
    ).to.deep.equal(['stdout closed', 'ended']);
  });

  it('exits with 1 and one sentence when starting fails, and frees the port', async () => {
    writeFileSync(
      at('fault.mjs'),
      `const { promises } = process.getBuiltinModule('node:fs'); const { readFile } = promises;
      promises.readFile = (path, ...more) => /workspace[.]yaml/.test(path) ? Promise.reject(new TypeError('half\u001b[31mway')) : readFile(path, ...more);
      process.getBuiltinModule('node:module').syncBuiltinESMExports();`,
    );
    const { code, err } = await turnoutWith(
      { NODE_OPTIONS: `--import ${at('fault.mjs')}`, TURNOUT_DATA: at('empty') },
      'serve',
      '--demo',
    );
    expect([code, err.trim().split('\n').at(-1)]).to.deep.equal([
      1,
      'Turnout made a mistake: TypeError: half\\u001b[31mway',
    ]);
  });

  for (const [what, code, reason] of [
    ['a fault that nobody caught', `throw new Error('Ada Lovelace')`, 'uncaught exception'],
    ['a promise that nobody waited for', `Promise.reject(new Error('Ada Lovelace'))`, 'unhandled rejection'],
  ] as const)
    it(`logs ${what} without its message, and exits with 1`, async () => {
      writeFileSync(at('fault.mjs'), `process.on('SIGUSR2', () => { ${code} })`);
      const server = await served({}, ['--import', at('fault.mjs')]);
      server.tell('SIGUSR2');
      expect(await server.ended).to.equal(1);
      const { level, event, name } = JSON.parse(server.err().split('\n')[0]!) as Record<string, string>;
      expect(ended(server.err())).to.deep.equal({ level: 'error', event: 'ended', reason, code: 1 });
      expect([level, event, name]).to.deep.equal(['error', 'fault', 'Error']);
      expect(server.err()).to.not.match(/Ada|Lovelace/);
    });
});

import { expect } from 'chai';
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceClient } from '../../src/api/index.js';
import { serverUrl } from '../support/server-ready.js';

/** Milliseconds that each flush of the disk is made to take: a slow machine reads several requests meanwhile. */
const slow = 300;
const calls = 'fsync,fdatasync';

// the system calls of a process can be watched, and made slow, only where strace is and may do so
const observed = spawnSync('strace', ['-qq', '-o', '/dev/null', 'true']).status === 0;

/** A server whose flushes are watched, and what a registration costs there. `preload`: what Node loads before it. */
async function watchedServer(preload: readonly string[] = []) {
  const root = mkdtempSync(join(tmpdir(), 'turnout-flushes-'));
  const [data, traceFile, yaml] = ['data', 'seen', 'workspace.yaml'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  const run = (...args: string[]) =>
    execFileSync(process.execPath, ['dist/server/cli.js', ...args, '--data', data], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  writeFileSync(yaml, 'workspace: { slug: club, name: Club }\nlists: [{ type: member, name: Members }]\n');
  run('apply', yaml);
  const { key } = JSON.parse(run('key', 'create', '--name', 'flushes', '--json')) as { key: string };
  const through = ['-f', '--seccomp-bpf', '-qq', '-o', traceFile, '-e', `trace=${calls}`];
  const delayed = ['-e', `inject=${calls}:delay_enter=${slow * 1000}`];
  const server = [...preload, 'dist/server/cli.js', 'serve', '--port', '0', '--data', data];
  const child: ChildProcess = spawn('strace', [...through, ...delayed, process.execPath, ...server], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, TURNOUT_HOST: '127.0.0.1' },
    detached: true,
  });
  const api = serviceClient({ base: `${await serverUrl(child)}/api`, key });
  // what a first request does besides: the permits of its key are written down
  await api.readMe({});
  const flushed = () =>
    readFileSync(traceFile, 'utf8')
      .split('\n')
      .filter((line) => /f(data)?sync\(/.test(line)).length;
  /** Milliseconds of one registration. */
  const create = async () => {
    const start = performance.now();
    await api.createPerson({ list_id: 'member', body: {} });
    return performance.now() - start;
  };

  return {
    /** Registrations one after the other: those that were answered sooner than a flush takes, and how many flushes there were. */
    async inTurn(count: number) {
      const before = flushed();
      const times = [];
      for (let each = 0; each < count; each++) times.push(await create());
      return { tooSoon: times.filter((time) => time < slow).length, flushes: flushed() - before };
    },
    /** The same for registrations at once. */
    async atOnce(count: number) {
      const before = flushed();
      const times = await Promise.all(Array.from({ length: count }, create));
      return { tooSoon: times.filter((time) => time < slow).length, flushes: flushed() - before };
    },
    close() {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
      rmSync(root, { recursive: true, force: true });
    },
  };
}

describe('flushes of the disk', function () {
  this.timeout(120_000);
  let server: Awaited<ReturnType<typeof watchedServer>> | undefined;

  before(async function () {
    if (!observed) this.skip();
    server = await watchedServer();
  });
  after(() => server?.close());

  it('come before each answer, where one is asked after the other', async () => {
    const { tooSoon, flushes } = await server!.inTurn(5);
    expect(tooSoon).to.equal(0);
    expect(flushes).to.be.at.least(5);
  });

  it('are shared by concurrent requests, and none of them is answered before', async () => {
    const { tooSoon, flushes } = await server!.atOnce(64);
    expect(tooSoon).to.equal(0);
    expect(flushes).to.be.within(1, 16);
  });

  it('are missed where the database does not ask for them', async () => {
    const weakened = await watchedServer(['--import', './test/support/without-flushes.mjs']);
    try {
      const [inTurn, atOnce] = [await weakened.inTurn(5), await weakened.atOnce(64)];
      expect([inTurn.flushes, atOnce.flushes]).to.deep.equal([0, 0]);
    } finally {
      weakened.close();
    }
  });
});

import { expect } from 'chai';
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceClient } from '../../src/api/index.js';
import { readyAt } from '../support/ready.js';

/** Milliseconds that each flush of the disk is made to take. */
const slow = 150;
const calls = 'fsync,fdatasync';

// the system calls of a process can be watched, and made slow, only where strace is and may do so
const watched = spawnSync('strace', ['-qq', '-o', '/dev/null', 'true']).status === 0;

describe('flushes of the disk (requirement 49)', function () {
  this.timeout(60_000);
  const root = mkdtempSync(join(tmpdir(), 'turnout-flushes-'));
  const [data, seen, yaml] = ['data', 'seen', 'workspace.yaml'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  const run = (...args: string[]) =>
    execFileSync(process.execPath, ['dist/server/cli.js', ...args, '--data', data], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  let child: ChildProcess;
  let api: ReturnType<typeof serviceClient>;

  before(async function () {
    if (!watched) this.skip();
    writeFileSync(yaml, 'workspace: { slug: club, name: Club }\nlists: [{ type: member, name: Members }]\n');
    run('apply', yaml);
    const { key } = JSON.parse(run('key', 'create', '--name', 'flushes', '--json')) as { key: string };
    const through = ['-f', '--seccomp-bpf', '-qq', '-o', seen, '-e', `trace=${calls}`];
    const delayed = ['-e', `inject=${calls}:delay_enter=${slow * 1000}`];
    const server = ['dist/server/cli.js', 'serve', '--port', '0', '--data', data];
    child = spawn('strace', [...through, ...delayed, process.execPath, ...server], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, TURNOUT_HOST: '127.0.0.1' },
      detached: true,
    });
    api = serviceClient({ base: `${await readyAt(child)}/api`, key });
    // what a first request does besides: the permits of its key are written down
    await api.readMe({});
  });
  after(() => {
    if (child?.pid) process.kill(-child.pid, 'SIGKILL');
    rmSync(root, { recursive: true, force: true });
  });

  const flushed = () =>
    readFileSync(seen, 'utf8')
      .split('\n')
      .filter((line) => /f(data)?sync\(/.test(line)).length;
  const create = () => api.createPerson({ list_id: 'member', body: {} });

  it('come before each answer, where one is asked after the other', async () => {
    const before = flushed();
    const times = [];
    for (let count = 0; count < 5; count++) {
      const start = performance.now();
      await create();
      times.push(performance.now() - start);
    }
    expect(times.filter((time) => time < slow)).to.deep.equal([]);
    expect(flushed() - before).to.be.at.least(5);
  });

  it('are shared by those who ask at once, and none of them is answered before', async () => {
    const before = flushed();
    const start = performance.now();
    const times = await Promise.all(Array.from({ length: 64 }, () => create().then(() => performance.now() - start)));
    expect(times.filter((time) => time < slow)).to.deep.equal([]);
    expect(flushed() - before).to.be.within(1, 16);
  });
});

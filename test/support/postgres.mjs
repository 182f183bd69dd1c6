// A PostgreSQL for tests: the system's own programs, as an ordinary user, on a free port, in a folder that goes with it.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where `initdb` and `postgres` are; undefined where they are not installed. */
export function findPostgres() {
  const system = '/usr/lib/postgresql';
  const folders = [
    ...(existsSync(system)
      ? readdirSync(system)
          .sort()
          .reverse()
          .map((version) => join(system, version, 'bin'))
      : []),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** PostgreSQL refuses to run as root: then it is nobody's. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Starts a server and gives its address; `stop` ends it and takes its folder away. `durable: false` for tests that only ask. */
export async function startPostgres({ durable = false } = {}) {
  const programs = findPostgres();
  if (!programs) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'turnout-postgres-'));
  if (nobody.uid) chownSync(folder, nobody.uid, nobody.gid);
  const data = join(folder, 'data');
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', HOME: folder };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'turnout', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync', '--no-instructions'],
    { ...nobody, env, cwd: folder, stdio: 'pipe' },
  );
  const port = await freePort();
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: folder, max_connections: 400 };
  const quick = durable ? {} : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };
  const child = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...Object.entries({ ...settings, ...quick }).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...nobody, env, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  await new Promise((resolve, reject) => {
    child.stderr.on('data', (text) => {
      said += text;
      if (/ready to accept connections/.test(said)) resolve();
    });
    child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
  });
  const stop = () =>
    new Promise((resolve) => {
      child.once('exit', () => {
        rmSync(folder, { recursive: true, force: true });
        resolve();
      });
      child.kill('SIGINT');
    });
  return { url: `postgres://turnout@127.0.0.1:${port}/postgres`, stop, child };
}

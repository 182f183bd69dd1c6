// A PostgreSQL for tests: the system's own programs, as an ordinary user, on a free port, in a folder that goes with it.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';

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
const unprivileged = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** The longest that a killed server's processes may hold its memory. Milliseconds. */
const RESTART_LIMIT_MS = 20_000;

/** Starts a server and gives its address; `stop` ends it and takes its folder away. `durable: false` for tests that only ask. */
export async function startPostgres({ durable = false } = {}) {
  const programs = findPostgres();
  if (!programs) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'turnout-postgres-'));
  if (unprivileged.uid) chownSync(folder, unprivileged.uid, unprivileged.gid);
  const data = join(folder, 'data');
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', HOME: folder };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'turnout', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync', '--no-instructions'],
    { ...unprivileged, env, cwd: folder, stdio: 'pipe' },
  );
  const port = await freePort();
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: folder, max_connections: 400 };
  const quick = durable ? {} : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };
  const args = Object.entries({ ...settings, ...quick }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

  /** Starts the server on its data. Rejects with its log where it ends before it is ready. */
  const launch = () =>
    new Promise((resolve, reject) => {
      const child = spawn(join(programs, 'postgres'), ['-D', data, ...args], {
        ...unprivileged,
        env,
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let errorOutput = '';
      child.stderr.on('data', (text) => {
        errorOutput += text;
        if (/ready to accept connections/.test(errorOutput)) resolve(child);
      });
      child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${errorOutput}`)));
    });
  const ended = (child) =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) resolve();
      else child.once('exit', resolve);
    });
  const end = async (child, signal) => {
    child.kill(signal);
    await ended(child);
  };

  let child = await launch();
  return {
    url: `postgres://turnout@127.0.0.1:${port}/postgres`,
    get child() {
      return child;
    },
    /** Ends the server without warning; what it had not written is left to its write-ahead log. */
    kill: () => end(child, 'SIGKILL'),
    /** Starts a server that was killed. Its processes may outlive it for a moment, and hold its memory: then it waits for them. */
    async restart() {
      const until = Date.now() + RESTART_LIMIT_MS;
      for (;;)
        try {
          child = await launch();
          return;
        } catch (error) {
          if (Date.now() > until || !/still in use|lock file/.test(error.message)) throw error;
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
    },
    async stop() {
      await end(child, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

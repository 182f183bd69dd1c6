// `npm run rush`: 2 000 visitors for 100 places within seconds (requirements.md 54), on SQLite with one process and on
// PostgreSQL with two.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../src/backend/store/index.js';
import { engineAt } from '../../src/backend/store/engines/configured.js';
import { readyAt } from '../support/ready.js';
import { startPostgres } from '../support/postgres.mjs';
import { campWith, rush } from './rush.js';

const [visitors, places] = [2_000, 100];
const command = ['dist/server/cli.js'];
const folder = mkdtempSync(join(tmpdir(), 'turnout-rush-'));

const run = (place: string, ...args: string[]): ChildProcess =>
  spawn(process.execPath, [...command, ...args, '--data', place], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TURNOUT_PROXIES: '127.0.0.1, ::1', TURNOUT_HOST: '127.0.0.1' },
  });
const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

/** Starts a process that serves, and gives the address of its gate. */
async function serve(place: string) {
  const child = run(place, 'serve', '--port', '0');
  const origin = await readyAt(child);
  return { base: `${origin}/public/club`, child };
}

async function rushOn(name: string, place: string, processes: number): Promise<boolean> {
  const file = join(folder, 'workspace.yaml');
  writeFileSync(file, campWith(places));
  await ended(run(place, 'apply', file));
  const servers = [];
  for (let number = 0; number < processes; number++) servers.push(await serve(place));
  const start = performance.now();
  const counts = await rush(
    servers.map(({ base }) => base),
    visitors,
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  for (const { child } of servers) {
    child.kill('SIGTERM');
    await ended(child);
  }
  const store = await openStore(await engineAt(place));
  const { id } = (await store.workspaces.bySlug('club'))!;
  const [event] = await store.events.all(id);
  const stored = await store.persons.count(id, event!.list_id);
  await store.close();
  const told = Object.entries(counts).map(([end, count]) => `${end} ${count}`);
  console.log(
    `${name}: ${visitors} visitors, ${places} places, ${processes} process(es), ${seconds} s: ${told.join(', ')}; stored ${stored}`,
  );
  return stored === places && counts['registered'] === places && counts['full'] === visitors - places;
}

const good = [await rushOn('SQLite', join(folder, 'data'), 1)];
const postgres = await startPostgres({ durable: true });
if (postgres) {
  good.push(await rushOn('PostgreSQL', postgres.url, 2));
  await postgres.stop();
} else console.log('PostgreSQL: none found');
rmSync(folder, { recursive: true, force: true });
process.exit(good.every(Boolean) ? 0 : 1);

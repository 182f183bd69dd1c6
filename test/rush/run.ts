// `npm run rush`: 2 000 visitors for 100 places within seconds (docs/rush.md), on SQLite with one process and on
// PostgreSQL with two. `--visitors 20000` for more, `--within 30` spreads their coming over so many seconds, `--store sqlite`
// or `postgres` for one of them, `--connections 1000` for the most that the visitors keep open to each process, and `--beside FOLDER` for another build of the same, measured in the same run.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStore } from '../../src/backend/store/index.js';
import { openEngine } from '../../src/backend/store/engines/open-engine.js';
import { serverUrl } from '../support/server-ready.js';
import { startPostgres } from '../support/postgres.mjs';
import { campWith, rush } from './rush.js';

const { values: options } = parseArgs({
  options: {
    visitors: { type: 'string', default: '2000' },
    places: { type: 'string', default: '100' },
    within: { type: 'string', default: '0' },
    connections: { type: 'string', default: '1000' },
    store: { type: 'string' },
    beside: { type: 'string' },
    profile: { type: 'string' },
  },
});
const [visitors, places, within] = [options.visitors, options.places, options.within].map(Number) as [
  number,
  number,
  number,
];
const folder = mkdtempSync(join(tmpdir(), 'turnout-rush-'));

/** A build that is tried out. */
interface Build {
  readonly name: string;
  readonly folder: string;
}

const run = (build: Build, place: string, ...args: string[]): ChildProcess =>
  spawn(
    process.execPath,
    [
      ...(options.profile && args[0] === 'serve' ? ['--cpu-prof', `--cpu-prof-dir=${options.profile}`] : []),
      ...['dist/server/cli.js', ...args, '--data', place],
    ],
    {
      cwd: build.folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, TURNOUT_PROXIES: '127.0.0.1, ::1', TURNOUT_HOST: '127.0.0.1' },
    },
  );
const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

/** How long a clock tick of `/proc` is, in milliseconds. */
const TICK_MS = 10;

/** Processor time that a process has used, in milliseconds; nothing where there is no `/proc`. */
function usedBy({ pid }: ChildProcess): number {
  try {
    const [, rest = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const [user, system] = rest.split(' ').slice(11, 13).map(Number);
    return (user! + system!) * TICK_MS;
  } catch {
    return NaN;
  }
}

/** Starts a process that serves, and gives the address of its gate. */
async function serve(build: Build, place: string) {
  const child = run(build, place, 'serve', '--port', '0');
  const origin = await serverUrl(child);
  return { base: `${origin}/public/club`, child, before: usedBy(child) };
}

const formatCounts = (counts: object) =>
  Object.entries(counts)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ');

async function rushOn(build: Build, store: string, place: string, processes: number): Promise<boolean> {
  const file = join(folder, 'workspace.yaml');
  writeFileSync(file, campWith(places));
  await ended(run(build, place, 'apply', file));
  const servers = [];
  for (let number = 0; number < processes; number++) servers.push(await serve(build, place));
  const start = performance.now();
  const outcome = await rush(
    servers.map(({ base }) => base),
    { visitors, withinMs: within * 1000, connections: Number(options.connections) },
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const perVisitor = servers.reduce((sum, { child, before }) => sum + usedBy(child) - before, 0) / visitors;
  for (const { child } of servers) {
    child.kill('SIGTERM');
    await ended(child);
  }
  const opened = await openStore(await openEngine(place));
  const { id } = (await opened.workspaces.bySlug('club'))!;
  const [event] = await opened.events.all(id);
  const stored = await opened.persons.count(id, event!.list_id);
  await opened.close();
  const { ends, statuses, withoutRetryAfter, slowestMs, ownDelayMs } = outcome;
  console.log(
    [
      `${store}, ${build.name}: ${visitors} visitors, ${places} places, ${processes} process(es), ${seconds} s: ${formatCounts(ends)}; stored ${stored}`,
      `  ${perVisitor.toFixed(2)} ms of processor per visitor; slowest answer ${(slowestMs / 1000).toFixed(1)} s, visitors themselves late by up to ${(ownDelayMs / 1000).toFixed(1)} s; answers: ${formatCounts(statuses)}${withoutRetryAfter ? `; 503 without Retry-After: ${withoutRetryAfter}` : ''}`,
    ].join('\n'),
  );
  const areStatusesExpected = Object.keys(statuses).every((status) => ['200', '201', '422', '503'].includes(status));
  const areEndsExpected = ends.registered === places && ends.full === visitors - places;
  return stored === places && areEndsExpected && areStatusesExpected && !withoutRetryAfter;
}

const here = { name: 'here', folder: process.cwd() };
const builds = [...(options.beside ? [{ name: options.beside, folder: options.beside }] : []), here];
const good: boolean[] = [];
for (const build of builds) {
  const judge = (passed: boolean) => build === here && good.push(passed);
  if (options.store !== 'postgres')
    judge(await rushOn(build, 'SQLite', join(folder, build.name.replaceAll('/', '-')), 1));
  if (options.store === 'sqlite') continue;
  const postgres = await startPostgres({ durable: true });
  if (postgres) {
    judge(await rushOn(build, 'PostgreSQL', postgres.url, 2));
    await postgres.stop();
  } else console.log('PostgreSQL: none found');
}
rmSync(folder, { recursive: true, force: true });
process.exit(good.every(Boolean) ? 0 : 1);

// `npm run bench:store`: durable writes beside flushes of the same disk, reads beside a bare node:http server that answers
// the same bytes from the same database, and what a process with 100 000 persons takes of the memory. Ratios of medians
// within one run, interleaved: machines differ, and so do their moments.
import { spawnSync } from 'node:child_process';
import { personAt, benchClub, median } from './club.js';
import { loadServer, flushes, started, readStatistics } from './bench-server.js';
import type { Bytes } from './servers/bare.js';

const persons = 100_000;
const rows = 10_000;
const rounds = 5;
/** Milliseconds of one measurement. */
const time = 2_000;
const concurrency = 64;

function line(what: string, value: number, bound: number, atLeast = true): void {
  const ok = atLeast ? value >= bound : value <= bound;
  const limit = `${atLeast ? 'at least' : 'at most'} ${bound}`;
  console.log(`${what.padEnd(72)} ${value.toFixed(2).padStart(7)}   ${limit.padEnd(13)} ${ok ? 'ok' : 'MISSED'}`);
}

interface Measured {
  rate: number;
  each: number;
}
const medianOf = (all: readonly Measured[], which: keyof Measured) => median(all.map((one) => one[which]));

const club = await benchClub();
console.log(`filling a list with ${persons} persons, 12 columns each …`);
for (let from = 0; from < persons; from += rows) {
  const data = Array.from({ length: rows }, (_, index) => personAt(from + index));
  await club.sendRequest('PUT', '/lists/member/persons', JSON.stringify({ data }));
}
interface Page {
  data: { id: string }[];
  meta: { next_cursor: string };
}
const list = '/lists/member/persons';
const first = JSON.parse(await club.sendRequest('GET', list)) as Page;
const path = `${list}?cursor=${first.meta.next_cursor}`;
const ids = first.data.map(({ id }) => id);
const second = JSON.parse(await club.sendRequest('GET', path)) as Page;
const workspace = (await club.store.workspaces.all())[0]!;
const there = await club.store.lists.find(workspace.id, 'member');
const bytes: Bytes = {
  workspace_id: workspace.id,
  list_id: there!.id,
  names: Object.keys(first.data[0]!),
  from: (await club.store.persons.find(workspace.id, there!.id, ids.at(-1)!))!.row_key,
  meta: second.meta,
};
await club.store.close();

const [turnout, bare] = await Promise.all([
  started('turnout', [club.folder], [process.execPath, '--max-semi-space-size=4']),
  started('bare', [club.folder, JSON.stringify(bytes)]),
]);
try {
  const headers = { authorization: `Bearer ${club.key}` };
  const service = loadServer(turnout, concurrency, '/api', headers);
  const other = loadServer(bare, concurrency, '/api', headers);

  for (const [what, pathOf, bound] of [
    ['GET one person', (index: number) => `${list}/${ids[index % ids.length]}`, 0.7],
    ['GET page of 500', () => path, 0.8],
  ] as const) {
    if ((await service.text(pathOf(7))) !== (await other.text(pathOf(7)))) throw new Error('Not the same bytes');
    const [turnoutRuns, bareRuns]: [Measured[], Measured[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      turnoutRuns.push(await service.rate(time, (index) => ({ path: pathOf(index) })));
      bareRuns.push(await other.rate(time, (index) => ({ path: pathOf(index) })));
    }
    const [turnoutRate, bareRate] = [medianOf(turnoutRuns, 'rate'), medianOf(bareRuns, 'rate')];
    line(
      `${what}: ${turnoutRate.toFixed(0)}/s : bare node:http ${bareRate.toFixed(0)}/s`,
      turnoutRate / bareRate,
      bound,
    );
    console.log(
      `  processor time of each: ${medianOf(turnoutRuns, 'each').toFixed(0)} : ${medianOf(bareRuns, 'each').toFixed(0)} µs`,
    );
  }

  await writes(`durable POST at ${concurrency}`, service, []);
  const { resident, maxResident } = await readStatistics(turnout);
  line(
    `memory after all this, MiB (at its most ${(maxResident / 2 ** 20).toFixed(0)})`,
    resident / 2 ** 20,
    200,
    false,
  );
  await Promise.all([service.close(), other.close()]);
  turnout.child.kill('SIGKILL');
  await slowly();
} finally {
  for (const { child } of [turnout, bare]) child.kill('SIGKILL');
  club.remove();
}

/** Persons created, beside as many flushes of the same disk as go one after the other. */
async function writes(what: string, service: ReturnType<typeof loadServer>, through: readonly string[]): Promise<void> {
  const post = (index: number) => ({
    path: list,
    method: 'POST' as const,
    body: JSON.stringify({ ...personAt(index), external_id: null, membership_number: null }),
  });
  const [posts, synced]: [Measured[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    posts.push(await service.rate(time, post));
    synced.push(await flushes(club.folder, time / 4, through));
  }
  const [turnoutRate, bareRate] = [medianOf(posts, 'rate'), median(synced)];
  line(
    `${what}: ${turnoutRate.toFixed(0)}/s : flushes, one after the other, ${bareRate.toFixed(0)}/s`,
    turnoutRate / bareRate,
    5,
  );
  console.log(
    `  processor time of each: ${medianOf(posts, 'each').toFixed(0)} µs, a flush: ${(1e6 / bareRate).toFixed(0)} µs`,
  );
}

/** The same where a flush takes two milliseconds longer, as on most disks that are reached over a network. */
async function slowly(): Promise<void> {
  if (spawnSync('strace', ['-V']).status !== 0) return console.log('a slower disk: not measured, strace is not here');
  const calls = 'fsync,fdatasync';
  const through = ['strace', '-f', '--seccomp-bpf', '-qq', '-o', '/dev/null', '-e', `trace=${calls}`];
  through.push('-e', `inject=${calls}:delay_enter=2000`, process.execPath);
  const slow = await started('turnout', [club.folder], through);
  const service = loadServer(slow, concurrency, '/api', { authorization: `Bearer ${club.key}` });
  try {
    await writes('the same, each flush two milliseconds slower', service, through);
    await service.close();
  } finally {
    slow.child.kill('SIGKILL');
  }
}

// `npm run bench:service`: what a page at the end costs beside one at the start, and a synchronise beside a bare upsert.
// Ratios of medians within one run, interleaved: machines differ, and so do their moments.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { benchClub, median, personAt, timed } from './club.js';
import { bareUpsert } from './bare-upsert.js';

const persons = 100_000;
const rows = 10_000;
const rounds = 7;

const body = (from: number, round: number) =>
  JSON.stringify({ data: Array.from({ length: rows }, (_, index) => personAt(from + index, round)) });

const line = (what: string, value: number, bound: number) =>
  console.log(
    `${what.padEnd(58)} ${value.toFixed(2).padStart(6)}   at most ${bound}   ${value <= bound ? 'ok' : 'MISSED'}`,
  );

const club = await benchClub();
console.log(`filling a list with ${persons} persons, 12 columns each …`);
for (let from = 0; from < persons; from += rows) await club.sendRequest('PUT', '/lists/member/persons', body(from, 0));

// where a page of 500 begins
type Page = { data: unknown[]; meta: { next_cursor: string | null; prev_cursor: string | null } };
const cursors: (string | null)[] = [null];
for (let next: string | null = null; ;) {
  const page = JSON.parse(
    await club.sendRequest('GET', `/lists/member/persons${next ? `?cursor=${next}` : ''}`),
  ) as Page;
  next = page.meta.next_cursor;
  if (!next) break;
  cursors.push(next);
}
const pageAt = (index: number) => `/lists/member/persons${cursors[index] ? `?cursor=${cursors[index]}` : ''}`;
const [second, middle, last] = [1, cursors.length >> 1, cursors.length - 1];
const times: Record<string, number[]> = { start: [], middle: [], end: [] };
for (let round = 0; round < 60; round++)
  for (const [name, index] of Object.entries({ start: second, middle, end: last }))
    times[name]!.push(await timed(() => club.sendRequest('GET', pageAt(index))));
console.log(
  `\npage of 500, ${cursors.length} pages: start ${median(times['start']!).toFixed(2)} ms, end ${median(times['end']!).toFixed(2)} ms`,
);
line('page in the middle : page at the start', median(times['middle']!) / median(times['start']!), 1.2);
line('page at the end : page at the start', median(times['end']!) / median(times['start']!), 1.2);

const bare = await bareUpsert();
const filling = (from: number) => bare.prepare(Array.from({ length: rows }, (_, index) => personAt(from + index)));
for (let from = 0; from < persons; from += rows) bare.upsert(filling(from));
const kinds = ['all new', 'all changed', 'nothing changed'] as const;
const turnoutTimes: Record<string, number[]> = { 'all new': [], 'all changed': [], 'nothing changed': [] };
const bareTimes: Record<string, number[]> = { 'all new': [], 'all changed': [], 'nothing changed': [] };
for (let round = 0; round < rounds; round++) {
  const from = persons + round * rows;
  for (const [kind, version] of [
    [kinds[0], 0],
    [kinds[1], 1],
    [kinds[2], 1],
  ] as const) {
    const sent = body(from, version);
    turnoutTimes[kind]!.push(await timed(() => club.sendRequest('PUT', '/lists/member/persons', sent)));
    const prepared = bare.prepare(Array.from({ length: rows }, (_, index) => personAt(from + index, version)));
    bareTimes[kind]!.push(await timed(() => bare.upsert(prepared)));
  }
}
console.log(`\n${rows} persons synchronised, and upserted by one bare prepared statement:`);
for (const kind of kinds)
  line(
    `${kind}: ${median(turnoutTimes[kind]!).toFixed(0)} ms : ${median(bareTimes[kind]!).toFixed(0)} ms`,
    median(turnoutTimes[kind]!) / median(bareTimes[kind]!),
    3,
  );

// how long nobody else is answered while a hostile body is refused (decision 29)
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
await club.sendRequest('PUT', '/lists/member/persons', '{"data":'.padEnd(5_000_000, '[')).catch(() => {});
await new Promise((resolve) => setTimeout(resolve, 50));
delay.disable();
line('event loop held by five million levels, milliseconds', delay.max / 1e6, 100);
bare.close();
await club.close();

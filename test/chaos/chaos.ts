import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { urlOf } from '../../src/backend/backend.js';
import { readStaticFiles } from '../../src/backend/http/static-files.js';
import { turnoutClient } from '../../src/api/client.js';
import { backend, origin } from '../support/backend.js';
import { chromiumFlags, findChromium } from '../support/find-browser.mjs';
import { faults, lineTo, listen, OVERLONG_DELAY_MS, type LineOptions } from './network-faults.js';
import { visit, type Course, type End } from './visitor.js';

const yaml = `
workspace: { slug: club, name: Club }
events:
  - slug: walk
    title: Walk
    published: true
    start_date: 2099-07-24
    columns: [{ external_id: size, name: Size, type: string, allowed_values: [S, M, L] }]
`;

/** How much faster time goes by for the widget and for the gate. */
const speed = 20;

/** How long the widget waits for an answer to a question: less hurried than all else, for machines may be loaded. Milliseconds. */
const timeoutMs = OVERLONG_DELAY_MS - 500;

/** What a run may take: most take 2 s, those with slow answers 10 s, also where others use the machine. Milliseconds. */
const limit = 60_000;

/** Makes time go by faster. Runs in the page, before anything else. */
function hurry({ speed: factor, timeoutMs }: { speed: number; timeoutMs: number }): void {
  const [set, now] = [window.setTimeout, performance.now.bind(performance)];
  window.setTimeout = ((work: () => void, delay = 0) => set(work, delay / factor)) as typeof window.setTimeout;
  performance.now = () => now() * factor;
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = () => timeout(timeoutMs);
}

/** What comes of some work, unless it takes too long. */
function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no end after ${milliseconds / 1000} s`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Numbers from 0 to below 1, the same for the same seed (xorshift, 32 bit). */
function randomOf(seed: number): () => number {
  let state = seed | 0 || 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  // the first few of neighbouring seeds are alike
  for (let times = 0; times < 8; times++) next();
  return next;
}

export interface Toll {
  readonly seed: number;
  runs: number;
  readonly ends: Record<End, number>;
  /** Requests to which something happened. */
  faults: number;
  /** How often visitors saw that something failed. */
  failures: number;
  /** Those that were not put in words that say what happened and whether it may be stored. */
  unclear: number;
  /** Thanked, and not stored. */
  lost: number;
  /** Stored more than once. */
  doubled: number;
  inputLost: number;
  /** Told that nothing was sent, and stored; or that it was sent, when nothing had left. */
  untrue: number;
  /** Milliseconds of the longest run. */
  longestMs: number;
  /** Numbers of the runs in which something went wrong. */
  readonly bad: number[];
}

export interface ChaosOptions {
  seed: number;
  runs: number;
  /** Number of the first run. */
  first?: number;
  /** How many at once. */
  abreast?: number;
  /** Hears of every run; `trouble` says what went wrong in it, if anything did. */
  tell?: (totals: Toll, trouble: string | undefined) => void;
}

/** What went wrong in a run; undefined where nothing did. */
function troubleIn(course: Course, count: number): string | undefined {
  const { end, maxStored, ...counts } = course;
  const wrong = [
    end === 'stuck' && 'stuck',
    end !== 'stuck' && count === 0 && 'lost',
    Math.max(maxStored, count) > 1 && 'doubled',
    ...(['unclear', 'inputLost', 'untrue'] as const).map((name) => counts[name] > 0 && name),
  ];
  return wrong.filter(Boolean).join(', ') || undefined;
}

/** The gate of a club with one event, a line to it, and a website with its form for every run. */
async function scene(next: LineOptions['next']) {
  const startedAt = performance.now();
  const club = await backend({ yaml });
  const start = club.clock.now;
  const scripts = readStaticFiles(fileURLToPath(new URL('../../dist', import.meta.url)))?.answer;
  if (!scripts) throw new Error('There is nothing built to walk through. Please build first: npx vite build');
  const line = await lineTo({
    backend: (request) => {
      club.clock.now = start + (performance.now() - startedAt) * speed;
      return urlOf(request).pathname.startsWith('/embed') ? scripts(request) : club.app(new Request(request));
    },
    next,
  });
  const site = createServer((request, response) => {
    const run = /\d+/.exec(request.url ?? '')?.[0] ?? '';
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><title>Host</title><script src="${line.address}/embed.js" data-slug="club/walk" data-base-url="${line.address}/run-${run}/public"></script></html>`,
    );
  });
  const host = await listen(site);
  const list_id = await club.listOf('walk');
  const service = turnoutClient({ baseUrl: `${origin}/api`, key: club.key, fetch: club.app });
  return {
    line,
    addressOf: (run: number) => `${host}/${run}`,
    countOf: async (email: string) => {
      let count = 0;
      for await (const person of service.everyPerson({ list_id })) if (person.email === email) count++;
      return count;
    },
    close: () => {
      line.close();
      site.closeAllConnections();
      site.close();
    },
  };
}

/** Visitors on a line on which something happens to nearly every second request. */
export async function chaos({ seed, runs, first = 0, abreast = 8, tell = () => {} }: ChaosOptions): Promise<Toll> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found: npm test installs one on Debian, or set CHROME_PATH');
  const ends = { 'at once': 0, 'after the widget tried again': 0, 'after pressing again': 0, stuck: 0 };
  const emptyToll = { faults: 0, failures: 0, unclear: 0, lost: 0, doubled: 0, inputLost: 0, untrue: 0, longestMs: 0 };
  const totals: Toll = { seed, runs: 0, ends, ...emptyToll, bad: [] };

  const names = Object.keys(faults) as (keyof typeof faults)[];
  const randoms = new Map<number, () => number>();
  const calm = new Set<number>();
  const { line, addressOf, countOf, close } = await scene((run) => {
    const random = randoms.get(run)!;
    if (calm.has(run) || random() < 0.5) return undefined;
    totals.faults++;
    return { fault: names[Math.floor(random() * names.length)]!, random };
  });

  const once = async (run: number, page: Page): Promise<boolean> => {
    const [startedAt, email] = [performance.now(), `run.${run}@example.org`];
    const random = randomOf(seed * 100_003 + run);
    randoms.set(run, random);
    const stored = () => line.quiet(run).then(() => countOf(email));
    const course: Course = {
      end: 'stuck',
      failures: 0,
      unclear: 0,
      inputLost: 0,
      untrue: 0,
      maxStored: 0,
      lastMessage: '',
    };
    const going = visit({
      page,
      email,
      course,
      stored,
      random,
      address: addressOf(run),
      sent: () => line.sent(run),
      calm: () => void calm.add(run),
    }).then(stored);
    const count = await within(limit, going).catch((error: unknown) => {
      Object.assign(course, { end: 'stuck', said: String(error) });
      return countOf(email);
    });
    totals.runs++;
    totals.ends[course.end]++;
    for (const name of ['failures', 'unclear', 'inputLost', 'untrue'] as const) totals[name] += course[name];
    if (course.end !== 'stuck' && count === 0) totals.lost++;
    if (Math.max(course.maxStored, count) > 1) totals.doubled++;
    totals.longestMs = Math.max(totals.longestMs, Math.round(performance.now() - startedAt));
    const trouble = troubleIn(course, count);
    if (trouble) totals.bad.push(run);
    tell(totals, trouble && `seed ${seed}, run ${run}: ${trouble}: ${course.lastMessage}`);
    return course.end !== 'stuck';
  };

  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  let next = first;
  /** One after the other in one tab: a new one takes a process of its own each time. */
  const worker = async () => {
    const context = await browser.newContext({ locale: 'en-GB' });
    await context.addInitScript(hurry, { speed, timeoutMs });
    for (let page: Page | undefined; next < first + runs;) {
      const run = next++;
      page ??= await within(limit, context.newPage());
      if (await once(run, page)) continue;
      // whatever it is at, it is left alone
      void page.close().catch(() => {});
      page = undefined;
    }
  };
  try {
    await Promise.all(Array.from({ length: abreast }, worker));
  } finally {
    await browser.close();
    close();
  }
  return totals;
}

export const good = ({ bad }: Toll): boolean => !bad.length;

/** What came of it, in one line. */
export function formatTotals({ seed, runs, ends, bad, longestMs, ...counts }: Toll): string {
  const { faults, failures, unclear, lost, doubled, inputLost, untrue } = counts;
  const wrong = { unclear, untrue, 'input lost': inputLost, lost, doubled, stuck: ends.stuck };
  return [
    `seed ${seed}: ${runs} runs, ${faults} faults`,
    ...Object.entries(ends).flatMap(([end, count]) => (end === 'stuck' ? [] : `registered ${end} ${count}`)),
    `failures told clearly ${failures - unclear}`,
    ...Object.entries(wrong).map(([name, count]) => `${name} ${count}`),
    `longest run ${(longestMs / 1000).toFixed(1)} s`,
    ...(bad.length ? [`went wrong: ${bad.sort((one, other) => one - other).join(' ')}`] : []),
  ].join(', ');
}

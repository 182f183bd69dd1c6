import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { chromium, type BrowserContext } from 'playwright-core';
import { filesIn } from '../../src/backend/files.js';
import { urlOf } from '../../src/backend/backend.js';
import { backend } from '../support/backend.js';
import { chromiumFlags, findChromium } from '../support/find-browser.mjs';
import { faults, lineTo, listen } from './line.js';
import { visit, type Course, type End } from './visit.js';

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

/** Makes time go by faster. Runs in the page, before anything else. */
function hurry(factor: number): void {
  const [set, now] = [window.setTimeout, performance.now.bind(performance)];
  window.setTimeout = ((work: () => void, delay = 0) => set(work, delay / factor)) as typeof window.setTimeout;
  performance.now = () => now() * factor;
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
  /** Failures that a visitor was told of in words that say what happened and whether it may be stored; and not. */
  clear: number;
  unclear: number;
  /** Thanked, and not stored. */
  lost: number;
  /** Stored more than once. */
  doubled: number;
  inputLost: number;
  /** Told that nothing was sent, and stored. */
  untrue: number;
}

export interface ChaosOptions {
  runs: number;
  seed: number;
  /** How many at once. */
  abreast?: number;
  tell?: (toll: Toll) => void;
}

/** Visitors on a line on which something happens to nearly every second request (requirement 53). */
export async function chaos({ runs, seed, abreast = 8, tell = () => {} }: ChaosOptions): Promise<Toll> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found: npm test installs one on Debian, or set CHROME_PATH');
  const ends = { 'at once': 0, 'after the widget tried again': 0, 'after pressing again': 0, stuck: 0 };
  const toll: Toll = {
    ...{ seed, runs: 0, ends, faults: 0, clear: 0, unclear: 0, lost: 0, doubled: 0, inputLost: 0, untrue: 0 },
  };
  const began = performance.now();
  const club = await backend({ yaml });
  const start = club.clock.now;
  const scripts = filesIn(fileURLToPath(new URL('../../dist', import.meta.url)));
  if (!scripts) throw new Error('There is nothing built to walk through. Please build first: npx vite build');

  const names = Object.keys(faults) as (keyof typeof faults)[];
  const randoms = new Map<number, () => number>();
  const calm = new Set<number>();
  const line = await lineTo({
    backend: (request) => {
      club.clock.now = start + (performance.now() - began) * speed;
      return urlOf(request).pathname.startsWith('/embed') ? scripts(request) : club.app(new Request(request));
    },
    next: (run) => {
      const random = randoms.get(run)!;
      if (calm.has(run) || random() < 0.5) return undefined;
      toll.faults++;
      return { fault: names[Math.floor(random() * names.length)]!, random };
    },
  });
  const site = createServer((request, response) => {
    const run = /\d+/.exec(request.url ?? '')?.[0] ?? '';
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>Host</title><script src="${line.address}/embed.js"></script>
      <event-registration slug="club/walk" base-url="${line.address}/run-${run}/public"></event-registration></html>`);
  });
  const host = await listen(site);
  const list_id = await club.listOf('walk');
  const countOf = async (email: string) => {
    const { data } = await club.api.listPersons({ list_id });
    return data.filter((person) => person.email === email).length;
  };

  const add = (course: Course, count: number) => {
    toll.runs++;
    toll.ends[course.end]++;
    for (const name of ['clear', 'unclear', 'inputLost', 'untrue'] as const) toll[name] += course[name];
    if (course.end !== 'stuck' && count === 0) toll.lost++;
    if (Math.max(course.most, count) > 1) toll.doubled++;
    tell(toll);
  };

  let next = 0;
  const worker = async (context: BrowserContext) => {
    for (let run = next++; run < runs; run = next++) {
      const random = randomOf(seed * 100_003 + run);
      randoms.set(run, random);
      const page = await context.newPage();
      const email = `run.${run}@example.org`;
      const stored = async () => {
        await line.quiet(run);
        return countOf(email);
      };
      const course = await visit({
        ...{ page, email, stored, random, address: `${host}/${run}` },
        sent: () => line.sent(run),
        calm: () => void calm.add(run),
      });
      await page.close();
      add(course, await stored());
    }
  };

  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    await Promise.all(
      Array.from({ length: abreast }, async () => {
        const context = await browser.newContext({ locale: 'en-GB' });
        await context.addInitScript(hurry, speed);
        await worker(context);
      }),
    );
  } finally {
    await browser.close();
    line.close();
    site.close();
  }
  return toll;
}

export const good = ({ ends, lost, doubled, inputLost, unclear, untrue }: Toll): boolean =>
  !ends.stuck && !lost && !doubled && !inputLost && !unclear && !untrue;

/** What came of it, in one line. */
export const told = ({ seed, runs, ends, ...counts }: Toll): string =>
  [
    `seed ${seed}: ${runs} runs`,
    ...Object.entries(ends).map(([end, count]) => `${end === 'stuck' ? '' : 'registered '}${end} ${count}`),
    ...Object.entries(counts).map(([name, count]) => `${name === 'inputLost' ? 'input lost' : name} ${count}`),
  ].join(', ');

// `npm run bench:typing`: what a key costs in a form of 500 fields beside one of 10, in a Chromium, at the built server:
// from the key, and from its `input` event, until what it changed is painted. Once as on a screen, where most of the time is
// waiting for the next frame, and once with frames as soon as they can be had, which tells what the work costs. A ratio of
// medians within one run, interleaved: machines differ, and so do their moments.
import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumFlags, findChromium } from '../support/find-browser.mjs';
import { median } from './club.js';
import { takenOver } from '../walk/fill-camp.js';
import { builtServer } from '../support/built-server.js';

/** Fields of the two forms, name and e-mail included. */
const sizes = [10, 500] as const;
const bound = 1.5;
const rounds = 16;
/** Keys of one form in a round. */
const keys = 16;
/** Longer than the form waits until it keeps a draft: that is not part of typing. Milliseconds. */
const pause = 600;

const types = ['string', 'text', 'integer', 'boolean', 'string', 'email', 'array', 'date'];
const values = [', allowed_values: [S, M, L, XL, XXL]', ', allowed_values: [Canoe, Sailing, Theatre]'];

/** Name and e-mail, and columns of all kinds; every eighth is asked while the first says `yes`. */
function eventOf(size: number): string {
  const columns = Array.from({ length: size - 2 }, (_, index) => {
    const type = types[index % types.length]!;
    const allowed = index % types.length === 4 ? values[0] : type === 'array' ? values[1] : '';
    return `{ external_id: c${index}, name: Question ${index}, type: ${type}${allowed} }`;
  });
  const fields = columns.map((_, index) =>
    index % types.length === 7 ? `{ name: c${index}, visible_when: { field: c0, is: 'yes' } }` : `c${index}`,
  );
  return `
  - slug: of-${size}
    title: Form of ${size} fields
    published: true
    start_date: 2030-07-24
    columns: [${columns.join(', ')}]
    form: { sections: [{ fields: [{ name: name, required: true }, email, ${fields.join(', ')}] }] }`;
}

/** Controls that are typed into, at the start, in the middle and at the end of a form: a line, lines, a number, an e-mail. */
function typedInto(size: number): string[] {
  const last = size - 2;
  const at = (from: number) => [0, 1, 2, 5].map((index) => from - (from % types.length) + index);
  const positions = [0, last >> 1, last - types.length].flatMap(at);
  return [...new Set(positions)].filter((index) => index > 0 && index < last).map((index) => `c${index}`);
}

interface Times {
  key: number;
  input: number;
}

/** Runs in the page: notes when a key comes, when its `input` event does, and when the frame after it is painted. */
function watch(): void {
  let key = 0;
  const { port1, port2 } = new MessageChannel();
  const pageWindow = window as unknown as { painted: Promise<Times> };
  addEventListener('keydown', () => (key = performance.now()), true);
  addEventListener(
    'input',
    () => {
      const input = performance.now();
      pageWindow.painted = new Promise((resolve) => {
        // a message comes after the frame that is drawn now: style, layout and paint are over
        port1.onmessage = () => resolve({ key: performance.now() - key, input: performance.now() - input });
        requestAnimationFrame(() => port2.postMessage(0));
      });
    },
    true,
  );
}

async function opened(browser: Browser, origin: string, size: number): Promise<Page> {
  // each in a process of its own
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await page.addInitScript(watch);
  await page.goto(`${origin}/portal/club/of-${size}`);
  await takenOver(page);
  const there = await page.locator('.section > [data-field]').count();
  if (there !== size) throw new Error(`The form asks for ${there} fields, not for ${size}`);
  return page;
}

/** Types letter by letter, each when the one before is painted. */
async function typed(page: Page, name: string): Promise<Times[]> {
  await page.bringToFront();
  await page.locator(`[name="${name}"]`).focus();
  const times: Times[] = [];
  for (let index = 0; index < keys; index++) {
    await page.keyboard.press(String(index % 10));
    times.push(await page.evaluate(() => (window as unknown as { painted: Promise<Times> }).painted));
  }
  await page.waitForTimeout(pause);
  return times;
}

function line(what: string, times: Record<number, Times[]>, from: keyof Times): void {
  const [small, large] = sizes.map((size) => median(times[size]!.map((one) => one[from])));
  const ratio = large! / small!;
  const subject = `${what}: ${large!.toFixed(2)} ms : ${small!.toFixed(2)} ms`;
  console.log(
    `${subject.padEnd(64)} ${ratio.toFixed(2).padStart(6)}   at most ${bound}   ${ratio <= bound ? 'ok' : 'MISSED'}`,
  );
}

const executablePath = findChromium({ shell: false });
if (!executablePath) throw new Error('No Chromium found: npm test installs one on Debian, or set CHROME_PATH');

const server = await builtServer({
  yaml: `
workspace: { slug: club, name: Club }
events:${sizes.map(eventOf).join('')}
`,
});
await server.serve();
const flagsOf = { screen: [], unthrottled: ['--disable-frame-rate-limit', '--disable-gpu-vsync'] };

/** Opens both forms in a browser of their own, and does something with them. */
async function inBrowser(flags: readonly string[], work: (pages: ReadonlyMap<number, Page>) => Promise<void>) {
  const browser = await chromium.launch({ executablePath: executablePath!, args: [...chromiumFlags, ...flags] });
  try {
    const pages = new Map<number, Page>();
    for (const size of sizes) pages.set(size, await opened(browser, server.origin, size));
    await work(pages);
  } finally {
    await browser.close();
  }
}

/** Both forms in turn, a field further each round. */
async function measured(pages: ReadonlyMap<number, Page>, count: number, fields: (size: number) => string[]) {
  const times: Record<number, Times[]> = Object.fromEntries(sizes.map((size) => [size, []]));
  for (let round = 0; round < count; round++)
    for (const size of round % 2 ? sizes : [...sizes].reverse()) {
      const names = fields(size);
      times[size]!.push(...(await typed(pages.get(size)!, names[round % names.length]!)));
    }
  return times;
}

try {
  await inBrowser(flagsOf.screen, async (pages) => {
    await measured(pages, 2, typedInto);
    const times = await measured(pages, rounds, typedInto);
    console.log(`${rounds * keys} keys in each, sixty frames in a second as on a screen:`);
    line('from its input event to the paint', times, 'input');
  });
  await inBrowser(flagsOf.unthrottled, async (pages) => {
    await measured(pages, 4, typedInto);
    const times = await measured(pages, rounds, typedInto);
    console.log(`\n${rounds * keys} keys in each, frames as soon as they can be had:`);
    line('from the key to the paint', times, 'key');
    line('from its input event to the paint', times, 'input');
    const awaited = await measured(pages, rounds, () => ['c0']);
    console.log(`\n${rounds * keys} keys in each, likewise, in the field that others wait for:`);
    line('from the key to the paint', awaited, 'key');
    line('from its input event to the paint', awaited, 'input');
  });
} finally {
  await server.close();
}

// `npm run bench:list`: what many events cost in a list, beside a `<ul>` of the same events written by hand, in a Chromium,
// with the built scripts. When the list is painted, with 10 events and with 1 000; the longest task after 10 000 events have
// arrived; and the memory of the renderer, beside that of a page without events. Interleaved, medians of one run.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium, type Browser, type Page } from 'playwright-core';
import { readStaticFiles } from '../../src/backend/http/static-files.js';
import type { PublicEvent } from '../../src/model/club-event.js';
import { chromiumFlags, findChromium } from '../support/find-browser.mjs';
import { median } from './club.js';

const rounds = 15;
const [few, many, maxEvents] = [10, 1_000, 10_000] as const;

const dayOf = (index: number): string => new Date(Date.UTC(2030, 0, 1 + (index % 3650))).toISOString().slice(0, 10);

/** Events as the gate tells of them. */
const eventsOf = (count: number): PublicEvent[] =>
  Array.from({ length: count }, (_, index) => {
    const slug = `club/event-${index}`;
    const day = dayOf(Math.floor((index * 3650) / count));
    return {
      list_id: `lst_${index.toString(36).padStart(24, 'x')}`,
      title: `Event ${index} of the club`,
      published: true,
      start_date: day,
      end_date: day,
      url: `http://localhost/portal/${slug}`,
      embed_snippet: `<script src="http://localhost/embed.js?slug=${slug}" data-slug="${slug}" async crossorigin></script>`,
      slug,
      location: `Hall ${index % 17}`,
      description: `What happens at event ${index}, in a sentence of the usual length.`,
      places_left: index % 30 || null,
      state: 'open',
      opens_at: null,
      closes_at: null,
    };
  });

const answerOf = (count: number): Buffer =>
  brotliCompressSync(
    JSON.stringify({ data: eventsOf(count), meta: { today: '2029-12-31', time_zone: 'UTC', organisation: 'Club' } }),
    { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  );

/** Runs in the page before anything else: notes long tasks, and when the first event is painted. */
function watch(): void {
  const pageWindow = window as unknown as { tasks: PerformanceEntry[]; painted: Promise<number> };
  pageWindow.tasks = [];
  new PerformanceObserver((list) => pageWindow.tasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });
  pageWindow.painted = new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now());
    const look = () => {
      const root = document.querySelector('event-list')?.shadowRoot ?? document;
      if (!root.querySelector('li')) return void setTimeout(look, 1);
      // a message comes after the frame that is drawn now
      requestAnimationFrame(() => port2.postMessage(0));
    };
    look();
  });
}

/** The same events, written by hand: a title, when and where, and a link. Runs in the page. */
async function byHand(address: string): Promise<void> {
  const { data } = (await (await fetch(address)).json()) as { data: PublicEvent[] };
  const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const list = document.createElement('ul');
  for (const { title, start_date, location, description, url } of data) {
    const item = document.createElement('li');
    const [heading, summary, text, link] = ['h3', 'p', 'p', 'a'].map((tag) => document.createElement(tag));
    heading!.textContent = title;
    summary!.textContent = `${when.format(Date.parse(start_date))} · ${location}`;
    text!.textContent = description;
    link!.textContent = 'Register';
    (link as HTMLAnchorElement).href = url;
    item.append(heading!, summary!, text!, link!);
    list.append(item);
  }
  document.body.append(list);
}

const executablePath = findChromium({ shell: false });
if (!executablePath) throw new Error('No Chromium found: npm test installs one on Debian, or set CHROME_PATH');
const scripts = readStaticFiles(fileURLToPath(new URL('../../dist', import.meta.url)))?.answer;
if (!scripts) throw new Error('There is nothing built. Please build first: npm run build');

const answers = new Map([0, few, many, maxEvents].map((count) => [`/public/of-${count}/events`, answerOf(count)]));
const pages: Record<string, (count: string) => string> = {
  ours: (count) =>
    `<script src="/embed.js?slug=of-${count}" data-slug="of-${count}" data-unstructured async crossorigin></script>`,
  hand: (count) => `<script>(${byHand.toString()})('/public/of-${count}/events')</script>`,
};

const server = createServer((request, response) => {
  void (async () => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const [, kind = '', count = ''] = pathname.split('/');
    const events = answers.get(pathname);
    if (events)
      return response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'br' }).end(events);
    const page = pages[kind]?.(count);
    if (page)
      return response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(`<!doctype html><html lang="en"><title>Bench</title><body>${page}`);
    const headers = { 'accept-encoding': 'br' };
    const answer = await scripts(new Request(`http://localhost${request.url}`, { headers }));
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()));
  })();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function opened(browser: Browser, path: string): Promise<Page> {
  // each with caches of its own
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  // the bundler names functions by a helper that the page does not have
  await page.addInitScript('window.__name = (value) => value');
  await page.addInitScript(watch);
  await page.goto(`${origin}/${path}`);
  return page;
}

/** Milliseconds from the beginning of the navigation to the first event on the screen. */
async function painted(browser: Browser, path: string): Promise<number> {
  const page = await opened(browser, path);
  const time = await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
  await page.context().close();
  return time;
}

/** The longest task after the events have arrived; those below 50 milliseconds are not told of, and are 0. */
async function maximum(browser: Browser, path: string): Promise<number> {
  const page = await opened(browser, path);
  await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
  await page.waitForTimeout(500);
  const time = await page.evaluate(() => {
    const [data] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/events'));
    const { responseEnd } = data as PerformanceResourceTiming;
    const { tasks } = window as unknown as { tasks: PerformanceEntry[] };
    const after = tasks.filter(({ startTime, duration }) => startTime + duration > responseEnd);
    return Math.max(0, ...after.map(({ duration }) => duration));
  });
  await page.context().close();
  return time;
}

/** Bytes that the renderer of a page has for itself, once what is not needed is gone. A browser of its own for each. */
async function memory(path: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: executablePath!, args: chromiumFlags });
  try {
    const page = await opened(browser, path);
    if (!path.endsWith('/0')) await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
    await page.waitForTimeout(500);
    const session = await page.context().newCDPSession(page);
    for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage');
    const { processInfo } = await (await browser.newBrowserCDPSession()).send('SystemInfo.getProcessInfo');
    const sizes = processInfo
      .filter(({ type }) => type === 'renderer')
      .map(({ id }) => /Private_Dirty: +(\d+)/.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))![1]);
    return Math.max(...sizes.map(Number)) * 1024;
  } finally {
    await browser.close();
  }
}

function line(
  what: string,
  [turnoutValue, comparedValue]: readonly [number, number],
  ratio: number,
  bound: number,
  unit: string,
): void {
  const subject = `${what}: ${turnoutValue.toFixed(1)} : ${comparedValue.toFixed(1)} ${unit}`;
  console.log(
    `${subject.padEnd(76)} ${ratio.toFixed(2).padStart(6)}   at most ${bound}   ${ratio <= bound ? 'ok' : 'MISSED'}`,
  );
}

const browser = await chromium.launch({ executablePath, args: chromiumFlags });
try {
  const times: Record<string, number[]> = {};
  const paths = [`ours/${few}`, `ours/${many}`, `hand/${few}`, `hand/${many}`];
  for (let round = -1; round < rounds; round++)
    for (const path of round % 2 ? paths : [...paths].reverse()) {
      const time = await painted(browser, path);
      // the first round warms up
      if (round >= 0) (times[path] ??= []).push(time);
    }
  const [ten, thousand, tenByHand, thousandByHand] = paths.map((path) => median(times[path]!));
  console.log(`first event painted, from the beginning of the navigation, medians of ${rounds}:`);
  line(`${many} events : ${few} events`, [thousand!, ten!], thousand! / ten!, 1.3, 'ms');
  console.log(
    `  (a <ul> written by hand: ${thousandByHand!.toFixed(1)} : ${tenByHand!.toFixed(1)} ms, ${(thousandByHand! / tenByHand!).toFixed(2)})`,
  );

  const tasks: Record<string, number[]> = { ours: [], hand: [] };
  for (let round = 0; round < 5; round++)
    for (const kind of ['ours', 'hand']) tasks[kind]!.push(await maximum(browser, `${kind}/${maxEvents}`));
  const [turnoutTask, handwrittenTask] = [Math.max(...tasks['ours']!), Math.max(...tasks['hand']!)];
  console.log(`\n${maxEvents} events, the longest task after they have arrived, the worst of 5 (below 50 ms: 0):`);
  line('ours : 200 ms', [turnoutTask, 200], turnoutTask / 200, 1, 'ms');
  console.log(`  (a <ul> written by hand: ${handwrittenTask.toFixed(1)} ms)`);
} finally {
  await browser.close();
}

const bytes: Record<string, number[]> = {};
for (let round = 0; round < 5; round++)
  for (const path of ['ours/0', 'hand/0', `ours/${maxEvents}`, `hand/${maxEvents}`])
    (bytes[path] ??= []).push(await memory(path));
const more = (kind: string) => (median(bytes[`${kind}/${maxEvents}`]!) - median(bytes[`${kind}/0`]!)) / 2 ** 20;
console.log(
  `\n${maxEvents} events, private memory of the renderer beyond that of the page without events, medians of 5:`,
);
line('ours : a <ul> written by hand', [more('ours'), more('hand')], more('ours') / more('hand'), 3, 'MiB');
server.closeAllConnections();
server.close();

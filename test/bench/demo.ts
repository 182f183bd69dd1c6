// `npm run bench:demo`: the time until the form of the camp stands in the stage of the demo page, beside the example page
// with the same form. Chromium, slow 4G, a processor four times slower, cold caches, interleaved, medians.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright-core';
import { builtServer } from '../support/built-server.js';
import { chromiumFlags, findChromium } from '../support/find-browser.mjs';
import { median } from './club.js';
import { slow } from './embed/visit.js';

/** The longest time of the demo page, in times of the example page. */
const MAX_RATIO = 3;
const ROUNDS = 3;

const folder = fileURLToPath(new URL('../../dist/demo', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** A static host that compresses, and lets browsers keep files for ten minutes, as usual. */
async function compressingHost() {
  const files = new Map<string, Buffer>();
  const compressed = (path: string): Buffer => {
    const file = files.get(path) ?? gzipSync(readFileSync(join(folder, path)));
    files.set(path, file);
    return file;
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url!, 'http://localhost').pathname.slice(1) || 'index.html';
    try {
      const body = compressed(path);
      const headers = {
        'content-type': types[extname(path)] ?? '',
        'content-encoding': 'gzip',
        'cache-control': 'max-age=600',
      };
      response.writeHead(200, headers).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Runs in each frame, and notes in the outermost window when the first field of the form was painted. */
function watchForm(): void {
  const outer = top as Window & { formPaintedAtMs?: number };
  const check = (): void => {
    const field = document.querySelector('event-registration')?.shadowRoot?.querySelector('form input');
    if (!field?.getClientRects().length) return void requestAnimationFrame(check);
    requestAnimationFrame(() => {
      outer.formPaintedAtMs ??= performance.timeOrigin + performance.now() - outer.performance.timeOrigin;
    });
  };
  requestAnimationFrame(check);
}

/** Somebody who has never been there. Gives the milliseconds until the first field was painted. */
async function visit(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript('window.__name = (value) => value');
    await page.addInitScript(watchForm);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...slow.network! });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slow.slower! });
    await page.goto(url, { waitUntil: 'commit' });
    const painted = await page.waitForFunction(
      () => (window as Window & { formPaintedAtMs?: number }).formPaintedAtMs,
      undefined,
      { timeout: 60_000 },
    );
    return (await painted.jsonValue())!;
  } finally {
    await context.close();
  }
}

const executablePath = findChromium({ shell: false });
if (!executablePath) throw new Error('No Chromium found: npm test installs one on Debian, or set CHROME_PATH');
const [club, host] = await Promise.all([builtServer(), compressingHost()]);
await club.serve();
const urls = { example: `${club.origin}/example/zeltlager`, demo: `${host.origin}/` };
const times: Record<keyof typeof urls, number[]> = { example: [], demo: [] };
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
try {
  // the first round warms up
  for (let round = -1; round < ROUNDS; round++)
    for (const name of ['example', 'demo'] as const) {
      const time = await visit(browser, urls[name]);
      if (round >= 0) times[name].push(time);
    }
} finally {
  await browser.close();
  await club.close();
  host.close();
}

const [example, demo] = [median(times.example), median(times.demo)];
const ratio = demo / example;
console.log(`${slow.what}, medians of ${ROUNDS}:`);
console.log(`first field on the example page: ${example.toFixed(0)} ms`);
console.log(`first field on the demo page:    ${demo.toFixed(0)} ms`);
console.log(`factor: ${ratio.toFixed(2)}   at most ${MAX_RATIO}   ${ratio <= MAX_RATIO ? 'ok' : 'MISSED'}`);

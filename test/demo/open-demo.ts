import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import { chromium, type Browser, type BrowserContextOptions, type Frame, type Page } from 'playwright-core';
import { timeLimit } from '../runner/machine-speed.mjs';
import { chromiumFlags, findChromium } from '../support/find-browser.mjs';

const built = fileURLToPath(new URL('../../dist/demo', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

let browser: Browser;
const leftovers: (() => unknown)[] = [];
const later: (() => unknown)[] = [];

before(async function () {
  this.timeout(timeLimit(60_000));
  if (!existsSync(join(built, 'index.html')))
    throw new Error('There is no demo page. Please build first: npm run build');
  browser = await chromium.launch({ executablePath: findChromium()!, args: chromiumFlags });
});
afterEach(async () => {
  for (let undo = later.pop(); undo; undo = later.pop()) await undo();
});
after(async () => {
  await browser?.close();
  for (const undo of leftovers) await undo();
});

/** A static host that has the built demo in a folder somewhere below, and nothing else. Gives the folder's address. */
export async function staticHost(): Promise<string> {
  const folder = '/verein/werkzeug/';
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const path = join(built, pathname.slice(folder.length) || 'index.html');
    if (!pathname.startsWith(folder) || !existsSync(path)) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': types[extname(path)] ?? '' }).end(readFileSync(path));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  leftovers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}${folder}`;
}

export interface Designer {
  readonly page: Page;
  /** Addresses that were asked for. */
  readonly requested: string[];
  /** What was thrown, and what was not found. */
  readonly faults: string[];
}

/** Somebody with a browser that has never been here. */
export async function designer(options: BrowserContextOptions = {}): Promise<Designer> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  later.push(() => context.close());
  const requested: string[] = [];
  const faults: string[] = [];
  context.on('request', (request) => requested.push(request.url()));
  context.on('response', (answer) => {
    if (answer.status() >= 400 && !answer.url().includes('/at/')) faults.push(`${answer.status()} ${answer.url()}`);
  });
  context.on('weberror', (error) => faults.push(String(error.error())));
  context.setDefaultTimeout(timeLimit(30_000));
  return { page: await context.newPage(), requested, faults };
}

/** The frame in which the workbench shows the element. */
export async function previewIn(page: Page): Promise<Frame> {
  const handle = await page.locator('.preview-box iframe').elementHandle();
  return (await handle!.contentFrame())!;
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Everything that axe finds fault with in a page or a frame, a line each; with `rules`, only by these. */
export async function axeFaults(page: Page | Frame, rules?: readonly string[]): Promise<string[]> {
  await page.evaluate(axe);
  const { violations, incomplete } = (await page.evaluate(
    (only) =>
      (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, {
        resultTypes: ['violations', 'incomplete'],
        iframes: false,
        ...(only ? { runOnly: [...only] } : {}),
      }),
    rules,
  )) as AxeResults;
  // what lies on a gradient or a picture is looked at by eye
  const contrastFindings = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .map((result) => ({
      ...result,
      nodes: result.nodes.filter(({ any }) => !/gradient|image|overlap/i.test(JSON.stringify(any))),
    }));
  return [...violations, ...contrastFindings].flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const messages = [...any, ...all, ...none].map(({ message }) => message);
      return `${id} at ${target.flat().join(' ')}: ${messages.join('; ')}`;
    }),
  );
}

/** How much wider what is shown is than the window. */
export const overflow = (page: Page | Frame): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Watches for the thanks of a button that copies; they vanish after a while. Called before the button is pressed.
 * Gives a function that resolves, once something was copied, with the status and the visibility of 'Copied'.
 */
export async function thanksOf(page: Page): Promise<() => Promise<unknown>> {
  const observed = await page.evaluateHandle(() => ({
    thanked: new Promise((resolve) => {
      new MutationObserver((records) => {
        for (const { target } of records)
          if ('copied' in (target as HTMLElement).dataset)
            resolve([
              document.querySelector('#copied')!.textContent,
              getComputedStyle((target as HTMLElement).querySelector('.after')!).visibility,
            ]);
      }).observe(document, { subtree: true, attributeFilter: ['data-copied'] });
    }),
  }));
  return () => observed.evaluate(({ thanked }) => thanked);
}

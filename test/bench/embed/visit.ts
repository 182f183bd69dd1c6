import type { Browser, CDPSession, Page } from 'playwright-core';
import { watchFields, type Expected, type PageMeasurements } from '../../support/watch-fields.js';

/** What a visitor has to do with: the network and the processor. */
export interface Conditions {
  what: string;
  /** How often each way is gone: medians of less scatter where a frame more is an eighth of the whole. */
  rounds: number;
  network?: { latency: number; downloadThroughput: number; uploadThroughput: number };
  /** How many times slower than this machine. */
  slower?: number;
}

const perSecond = (megabits: number) => (megabits * 1_000_000) / 8;

export const asItIs: Conditions = { what: 'this machine as it is', rounds: 21 };
/**
 * The preset of Chromium's developer tools. What is emulated delays a request as a whole while connections open at once, so the
 * tools take 3.75 times the round trip of 150 ms for each request, and nine tenths of 1.6 Mbit/s down and 0.75 up.
 */
export const slow: Conditions = {
  what: 'slow 4G as developer tools have it (562.5 ms a request, 1.44 Mbit/s down, 0.675 up), processor 4 times slower',
  rounds: 9,
  network: { latency: 3.75 * 150, downloadThroughput: perSecond(0.9 * 1.6), uploadThroughput: perSecond(0.9 * 0.75) },
  slower: 4,
};

export interface Visit {
  /** Milliseconds from the beginning of the navigation until everything stands and is painted. */
  standing: number;
  /** Milliseconds beyond 50 that tasks took after the first paint. */
  blocking: number;
  /** How far what was visible has moved. */
  shift: number;
  /** On the wire, beyond the page. */
  bytes: number;
  requests: number;
  shifts: PageMeasurements['shifts'];
}

/** Bytes and requests of everything but the page. */
async function countBytes(session: CDPSession) {
  const pages = new Set<string>();
  const sums = { bytes: 0, requests: 0 };
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (type === 'Document' || request.url.startsWith('data:')) pages.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (pages.has(requestId)) return;
    sums.bytes += encodedDataLength;
    sums.requests++;
  });
  await session.send('Network.enable');
  return sums;
}

async function measured(page: Page, url: string, sums: { bytes: number; requests: number }): Promise<Visit> {
  await page.goto(url, { waitUntil: 'commit' });
  const renderedAt = await page.evaluate(() =>
    Promise.race([
      window.pageMeasurements.renderedAt,
      new Promise<undefined>((resolve) => setTimeout(resolve, 45_000)),
    ]),
  );
  if (renderedAt === undefined) throw new Error(`${url}: it does not stand`);
  // what is done afterwards blocks as well
  await page.waitForTimeout(400);
  const measurements = await page.evaluate(() => {
    const { tasks, shifts } = window.pageMeasurements;
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const after = tasks.filter(({ start, duration }) => start + duration > painted);
    return {
      blocking: after.reduce(
        (sum, { start, duration }) => sum + Math.max(0, start + duration - Math.max(start + 50, painted)),
        0,
      ),
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      shifts,
    };
  });
  return { standing: renderedAt, ...measurements, ...sums };
}

/** Somebody who has never been there: caches and connections of their own. */
export async function visit(browser: Browser, url: string, expected: Expected, conditions: Conditions): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1000, height: 720 } });
  try {
    const page = await context.newPage();
    // the bundler names functions by a helper that the page does not have
    await page.addInitScript('window.__name = (value) => value');
    await page.addInitScript(watchFields, expected);
    const session = await context.newCDPSession(page);
    const sums = await countBytes(session);
    if (conditions.network)
      await session.send('Network.emulateNetworkConditions', { offline: false, ...conditions.network });
    if (conditions.slower) await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.slower });
    return await measured(page, url, sums);
  } finally {
    await context.close();
  }
}

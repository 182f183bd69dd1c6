import type { Browser } from 'playwright-core';
import { watchFields, type Expected } from './watch-fields.js';
import type { SlowNetwork } from './slow-network.js';

/** What one page load has cost. */
export interface RoundTrips {
  /** Round trips from the arrival of the page, which is near, until everything stands. */
  trips: number;
  /** What was asked for on the long way, and over how many connections. */
  requests: string[];
  connections: number;
}

/** Somebody who has never been there, on a page whose form is far away; what the browser trusts has to be the path's. */
export async function roundTripsTo(
  browser: Browser,
  path: SlowNetwork,
  url: string,
  expected: Expected,
): Promise<RoundTrips> {
  const context = await browser.newContext({ locale: 'en-GB' });
  try {
    const page = await context.newPage();
    // the bundler names functions by a helper that the page does not have
    await page.addInitScript('window.__name = (value) => value');
    await page.addInitScript(watchFields, expected);
    const [requests, connections] = [path.requests.length, path.connections()];
    await page.goto(url);
    const time = await page.evaluate(async () => {
      const renderedAt = await window.pageMeasurements.renderedAt;
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return renderedAt - navigation!.responseEnd;
    });
    return {
      trips: time / path.roundTrip,
      requests: path.requests.slice(requests),
      connections: path.connections() - connections,
    };
  } finally {
    await context.close();
  }
}

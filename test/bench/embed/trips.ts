import { chromium } from 'playwright-core';
import { builtServer } from '../../support/built-server.js';
import { chromiumFlags } from '../../support/find-browser.mjs';
import { roundTripsTo } from '../../support/round-trips.js';
import { startSlowNetwork } from '../../support/slow-network.js';
import { median } from '../club.js';
import { campClub, formExpected } from './questions.js';
import { byHand, website, type Variant } from './site.js';

const rounds = 9;

/**
 * Round trips from the page to the form: TLS 1.3, HTTP/2, 150 milliseconds there and back. What this machine takes to show the
 * same form where it is written into the page is no way to anywhere, and is taken off.
 */
export async function judgeTrips(executablePath: string): Promise<void> {
  const path = await startSlowNetwork();
  const server = await builtServer({ yaml: campClub, origin: path.origin });
  path.behind(server.port);
  await server.serve();
  const tag = (address: string): Variant => ({
    what: '',
    body: `<script src="${address}" data-slug="club/camp" async crossorigin></script>`,
    expected: formExpected,
  });
  const site = await website({
    snippet: tag(`${path.origin}/embed.js?slug=club/camp`),
    alone: tag(`${path.origin}/embed.js`),
    static: { ...byHand.form, expected: formExpected },
  });
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags, '--ignore-certificate-errors'] });
  try {
    const trips: Record<string, number[]> = { snippet: [], alone: [], static: [] };
    const requestsByVariant: Record<string, string[]> = {};
    for (let round = -1; round < rounds; round++)
      for (const name of round % 2 ? ['snippet', 'static', 'alone'] : ['alone', 'static', 'snippet']) {
        const one = await roundTripsTo(browser, path, `${site.origin}/${name}`, formExpected);
        requestsByVariant[name] = one.requests;
        if (round >= 0) trips[name]!.push(one.trips);
      }
    const staticTrips = median(trips['static']!);
    const embeddedCost = `beyond a page with the form in it, ${(staticTrips * path.roundTrip).toFixed(0)} ms`;
    console.log(`\nround trips of 150 ms to the form (TLS 1.3, HTTP/2), ${embeddedCost}, medians of ${rounds}:`);
    for (const [name, what, bound] of [
      ['snippet', 'the snippet', 3.5],
      ['alone', 'data-slug alone', 4.5],
    ] as const) {
      const middle = median(trips[name]!) - staticTrips;
      const subject = `${what}, ${requestsByVariant[name]!.length} requests`;
      console.log(
        `${subject.padEnd(74)} ${middle.toFixed(2).padStart(6)}   at most ${bound}   ${middle <= bound ? 'ok' : 'MISSED'}`,
      );
    }
  } finally {
    await browser.close();
    await server.close();
    await path.close();
    site.close();
  }
}

import { chromium, firefox, type Browser, type BrowserContextOptions, type Page, type Request } from 'playwright-core';
import { timeLimit } from '../runner/machine-speed.mjs';
import { findFirefox, firefoxSettings } from '../support/engines.mjs';
import { chromiumFlags, findChromium } from '../support/find-browser.mjs';
import { cleanUpAfterAll, cleanUpAfterTest } from './clean-up.js';
import { webkitTab } from './webkit/tab.js';

/** The browser that visitors have: `chromium`, `firefox` or `webkit`. */
export const engine = process.env['TURNOUT_ENGINE'] ?? 'chromium';

/** A host that is this machine, and that browsers do not trust as they trust `localhost`. */
const host = 'club.test';

const launchers: Record<string, () => Promise<Browser>> = {
  chromium: () => {
    const executablePath = findChromium();
    if (!executablePath) throw new Error('No Chromium found: npm test installs one on Debian, or set CHROME_PATH');
    return chromium.launch({ executablePath, args: [...chromiumFlags, `--host-resolver-rules=MAP ${host} 127.0.0.1`] });
  },
  firefox: () => {
    const executablePath = findFirefox();
    if (!executablePath) throw new Error('No Firefox found (Debian: apt-get install firefox-esr), or set FIREFOX_PATH');
    const firefoxUserPrefs = { ...firefoxSettings, 'network.dns.localDomains': host };
    return firefox.launch({ channel: 'moz-firefox', executablePath, firefoxUserPrefs });
  },
};

let launched: Promise<Browser> | undefined;

const browser = (): Promise<Browser> =>
  (launched ??= launchers[engine]!().then((instance) => {
    cleanUpAfterAll(() => instance.close());
    return instance;
  }));

export interface Visit {
  page: Page;
  /** What was thrown and not caught. */
  errors: string[];
  readonly requests: Request[];
}

/** Somebody with a fresh browser, who leaves when the test is over. */
export async function visitor(options: BrowserContextOptions = {}): Promise<Visit> {
  if (engine === 'webkit') return visitorOnWebKit(options);
  const context = await (await browser()).newContext({ locale: 'en-GB', ...options });
  cleanUpAfterTest(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(timeLimit(15_000));
  const requests: Request[] = [];
  const visit: Visit = { page, errors: [], requests };
  page.on('pageerror', ({ message }) => {
    // Firefox tells of what it does not load in the same breath; what a policy forbids is counted by its reports
    if (!/^(The page’s settings blocked|None of the “sha\d+” hashes|The Same Origin Policy disallows)/.test(message))
      visit.errors.push(message);
  });
  context.on('request', (request) => requests.push(request));
  return visit;
}

async function visitorOnWebKit({ locale, javaScriptEnabled = true }: BrowserContextOptions): Promise<Visit> {
  const settings = javaScriptEnabled ? [] : ['--enable-javascript-markup=false'];
  const tab = await webkitTab({ settings, ...(locale ? { language: locale } : {}) });
  cleanUpAfterTest(() => tab.close());
  // as much of a page as the walks that run here ask for
  const visit: Record<keyof Visit, unknown> = tab;
  return visit as Visit;
}

export async function visitorAt(url: string, options?: BrowserContextOptions): Promise<Visit> {
  const visit = await visitor(options);
  await visit.page.goto(url);
  return visit;
}

/** Until nothing more has been asked for during a while. The driver's own word for it (`networkidle`) may never come on a busy machine. */
export async function quiet({ page, requests }: Visit): Promise<void> {
  for (let before = -1; before !== requests.length;) {
    before = requests.length;
    await page.waitForTimeout(700);
  }
}

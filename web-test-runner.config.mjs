import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { timeLimit } from './test/runner/machine-speed.mjs';
import { testReport } from './test/runner/wtr-reporter.mjs';
import { findFirefox, firefoxSettings } from './test/support/engines.mjs';
import { chromiumFlags, findChromium } from './test/support/find-browser.mjs';
import { forcedColours } from './test/support/wtr-forced-colours.mjs';
import { pageWithOwnHistory } from './test/support/wtr-own-history.mjs';
import { WEBKIT_START_MS, webkitLauncher } from './test/support/wtr-webkit.mjs';
import { pageGroups } from './test/runner/page-groups.mjs';
import { bundles } from './test/support/wtr-bundles.mjs';

const launchers = {
  chromium() {
    const executablePath = findChromium();
    if (!executablePath) throw new Error('No Chromium found: npm test installs one on Debian, or set CHROME_PATH');
    const launchOptions = { executablePath, args: chromiumFlags, headless: true };
    return chromeLauncher({ launchOptions, createPage: pageWithOwnHistory });
  },
  firefox() {
    const executablePath = findFirefox();
    if (!executablePath) throw new Error('No Firefox found (Debian: apt-get install firefox-esr), or set FIREFOX_PATH');
    const launchOptions = { browser: 'firefox', executablePath, headless: true, extraPrefsFirefox: firefoxSettings };
    return chromeLauncher({ puppeteer, launchOptions, concurrency: 1 });
  },
  webkit: webkitLauncher,
};

/** TURNOUT_ENGINE names another than Chromium. */
const engine = process.env.TURNOUT_ENGINE ?? 'chromium';

export default {
  reporters: [defaultReporter(), testReport()],
  groups: pageGroups,
  concurrency: 2,
  browserStartTimeout: engine === 'webkit' ? WEBKIT_START_MS : timeLimit(60_000),
  testsStartTimeout: timeLimit(60_000),
  browsers: [launchers[engine]()],
  plugins: [bundles(pageGroups), forcedColours()],
  testFramework: { config: { ui: 'bdd', timeout: timeLimit(30_000) } },
  testsFinishTimeout: timeLimit(180_000),
  filterBrowserLogs: ({ args }) => !/^Lit is in dev mode|there is no /.test(String(args[0])),
};

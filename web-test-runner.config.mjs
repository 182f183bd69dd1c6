import { esbuildPlugin } from '@web/dev-server-esbuild';
import { chromeLauncher } from '@web/test-runner-chrome';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { findFirefox, firefoxSettings } from './test/support/engines.mjs';
import { chromiumFlags, findChromium } from './test/support/find-browser.mjs';
import { forcedColours } from './test/support/wtr-forced-colours.mjs';
import { webkitLauncher } from './test/support/wtr-webkit.mjs';
import { bundles } from './test/support/wtr-bundles.mjs';

const launchers = {
  chromium() {
    const executablePath = findChromium();
    if (!executablePath) throw new Error('No Chromium found: npm test installs one on Debian, or set CHROME_PATH');
    return chromeLauncher({ launchOptions: { executablePath, args: chromiumFlags, headless: true } });
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

/** What runs inside a page: the elements, and everything below them that knows no Node. */
export default {
  groups: [
    // the same tests run in Node, on SQLite and on PostgreSQL
    { name: 'service', files: ['test/backend/**/*.test.ts', '!test/**/*.{node,page}.test.ts'] },
    { name: 'page', files: ['test/!(backend|walk)/**/*.test.ts', 'test/**/*.page.test.ts', '!test/**/*.node.test.ts'] },
    // what engines can differ in: what is drawn, pressed, typed and kept. Axe reads the same tree in each of them
    {
      name: 'elements',
      files: [
        'test/{components,controllers}/**/*.test.ts',
        '!test/components/*/{in-every-state,forced-colours}.test.ts',
      ],
    },
    // hostile words, and coming and going: what runs in each engine with every `npm test`
    { name: 'engines', files: ['test/components/*/{hostile-words,item-template-hostile,leaving}.test.ts'] },
  ],
  nodeResolve: { browser: true, exportConditions: ['browser', 'development'] },
  concurrency: 2,
  // a machine that has other suites to run besides takes its time; each test keeps its own limit
  browserStartTimeout: 60000,
  testsStartTimeout: 60000,
  browsers: [launchers[engine]()],
  plugins: [
    bundles(),
    forcedColours(),
    esbuildPlugin({
      ts: true,
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('./tsconfig.json', import.meta.url)),
    }),
  ],
  testFramework: { config: { ui: 'bdd', timeout: 30000 } },
  testsFinishTimeout: 180000,
  filterBrowserLogs: ({ args }) => !/^Lit is in dev mode|there is no form|^sqlite3_step/.test(String(args[0])),
};

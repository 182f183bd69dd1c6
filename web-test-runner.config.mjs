import { esbuildPlugin } from '@web/dev-server-esbuild';
import { chromeLauncher } from '@web/test-runner-chrome';
import { fileURLToPath } from 'node:url';
import { chromiumFlags, findChromium } from './test/support/find-browser.mjs';
import { forcedColours } from './test/support/wtr-forced-colours.mjs';
import { bundles } from './test/support/wtr-bundles.mjs';

const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium found: npm test installs one on Debian, or set CHROME_PATH');

/** What runs inside a page: the elements, and everything below them that knows no Node. */
export default {
  groups: [
    // the same tests run in Node, on SQLite and on PostgreSQL
    { name: 'service', files: ['test/backend/**/*.test.ts', '!test/**/*.{node,page}.test.ts'] },
    { name: 'page', files: ['test/!(backend|walk)/**/*.test.ts', 'test/**/*.page.test.ts', '!test/**/*.node.test.ts'] },
  ],
  nodeResolve: { browser: true, exportConditions: ['browser', 'development'] },
  concurrency: 2,
  browsers: [chromeLauncher({ launchOptions: { executablePath, args: chromiumFlags, headless: true } })],
  plugins: [
    bundles(),
    forcedColours(),
    esbuildPlugin({
      ts: true,
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('./tsconfig.json', import.meta.url)),
    }),
  ],
  testFramework: { config: { ui: 'bdd', timeout: 15000 } },
  testsFinishTimeout: 180000,
  filterBrowserLogs: ({ args }) => !/^Lit is in dev mode|there is no form|^sqlite3_step/.test(String(args[0])),
};

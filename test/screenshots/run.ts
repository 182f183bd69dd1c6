// `npm run screenshots -- FOLDER`: every state that visitors see, at two widths, light and dark, in German and Arabic, and a
// sheet for each language and width. A state that cannot be reached fails the run. `npm run build` first.
import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../support/find-browser.mjs';
import { shoot } from './camera.js';
import { startClubs } from './server.js';
import { drawSheets } from './sheets.js';
import { states } from './states/index.js';
import { startWebsite } from './website.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** A pattern of names of states. */
    only: { type: 'string', default: '' },
    /** The folder of the build. */
    root: { type: 'string', default: '.' },
    languages: { type: 'string', default: 'de,ar' },
    /** A folder of earlier pictures, which the sheets show beside. */
    before: { type: 'string' },
    /** A file with the names of states that the build does not have, one a line; a reason may follow the name. */
    'leave-out': { type: 'string' },
    /** Keys of the workspace file that the build does not know. */
    'without-keys': { type: 'string', default: '' },
  },
});

const [target] = positionals;
if (!target) {
  console.error('Please name a folder: npm run screenshots -- FOLDER');
  process.exit(2);
}
const folder = resolve(target);
const root = resolve(values.root);
const languages = values.languages.split(',');
const leaveOut = values['leave-out'];
const leftOutLines = leaveOut ? readFileSync(leaveOut, 'utf8').split('\n').filter(Boolean) : [];
const leftOutStates = leftOutLines.map((line) => line.split(/\s/)[0]);

const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium found: npm test installs one on Debian, or set CHROME_PATH');
mkdirSync(folder, { recursive: true });
const site = await startWebsite(root);
const server = await startClubs({ root, leftOut: values['without-keys'].split(',').filter(Boolean) });
const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
try {
  let count = 0;
  const failures: string[] = [];
  for (const [index, state] of states.entries()) {
    const numberedName = `${String(index + 1).padStart(2, '0')}-${state.name}`;
    if (!new RegExp(values.only).test(numberedName) || leftOutStates.includes(state.name)) continue;
    try {
      const pageLanguages = state.languages ?? languages;
      for (const lang of pageLanguages) await shoot({ browser, server, site, folder }, state, numberedName, lang);
      await drawSheets(browser, { folder, before: values.before, numberedName, languages: pageLanguages });
      count++;
      console.log(numberedName);
    } catch (error) {
      failures.push((error as Error).message);
      console.error(failures.at(-1));
    }
  }
  for (const line of leftOutLines) console.log(`left out: ${line}`);
  console.log(`${count} states in ${folder}, their sheets in ${folder}/sheets`);
  if (failures.length) {
    console.error(`${failures.length} states were not reached:\n${failures.join('\n')}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  server.close();
  site.close();
}

// `npm run test:coverage`: the suites that run in Node without a browser, with a report of the covered lines of src.
import { run } from './child-process.mjs';
import { ensureBuilt } from '../../demo/built.mjs';
import { selectSuites } from './suites.mjs';

/** Suites that test src in this process. Walks and elements run in browsers, which c8 does not see. */
const SUITES = ['service', 'units'];

// some units read what was built
ensureBuilt('dist/demo/index.html', ['src', 'demo']);

const reports = ['--reporter', 'text-summary', '--reporter', 'html', '--reporter', 'lcovonly'];

const options = ['--src', 'src', '--include', 'src/**/*.ts', '--exclude', 'src/build/**', ...reports];

let worst = 0;
for (const [index, { command, args }] of selectSuites(SUITES).entries()) {
  // the reports are made of all results so far: the last one is of all
  const { status } = await run('node_modules/.bin/c8', [...options, `--clean=${index === 0}`, command, ...args]);
  worst ||= status;
}
console.log('Line by line: coverage/index.html');
process.exit(worst);

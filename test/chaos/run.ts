// `npm run chaos -- --runs 200`: visitors on a line that breaks in every way there is (docs/storage.md#tools). Needs a build.
// `npm run chaos -- --seed 7 --first 78 --runs 1` has run 78 of seed 7 once more.
import { parseArgs } from 'node:util';
import { chaos, good, formatTotals } from './chaos.js';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    first: { type: 'string', default: '0' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const live = process.stderr.isTTY;
const clear = live ? '\r\x1b[K' : '';
const totals = await chaos({
  runs: Number(values.runs),
  first: Number(values.first),
  seed: Number(values.seed),
  tell: ({ runs }, trouble) => {
    if (trouble) process.stderr.write(`${clear}${trouble}\n`);
    if (live) process.stderr.write(`\r${runs} runs`);
  },
});
process.stderr.write(clear);
console.log(formatTotals(totals));
process.exit(good(totals) ? 0 : 1);

// `npm run simulate -- --seed 1 --runs 200`: two processes on one store in a world of its own (docs/storage.md#tools).
// `npm run simulate -- --seed 1 --first 17 --runs 1` has run 17 of seed 1 once more; `--weaken places` (or another name in
// weaken.ts) takes one guard out of the product, which must fail.
import { parseArgs } from 'node:util';
import type { Course } from './course.js';
import { simulate } from './simulate.js';
import { addTo, emptyTotals, summaryOf } from './summary.js';
import { weakenings, type Weakening } from './weaken.js';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    runs: { type: 'string', default: '50' },
    first: { type: 'string', default: '0' },
    weaken: { type: 'string' },
  },
});
const [seed, runs, first] = [values.seed, values.runs, values.first].map(Number) as [number, number, number];
const weaken = values.weaken as Weakening | undefined;
if (weaken !== undefined && !weakenings.includes(weaken)) {
  console.error(`--weaken is ${weakenings.join(', ')}.`);
  process.exit(2);
}

const startedAt = performance.now();
const live = process.stderr.isTTY;
const totals = emptyTotals();
let failed: Course | undefined;
for (let run = first; run < first + runs && !failed; run++) {
  const course = await simulate({ seed, run, weaken });
  addTo(totals, course);
  if (course.violation !== undefined) failed = course;
  if (live) process.stderr.write(`\r${totals.runs} runs`);
  else if (totals.runs % 25 === 0) process.stderr.write(`${totals.runs} runs\n`);
}
if (live) process.stderr.write('\r\x1b[K');
if (failed) {
  console.log(`seed ${seed}, run ${failed.run}, ${failed.mode}, trace ${failed.trace}: ${failed.violation}`);
  const weakened = weaken ? ` --weaken ${weaken}` : '';
  console.log(`Again: npm run simulate -- --seed ${seed} --first ${failed.run} --runs 1${weakened}`);
}
console.log(`seed ${seed}: ${summaryOf(totals)}, seconds ${Math.round((performance.now() - startedAt) / 1000)}`);
process.exit(failed ? 1 : 0);

// `npm run fuzz -- --runs 20000 --seed 7`: requests made from the OpenAPI document, and how they were answered.
import { parseArgs } from 'node:util';
import { fuzz } from './fuzz.js';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
const [runs, seed] = [Number(values.runs), Number(values.seed)];
if (!Number.isSafeInteger(runs) || runs < 1 || !Number.isSafeInteger(seed)) {
  console.error('npm run fuzz -- [--runs 20000] [--seed 7]');
  process.exit(2);
}

const live = process.stderr.isTTY;
const { findings, counts } = await fuzz({ runs, seed }, (done) => {
  if (live && done % 200 === 0) process.stderr.write(`\r${done} of ${runs}`);
});
if (live) process.stderr.write('\r\x1b[K');

const statuses = [...new Set(Object.values(counts).flatMap((row) => Object.keys(row)))].sort();
console.log(['', ...statuses].map((cell, index) => (index ? cell.padStart(6) : cell.padEnd(22))).join(''));
for (const [name, row] of Object.entries(counts).sort())
  console.log([name.padEnd(22), ...statuses.map((status) => String(row[status] ?? '·').padStart(6))].join(''));
for (const { request: requested, what } of findings.slice(0, 10))
  console.log(
    `\n${what}\n  ${requested.method} ${requested.address}\n  ${JSON.stringify(requested.headers)}\n  ${requested.body?.slice(0, 500)}`,
  );
console.log(`\n${runs} requests, seed ${seed}: ${findings.length} not foreseen by the document`);
process.exit(findings.length ? 1 : 0);

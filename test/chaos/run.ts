// `npm run chaos -- --runs 200`: visitors on a line that breaks in every way there is (requirements.md 53). Needs a build.
import { parseArgs } from 'node:util';
import { chaos, good, told } from './chaos.js';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const live = process.stderr.isTTY;
const toll = await chaos({
  runs: Number(values.runs),
  seed: Number(values.seed),
  tell: ({ runs }) => void (live && process.stderr.write(`\r${runs} runs`)),
});
if (live) process.stderr.write('\r\x1b[K');
console.log(told(toll));
process.exit(good(toll) ? 0 : 1);

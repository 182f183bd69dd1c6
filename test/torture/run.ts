// `npm run torture -- --rounds 200`: kill -9 under load (requirements.md 49). Needs a build.
import { parseArgs } from 'node:util';
import { torture } from './torture.js';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '200' } } });
const live = process.stderr.isTTY;
const toll = await torture(['dist/server/cli.js'], Number(values.rounds), ({ rounds, acknowledged, lost }) => {
  if (live) process.stderr.write(`\r${rounds} rounds, ${acknowledged} acknowledged, ${lost} lost`);
});
if (live) process.stderr.write('\r\x1b[K');
console.log(
  Object.entries(toll)
    .map(([name, count]) => `${name} ${count}`)
    .join(', '),
);
process.exit(toll.lost || toll.duplicates ? 1 : 0);

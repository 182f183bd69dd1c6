// `npm run torture -- --rounds 200`: kill -9 under load, on SQLite (docs/storage.md#tools). Needs a build.
// `npm run torture -- --store postgres`: kill of the server, of connections and of processes (docs/storage.md#tools).
// `npm run torture -- --registrations`: kill -9 while families register, wait, cancel and accept offers, and mails leave.
// `npm run torture -- --confirmations`: kill -9 while addresses are confirmed, and registrations expire.
import { parseArgs } from 'node:util';
import { startPostgres } from '../support/postgres.mjs';
import { torture } from './torture.js';
import { isGoodToll, tortureRegistrations } from './torture-registrations.js';
import { isGoodConfirmationToll, tortureConfirmations } from './torture-confirmations.js';
import { isGood, torturePostgres } from './torture-postgres.js';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string' },
    store: { type: 'string', default: 'sqlite' },
    registrations: { type: 'boolean', default: false },
    confirmations: { type: 'boolean', default: false },
  },
});
const command = ['dist/server/cli.js'];
const live = process.stderr.isTTY;

const tell = ({ rounds, acknowledged, lost }: { rounds: number; acknowledged: number; lost: number }) => {
  const line = `${rounds} rounds, ${acknowledged} acknowledged, ${lost} lost`;
  if (live) process.stderr.write(`\r${line}`);
  else if (rounds % 10 === 0) process.stderr.write(`${line}\n`);
};

/** Prints the counts on one line. */
function show(totals: object, startedAt: number): void {
  if (live) process.stderr.write('\r\x1b[K');
  const counts = Object.entries(totals).map(([name, count]) => `${name.replaceAll('_', ' ')} ${count}`);
  console.log(`${counts.join(', ')}, seconds ${Math.round((performance.now() - startedAt) / 1000)}`);
}

async function onPostgres(): Promise<boolean> {
  const server = await startPostgres({ durable: true });
  if (!server) {
    console.error('No PostgreSQL found. Please install one (Debian: apt-get install postgresql).');
    return false;
  }
  try {
    const startedAt = performance.now();
    const totals = await torturePostgres({ command, server, rounds: Number(values.rounds ?? 50), tell });
    show(totals, startedAt);
    return isGood(totals);
  } finally {
    await server.stop();
  }
}

async function onSqlite(): Promise<boolean> {
  const startedAt = performance.now();
  const totals = await torture(command, Number(values.rounds ?? 200), tell);
  show(totals, startedAt);
  return !totals.lost && !totals.duplicates;
}

async function withMails(): Promise<boolean> {
  const begun = performance.now();
  const toll = await tortureRegistrations(Number(values.rounds ?? 100), tell);
  show(toll, begun);
  return isGoodToll(toll);
}

async function withConfirmations(): Promise<boolean> {
  const startedAt = performance.now();
  const toll = await tortureConfirmations(Number(values.rounds ?? 100), tell);
  show(toll, startedAt);
  return isGoodConfirmationToll(toll);
}

if (values.store !== 'sqlite' && values.store !== 'postgres') {
  console.error('--store is sqlite or postgres.');
  process.exit(2);
}
const onFile = values.confirmations ? withConfirmations : onSqlite;
const run = values.registrations ? withMails : values.store === 'postgres' ? onPostgres : onFile;
process.exit((await run()) ? 0 : 1);

import pg from 'pg';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostgresServer } from '../support/postgres.mjs';
import { endServe, runCommand, sleep, startServe, type ServeProcess } from './processes.js';
import { writersFor, type Acknowledged } from './writers.js';

/** What happens to the system while it is written to. */
type Fault = 'server' | 'connections' | 'process' | 'processes' | 'server and process';

const faults: readonly Fault[] = ['server', 'connections', 'process', 'server and process', 'processes'];

export interface PostgresToll {
  rounds: number;
  /** How often PostgreSQL was killed (SIGKILL of its first process) and started again. */
  server_kills: number;
  /** Connections that PostgreSQL ended under those who used them. */
  connections_ended: number;
  /** How often a process of Turnout was killed (SIGKILL) and started again. */
  process_kills: number;
  /** Persons that were answered with 201. */
  acknowledged: number;
  /** Of those, how many were there afterwards under the id that was acknowledged. */
  found: number;
  lost: number;
  /** Persons that are there twice. */
  duplicates: number;
  /** Registrations that were refused for the event was full. */
  full: number;
  /** Persons above the places of an event, and events whose count differs from their persons. */
  oversold: number;
  /** Acknowledged persons without the stored answer of their key. */
  answers_missing: number;
  /** Persons sent once more with their key, and answered from what is stored. */
  replayed: number;
  not_replayed: number;
  /** Requests that were sent again with the same key. */
  retried: number;
  /** Registrations that nobody answered within a minute. */
  unanswered: number;
  /** Answers of 500. */
  faults: number;
}

/** True where nothing went wrong. */
export const isGood = (totals: PostgresToll): boolean =>
  totals.acknowledged > 0 &&
  !totals.lost &&
  !totals.duplicates &&
  !totals.oversold &&
  !totals.answers_missing &&
  !totals.not_replayed &&
  !totals.unanswered;

const PLACES = 20;
const WRITERS = 24;
/** Of the acknowledged persons of a round, how many are sent once more. */
const REPLAYS = 16;

const workspaceFile = (rounds: number) => `
workspace: { slug: club, name: Club }
lists: [{ type: member, name: Members }]
events:
${Array.from(
  { length: rounds },
  (_, round) =>
    `  - { slug: camp-${round}, title: Camp ${round}, published: true, start_date: 2099-07-24, max_persons: ${PLACES} }`,
).join('\n')}
`;

/** A connection of our own, for one look into the database. */
async function queryRows<Row extends object>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** Ends all connections but our own. Gives how many. */
async function endConnections(url: string): Promise<number> {
  const rows = await queryRows<{ ended: boolean }>(
    url,
    `select pg_terminate_backend(pid) as ended from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  return rows.filter(({ ended }) => ended).length;
}

/** Counts what is in the database against what was acknowledged in a round. */
async function countRound(url: string, totals: PostgresToll, acknowledged: readonly Acknowledged[], round: number) {
  const stored = await queryRows<{ id: string; email: string; answered: boolean }>(
    url,
    `select id, email, exists (
       select 1 from idempotency_person p join idempotency i using (workspace_id, key_hash)
       where p.workspace_id = person.workspace_id and p.person_id = person.id and i.status = 201) as answered
     from person where email like $1`,
    [`r${round}-%`],
  );
  const byId = new Map(stored.map((person) => [person.id, person]));
  const match = acknowledged.filter(({ id, email }) => byId.get(id)?.email === email);
  totals.acknowledged += acknowledged.length;
  totals.found += match.length;
  totals.lost += acknowledged.length - match.length;
  totals.duplicates += stored.length - new Set(stored.map(({ email }) => email)).size;
  totals.answers_missing += match.filter(({ id }) => !byId.get(id)!.answered).length;
  const events = await queryRows<{ persons: string; persons_count: string; max_persons: string }>(
    url,
    `select (select count(*) from person where person.workspace_id = event.workspace_id
       and person.list_id = event.list_id) as persons, persons_count, max_persons from event`,
  );
  const wrong = events.map((event) => {
    const [persons, storedCount] = [Number(event.persons), Number(event.persons_count)];
    return Math.max(0, persons - Number(event.max_persons)) + Number(persons !== storedCount);
  });
  totals.oversold = wrong.reduce((sum, each) => sum + each, 0);
}

export interface PostgresTorture {
  /** How `turnout` is started. */
  readonly command: readonly string[];
  /** A PostgreSQL that flushes its commits. */
  readonly server: PostgresServer;
  readonly rounds: number;
  readonly tell?: (totals: PostgresToll) => void;
}

/**
 * Two processes on one PostgreSQL, both written to by clients that send again with the same key whatever happens
 * (docs/storage.md#tools). In each round something dies under them; afterwards everything acknowledged is looked for.
 */
export async function torturePostgres({ command, server, rounds, tell }: PostgresTorture): Promise<PostgresToll> {
  const { url } = server;
  const totals: PostgresToll = {
    rounds: 0,
    server_kills: 0,
    connections_ended: 0,
    process_kills: 0,
    acknowledged: 0,
    found: 0,
    lost: 0,
    duplicates: 0,
    full: 0,
    oversold: 0,
    answers_missing: 0,
    replayed: 0,
    not_replayed: 0,
    retried: 0,
    unanswered: 0,
    faults: 0,
  };
  const folder = mkdtempSync(join(tmpdir(), 'turnout-torture-'));
  const file = join(folder, 'workspace.yaml');
  writeFileSync(file, workspaceFile(rounds));
  runCommand(command, url, 'apply', file);
  const processes: ServeProcess[] = [await startServe(command, url), await startServe(command, url)];

  const restart = async (number: number) => {
    await endServe(processes[number]!, 'SIGKILL');
    totals.process_kills++;
    processes[number] = await startServe(command, url);
  };
  const killServer = async () => {
    await server.kill();
    totals.server_kills++;
    await sleep(Math.random() * 300);
    await server.restart();
  };
  const happen: Readonly<Record<Fault, (round: number) => Promise<unknown>>> = {
    server: killServer,
    async connections() {
      for (let times = 0; times < 20; times++) {
        totals.connections_ended += await endConnections(url);
        await sleep(Math.random() * 40);
      }
    },
    process: (round) => restart(round % 2),
    processes: () => Promise.all([restart(0), restart(1)]),
    async 'server and process'(round) {
      await killServer();
      await restart(round % 2);
    },
  };

  try {
    for (let round = 0; round < rounds; round++) {
      const { key } = JSON.parse(runCommand(command, url, 'key', 'create', '--name', `round ${round}`, '--json')) as {
        key: string;
      };
      const [event] = await queryRows<{ list_id: string }>(url, 'select list_id from event where slug = $1', [
        `camp-${round}`,
      ]);
      const writers = writersFor(key, () => processes.map(({ origin }) => origin));
      const writing = Array.from({ length: WRITERS }, (_, number) =>
        // most write members, for an event is full soon
        writers.write(`r${round}-w${number}`, number % 4 ? 'member' : event!.list_id),
      );
      await sleep(200 + Math.random() * 400);
      await happen[faults[round % faults.length]!](round);
      await sleep(300);
      // on a slow machine the event is not full by now
      while (!writers.counts.full) await sleep(20);
      writers.end();
      await Promise.all(writing);
      const { acknowledged, full, retried, unanswered, faults: unexpected } = writers.counts;
      totals.full += full;
      totals.retried += retried;
      totals.unanswered += unanswered;
      totals.faults += unexpected;
      for (const person of acknowledged.slice(-REPLAYS))
        if (await writers.isReplayed(person)) totals.replayed++;
        else totals.not_replayed++;
      await countRound(url, totals, acknowledged, round);
      totals.rounds++;
      tell?.(totals);
    }
    runCommand(command, url, 'check');
  } finally {
    for (const one of processes) await endServe(one, 'SIGTERM').catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  }
  return totals;
}

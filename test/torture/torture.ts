import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientOf, isApiError } from '../../src/api/index.js';
import { service } from '../../src/contract/index.js';
import type { Person } from '../../src/model/person.js';
import { endServe, runCommand, sleep, startServe } from './processes.js';

export interface Toll {
  rounds: number;
  /** Persons that were answered with 201. */
  acknowledged: number;
  /** Of those, how many were there after the process was killed and started again. */
  found: number;
  lost: number;
  /** Persons that are there twice. */
  duplicates: number;
  /** Requests whose answer never came, sent again with the same key. */
  retried: number;
  /** Requests that had been answered last, sent again with the same key and answered from what is stored, not refused. */
  replayed: number;
}

const file = `
workspace: { slug: club, name: Club }
lists: [{ type: member, name: Members }]
`;

/** Everybody in the list, however many there are of each. */
export async function persons(api: ReturnType<typeof clientOf<typeof service>>): Promise<Person[]> {
  const all: Person[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { data, meta } = await api.listPersons({ list_id: 'member', query: { cursor } });
    all.push(...data);
    cursor = meta.next_cursor;
  }
  return all;
}

/** A round kills the server only after so many persons were acknowledged: on a slow machine, there would be none to lose. */
const MIN_ACKNOWLEDGED_PER_ROUND = 16;

/** Writers at work until the process dies under them; what was acknowledged, and what nobody can say. */
async function underLoad(origin: string, key: string, round: number, kill: () => void) {
  const api = clientOf(service, { base: `${origin}/api`, key });
  const acknowledged: string[] = [];
  const unknown: string[] = [];
  let dead = false;
  const writer = async (number: number) => {
    for (let count = 0; !dead; count++) {
      const external_id = `r${round}-w${number}-${count}`;
      try {
        await api.createPerson({ list_id: 'member', body: { external_id }, idempotency_key: external_id });
        acknowledged.push(external_id);
      } catch (error) {
        if (!isApiError(error) || error.status !== 0) throw error;
        unknown.push(external_id);
        return;
      }
    }
  };
  const writers = Array.from({ length: 16 }, (_, number) => writer(number));
  await sleep(300 + Math.random() * 500);
  while (acknowledged.length < MIN_ACKNOWLEDGED_PER_ROUND && !unknown.length) await sleep(20);
  dead = true;
  kill();
  await Promise.all(writers);
  return { acknowledged, unknown };
}

/** Kills a server under load, again and again, and counts what it had acknowledged and lost. */
export async function torture(
  command: readonly string[],
  rounds: number,
  tell: (totals: Toll) => void = () => {},
): Promise<Toll> {
  const totals: Toll = { rounds: 0, acknowledged: 0, found: 0, lost: 0, duplicates: 0, retried: 0, replayed: 0 };
  // a new folder now and then, so that looking through it stays quick
  for (let folder = 0; totals.rounds < rounds; folder++) {
    const root = mkdtempSync(join(tmpdir(), 'turnout-torture-'));
    const data = join(root, 'data');
    const run = (...args: string[]) => runCommand(command, data, ...args);
    const yaml = join(root, 'workspace.yaml');
    writeFileSync(yaml, file);
    run('apply', yaml);
    for (let round = 0; round < 25 && totals.rounds < rounds; round++, totals.rounds++) {
      const { key } = JSON.parse(run('key', 'create', '--name', `round ${round}`, '--json')) as { key: string };
      const first = await startServe(command, data);
      const died = new Promise((resolve) => first.child.once('exit', resolve));
      const { acknowledged, unknown } = await underLoad(first.origin, key, round, () => first.child.kill('SIGKILL'));
      await died;

      const second = await startServe(command, data);
      const api = clientOf(service, { base: `${second.origin}/api`, key });
      const repeated = (external_id: string) =>
        api.createPerson({ list_id: 'member', body: { external_id }, idempotency_key: external_id });
      for (const external_id of unknown) await repeated(external_id);
      // without its stored answer, each of these would be refused: its external_id is taken
      const latest = acknowledged.slice(-16);
      for (const external_id of latest) await repeated(external_id);
      const names = (await persons(api)).map(({ external_id }) => external_id);
      const there = new Set(names);
      const match = acknowledged.filter((one) => there.has(one)).length;
      totals.acknowledged += acknowledged.length;
      totals.found += match;
      totals.lost += acknowledged.length - match + unknown.filter((one) => !there.has(one)).length;
      totals.duplicates += names.length - there.size;
      totals.retried += unknown.length;
      totals.replayed += latest.length;
      await endServe(second, 'SIGTERM');
      tell({ ...totals, rounds: totals.rounds + 1 });
    }
    run('check');
    rmSync(root, { recursive: true, force: true });
  }
  return totals;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type PersonRow, type Store } from '../../../src/backend/store/index.js';
import { openSqlite } from '../../../src/backend/store/engines/sqlite.js';
import { applyWorkspace, readWorkspaceFile } from '../../../src/backend/workspace/index.js';
import { club } from '../../support/backend.js';
import { person } from '../store/sample-rows.js';
import { builtCommand, root, runCommand } from './run-command.js';

/** Rows of CSV by RFC 4180, quotes taken off. */
export function rowsOf(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** A folder with data in it, and the command beside it. Gone with the test. */
export function workplace() {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'turnout-command-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const at = (name: string) => join(folder, name);
  const env = (data: string) => ({ ...process.env, TURNOUT_DATA: at(data), TURNOUT_ORIGIN: '', PORT: '0' });

  /** Runs a command on the folder `data`, or on another one. */
  const turnoutOn = (data: string, ...args: string[]) => runCommand(env(data), args);
  /** Runs a command with variables set. */
  const turnoutWith = (variables: NodeJS.ProcessEnv, ...args: string[]) =>
    runCommand({ ...env('data'), ...variables }, args);
  const turnout = (...args: string[]) => turnoutOn('data', ...args);

  const inStore = async <Result>(data: string, work: (store: Store) => Promise<Result>): Promise<Result> => {
    const store = await openStore(await openSqlite(at(data)));
    return work(store).finally(() => store.close());
  };

  /** Makes the club's data elsewhere and puts the file in place, so that this process has nothing open in `data`. */
  async function folderWith(
    work: (store: Store, camp: Camp) => Promise<void> = async () => {},
    data = 'data',
    yaml = club,
  ) {
    await inStore('making', async (store) => {
      await applyWorkspace(store, readWorkspaceFile(yaml));
      await work(store, await campIn(store));
    });
    mkdirSync(at(data), { recursive: true });
    copyFileSync(join(at('making'), 'turnout.db'), join(at(data), 'turnout.db'));
    rmSync(at('making'), { recursive: true });
  }

  /** A server on `data` that answers; `stop` waits until it has ended. `node` are arguments of Node's own. */
  async function served(variables: NodeJS.ProcessEnv = {}, node: readonly string[] = []) {
    const server = spawn(process.execPath, [...node, ...builtCommand, 'serve', '--json'], {
      cwd: root,
      env: { ...env('data'), ...variables },
    });
    let err = '';
    server.stderr.on('data', (text: Buffer) => (err += String(text)));
    const ended = new Promise<number | null>((resolve) => server.once('close', resolve));
    const [startupOutput] = (await once(server.stdout, 'data')) as [Buffer];
    return {
      answer: JSON.parse(String(startupOutput)) as {
        origin: string;
        portals: string[];
        metrics?: string;
        mails: string;
        mail_trouble?: string;
      },
      tell: (signal: NodeJS.Signals) => void server.kill(signal),
      /** Its exit code. */
      ended,
      /** What it said on stderr. */
      err: () => err,
      async stop() {
        server.kill('SIGTERM');
        await ended;
      },
    };
  }

  return { at, turnout, turnoutOn, turnoutWith, inStore, folderWith, served };
}

export interface Camp {
  workspace_id: string;
  list_id: string;
}

/** The list of the event camp. */
export async function campIn(store: Store): Promise<Camp> {
  const [workspace] = await store.workspaces.all();
  const { list_id } = (await store.events.all(workspace!.id)).find(({ slug }) => slug === 'camp')!;
  return { workspace_id: workspace!.id, list_id };
}

/** Registers somebody for the camp, places counted. */
export const registered = (store: Store, camp: Camp, more: Partial<PersonRow> = {}): Promise<void> =>
  store.transaction(async ({ events, persons }) => {
    await events.takePlaces(camp.workspace_id, camp.list_id, 1);
    await persons.insert(person({ ...camp, ...more }));
  });

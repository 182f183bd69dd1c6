import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '../../src/backend/store/engines/engine.js';
import { openSqlite } from '../../src/backend/store/engines/sqlite.js';
import { openStore, type Store } from '../../src/backend/store/index.js';
import { filledPostgres, newPostgresEngines } from './postgres-schemas.js';

/** A PostgreSQL that tests are to run on instead of SQLite: see `on-postgres.mjs`. */
const server = process.env['TURNOUT_TEST_POSTGRES'];

const root = mkdtempSync(join(tmpdir(), 'turnout-test-'));
process.once('exit', () => rmSync(root, { recursive: true, force: true }));

/** An empty database: SQLite in a folder of its own, gone with the process, or a schema of PostgreSQL. */
export const newEngine = async (): Promise<Engine> =>
  server ? (await newPostgresEngines(server, 1))[0]! : openSqlite(mkdtempSync(join(root, 'data-')));

interface EngineAndStore {
  engine: Engine;
  store: Store;
}

const filled = new Map<string, Promise<string>>();

/** Fills a database, and gives the path of its file. */
async function fileFilledBy(fill: (engine: Engine) => Promise<Store>): Promise<string> {
  const folder = mkdtempSync(join(root, 'filled-'));
  const store = await fill(await openSqlite(folder));
  await store.close();
  return join(folder, 'turnout.db');
}

/**
 * A store on a new database that is as `fill` leaves it. A database is filled once for each `name`, and copied from then on.
 */
export async function filledStore(name: string, fill: (engine: Engine) => Promise<Store>): Promise<EngineAndStore> {
  if (server) return filledPostgres(server, name, fill);
  const file = filled.get(name) ?? fileFilledBy(fill);
  filled.set(name, file);
  const folder = mkdtempSync(join(root, 'data-'));
  copyFileSync(await file, join(folder, 'turnout.db'));
  const engine = await openSqlite(folder);
  return { engine, store: await openStore(engine) };
}

/** As several processes have one database: a PostgreSQL has many ways in, and on SQLite one process serves all. */
export async function newEngines(count: number, settings?: Readonly<Record<string, string>>): Promise<Engine[]> {
  if (!server) return new Array<Engine>(count).fill(await newEngine());
  return newPostgresEngines(server, count, settings);
}

import pg from 'pg';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '../../src/backend/store/engines/engine.js';
import { postgresAt } from '../../src/backend/store/engines/postgres.js';
import { sqliteOn } from '../../src/backend/store/engines/sqlite.js';

/** A PostgreSQL that tests are to run on instead of SQLite: see `on-postgres.mjs`. */
const server = process.env['TURNOUT_TEST_POSTGRES'];

const root = mkdtempSync(join(tmpdir(), 'turnout-test-'));
process.once('exit', () => rmSync(root, { recursive: true, force: true }));

const ask = async (url: string, what: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(what);
  await client.end();
};

/** Whoever opens a store reads what tables its database has: of a thousand schemas in one, that takes seconds. */
const schemasInOne = 20;

let schemas = 0;
let database: Promise<string> | undefined;

/** A database of its own for the next schemas. */
async function newDatabase(url: string): Promise<string> {
  const name = `test_${process.pid}_${schemas}`;
  await ask(url, `create database ${name}`);
  return url.replace(/[^/]*$/, name);
}

/** The way to tables of its own. `settings` are those of its sessions. */
async function newSchema(url: string, settings: Readonly<Record<string, string>> = {}): Promise<() => Engine> {
  if (schemas % schemasInOne === 0) database = newDatabase(url);
  const name = `test_${schemas++}`;
  const home = await database!;
  await ask(home, `create schema ${name}`);
  const options = Object.entries({ search_path: name, ...settings }).map(([key, value]) => `-c ${key}=${value}`);
  return () => postgresAt(`${home}?options=${encodeURIComponent(options.join(' '))}`, { connections: 3, idle: 100 });
}

/** An empty database: SQLite in a folder of its own, gone with the process, or a schema of PostgreSQL. */
export const newEngine = async (): Promise<Engine> =>
  server ? (await newSchema(server))() : sqliteOn(mkdtempSync(join(root, 'data-')));

/** As several processes have one database: a PostgreSQL has many ways in, and on SQLite one process serves all. */
export async function newEngines(count: number, settings?: Readonly<Record<string, string>>): Promise<Engine[]> {
  if (!server) return new Array<Engine>(count).fill(await newEngine());
  const enter = await newSchema(server, settings);
  return Array.from({ length: count }, enter);
}

import pg from 'pg';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '../../src/backend/store/engines/engine.js';
import { openPostgres } from '../../src/backend/store/engines/postgres.js';
import { openSqlite } from '../../src/backend/store/engines/sqlite.js';
import { openStore, type Store } from '../../src/backend/store/index.js';
import { findPostgres } from './postgres.mjs';

/** A PostgreSQL that tests are to run on instead of SQLite: see `on-postgres.mjs`. */
const server = process.env['TURNOUT_TEST_POSTGRES'];

const root = mkdtempSync(join(tmpdir(), 'turnout-test-'));
process.once('exit', () => rmSync(root, { recursive: true, force: true }));

const query = async (url: string, what: string) => {
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
  await query(url, `create database ${name}`);
  return url.replace(/[^/]*$/, name);
}

/** The way to tables of its own, which `definition` makes. `settings` are those of its sessions. */
async function newSchema(
  url: string,
  {
    settings = {},
    definition = (name) => `create schema ${name}`,
  }: { settings?: Readonly<Record<string, string>>; definition?: (name: string) => string } = {},
): Promise<() => Engine> {
  if (schemas % schemasInOne === 0) database = newDatabase(url);
  const name = `test_${schemas++}`;
  const home = await database!;
  await query(home, definition(name));
  const options = Object.entries({ search_path: name, ...settings }).map(([key, value]) => `-c ${key}=${value}`);
  return () =>
    openPostgres(`${home}?options=${encodeURIComponent(options.join(' '))}`, { maxConnections: 3, idleTimeoutMs: 100 });
}

/** The statements that make a schema as all migrations leave it: they take a fifth of the time of the migrations. */
async function definitionOfSchema(url: string): Promise<(name: string) => string> {
  const migrated = 'schema_of_all_migrations';
  await query(url, `create schema ${migrated}`);
  const options = encodeURIComponent(`-c search_path=${migrated}`);
  await (await openStore(openPostgres(`${url}?options=${options}`))).close();
  const dump = execFileSync(
    join(findPostgres()!, 'pg_dump'),
    ['--dbname', url, '--schema', migrated, '--inserts', '--no-owner'],
    { encoding: 'utf8' },
  );
  // lines with a backslash are for psql
  const statements = dump.replace(/^\\.*$/gm, '');
  return (name) => statements.replaceAll(migrated, name);
}

let definition: ReturnType<typeof definitionOfSchema> | undefined;

/** An empty database: SQLite in a folder of its own, gone with the process, or a schema of PostgreSQL. */
export const newEngine = async (): Promise<Engine> =>
  server ? (await newSchema(server))() : openSqlite(mkdtempSync(join(root, 'data-')));

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
 * A store on a new database that is as `fill` leaves it. On SQLite a database is filled once for each `name`, and copied from
 * then on; a PostgreSQL is filled each time,
 * on tables that are there already.
 */
export async function filledStore(name: string, fill: (engine: Engine) => Promise<Store>): Promise<EngineAndStore> {
  if (server) {
    definition ??= definitionOfSchema(server);
    const engine = (await newSchema(server, { definition: await definition }))();
    return { engine, store: await fill(engine) };
  }
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
  const enter = await newSchema(server, settings ? { settings } : {});
  return Array.from({ length: count }, enter);
}

import pg from 'pg';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Engine } from '../../src/backend/store/engines/engine.js';
import { openPostgres } from '../../src/backend/store/engines/postgres.js';
import { openStore, type Store } from '../../src/backend/store/index.js';
import { findPostgres } from './postgres.mjs';

/** Whoever opens a store reads what tables its database has: of a thousand schemas in one, that takes seconds. */
const SCHEMAS_PER_DATABASE = 20;

/** So many others come before a schema is taken again: what a test left undone has ended by then. */
const MIN_FREE_SCHEMAS = 5;

/** Longer than a test leaves a connection alone that the next one uses: it knows the tables already. */
const KEPT_CONNECTION_MS = 30_000;

/** Tables of its own in a database, by their name. */
interface Schema {
  readonly database: string;
  readonly name: string;
}

const open = (
  { database, name }: Schema,
  { settings = {}, idleTimeoutMs = 100 }: { settings?: Readonly<Record<string, string>>; idleTimeoutMs?: number } = {},
): Engine => {
  const options = Object.entries({ search_path: name, ...settings }).map(([key, value]) => `-c ${key}=${value}`);
  return openPostgres(`${database}?options=${encodeURIComponent(options.join(' '))}`, {
    maxConnections: 3,
    idleTimeoutMs,
  });
};

const pools = new Map<string, pg.Pool>();

/** Runs statements on a database, on a connection that stays. */
async function query(database: string, statements: string, values?: string[]): Promise<Record<string, string>[]> {
  const pool = pools.get(database) ?? new pg.Pool({ connectionString: database, max: 1, allowExitOnIdle: true });
  pools.set(database, pool);
  return (await pool.query<Record<string, string>>(statements, values)).rows;
}

let schemas = 0;
let database: Promise<string> | undefined;

/** A database of its own for the next schemas. */
async function newDatabase(server: string): Promise<string> {
  const name = `test_${process.pid}_${schemas}`;
  await query(server, `create database ${name}`);
  return server.replace(/[^/]*$/, name);
}

async function newSchema(server: string, definition = (name: string) => `create schema ${name}`): Promise<Schema> {
  if (schemas % SCHEMAS_PER_DATABASE === 0) database = newDatabase(server);
  const name = `test_${schemas++}`;
  const schema = { database: await database!, name };
  await query(schema.database, definition(name));
  return schema;
}

/** Ways to one new schema without tables, for several processes that work on it. */
export async function newPostgresEngines(
  server: string,
  count: number,
  settings?: Readonly<Record<string, string>>,
): Promise<Engine[]> {
  const schema = await newSchema(server);
  return Array.from({ length: count }, () => open(schema, settings ? { settings } : {}));
}

/** The statements that make a schema as all migrations leave it: they take a fifth of the time of the migrations. */
async function definitionOfSchema(server: string): Promise<(name: string) => string> {
  const migrated = 'schema_of_all_migrations';
  await query(server, `create schema ${migrated}`);
  await (await openStore(open({ database: server, name: migrated }))).close();
  const dump = execFileSync(
    join(findPostgres()!, 'pg_dump'),
    ['--dbname', server, '--schema', migrated, '--inserts', '--no-owner'],
    { encoding: 'utf8' },
  );
  // lines with a backslash are for psql
  const statements = dump.replace(/^\\.*$/gm, '');
  return (name) => statements.replaceAll(migrated, name);
}

let definition: ReturnType<typeof definitionOfSchema> | undefined;
let tables: Promise<string[]> | undefined;
let rowsAfterMigrations: Promise<Rows> | undefined;

const tablesOf = async ({ database: home, name }: Schema): Promise<string[]> =>
  (await query(home, 'select tablename from pg_tables where schemaname = $1', [name])).map((row) => row['tablename']!);

/** One transaction that does not look at foreign keys: all tables are emptied or filled. */
const transaction = (statements: string[]) =>
  ['begin', 'set local session_replication_role = replica', ...statements, 'commit'].join(';\n');

/** The rows of each table that has some, as JSON. */
type Rows = ReadonlyMap<string, string>;

async function rowsOf({ database: home, name }: Schema): Promise<Rows> {
  const reads = (await tables!).map(
    (table) => `select '${table}' as name, json_agg(t)::text as rows from ${name}.${table} t`,
  );
  const tableRows = await query(home, reads.join(' union all '));
  return new Map(tableRows.filter(({ rows }) => rows).map((row) => [row['name']!, row['rows']!]));
}

/** Leaves these rows in a schema, and no others. */
async function reset({ database: home, name }: Schema, rows: Rows): Promise<void> {
  const deletions = (await tables!).map((table) => `delete from ${name}.${table}`);
  const insertions = [...rows].map(
    ([table, json]) =>
      `insert into ${name}.${table} select * from json_populate_recordset(null::${name}.${table}, ${pg.escapeLiteral(json)})`,
  );
  await query(home, transaction([...deletions, ...insertions]));
}

/** A schema for one test after the other, with its connections, whether somebody uses it, and whether a later test has it. */
interface SharedSchema {
  readonly schema: Schema;
  readonly engine: Engine;
  isInUse: boolean;
  isTaken: boolean;
}

/** Schemas whose test has ended, the oldest first. */
const free: SharedSchema[] = [];
/** Schemas of the present test; undefined outside of tests, where a schema stays with whoever takes it. */
let ofTest: SharedSchema[] | undefined;

globalThis.beforeEach?.(() => {
  ofTest = [];
});
globalThis.afterEach?.(() => {
  for (const shared of ofTest ?? []) shared.isInUse = false;
  free.push(...(ofTest ?? []));
  ofTest = undefined;
});

/** A schema that nobody uses any more, or a new one. */
async function takeSchema(server: string): Promise<SharedSchema> {
  while (free.length > MIN_FREE_SCHEMAS) {
    const shared = free.shift()!;
    // a test that keeps its store for later ones has used it since
    if (shared.isInUse) continue;
    shared.isTaken = true;
    return { ...shared, isInUse: true, isTaken: false };
  }
  definition ??= definitionOfSchema(server);
  const schema = await newSchema(server, await definition);
  tables ??= tablesOf(schema);
  rowsAfterMigrations ??= rowsOf(schema);
  await rowsAfterMigrations;
  return { schema, engine: open(schema, { idleTimeoutMs: KEPT_CONNECTION_MS }), isInUse: true, isTaken: false };
}

/**
 * The engine of a schema for one test: it notes whenever it is used, and leaves the connections open when it is closed.
 * @throws {Error} when it is used after a later test has taken the schema
 */
function engineOf(shared: SharedSchema): Engine {
  const { dialect } = shared.engine;
  const createDriver = () => {
    const driver = dialect.createDriver();
    const acquireConnection = driver.acquireConnection.bind(driver);
    driver.acquireConnection = () => {
      if (shared.isTaken) throw new Error('A later test has this schema: open what several tests use in `before`.');
      shared.isInUse = true;
      return acquireConnection();
    };
    driver.destroy = async () => {};
    return driver;
  };
  return { ...shared.engine, dialect: Object.assign(Object.create(dialect), { createDriver }), close: () => {} };
}

const filled = new Map<string, Rows>();

/** A store on a schema that is as `fill` leaves it. It is called once for each `name`; its rows are copied from then on. */
export async function filledPostgres(
  server: string,
  name: string,
  fill: (engine: Engine) => Promise<Store>,
): Promise<{ engine: Engine; store: Store }> {
  const shared = await takeSchema(server);
  ofTest?.push(shared);
  const engine = engineOf(shared);
  const rows = filled.get(name);
  await reset(shared.schema, rows ?? (await rowsAfterMigrations!));
  if (rows) return { engine, store: await openStore(engine) };
  const store = await fill(engine);
  filled.set(name, await rowsOf(shared.schema));
  return { engine, store };
}

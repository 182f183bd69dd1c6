import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Engine } from './engine.js';
import { DataFileError, dataFileAt, type DataFile } from './data-file.js';
import { groupCommitDialect } from './group-commit.js';
import { isSqliteUnavailable, type SqliteDatabase } from './sqlite-dialect.js';

/** The part of `node:sqlite` in use. */
interface Statement {
  all(...parameters: unknown[]): unknown[];
  /** From Node 22.16. */
  columns?(): { name: string }[];
  setReturnArrays?(arrays: boolean): void;
  run(...parameters: unknown[]): { changes: number | bigint };
}
export interface DatabaseSync {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}
type Driver = new (path: string, options?: { readOnly?: boolean }) => DatabaseSync;

const require = createRequire(import.meta.url);

/** Loads `node:sqlite` without its ExperimentalWarning, which Node would print in the output of every command. */
function requireSqlite(): { DatabaseSync: Driver } {
  const { emitWarning } = process;
  process.emitWarning = (warning: string | Error, ...rest: unknown[]) => {
    if (rest[0] !== 'ExperimentalWarning') Reflect.apply(emitWarning, process, [warning, ...rest]);
  };
  try {
    return require('node:sqlite') as { DatabaseSync: Driver };
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** `node:sqlite` from Node 22.13 on; before, a package with the same API and prebuilt binaries. */
export async function loadDriver(): Promise<Driver> {
  const builtIn = (require('node:module') as typeof import('node:module')).isBuiltin('node:sqlite');
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const hasStableSqlite = builtIn && (major > 22 || (major === 22 && minor >= 13));
  if (hasStableSqlite) return requireSqlite().DatabaseSync;
  const name = '@photostructure/sqlite';
  return ((await import(name)) as { DatabaseSync: Driver }).DatabaseSync;
}

/** Results of SQLite's integrity check; empty when the database is sound. */
export const integrityFaults = (database: DatabaseSync): string[] =>
  (database.prepare('pragma integrity_check').all() as { integrity_check: string }[])
    .map(({ integrity_check }) => integrity_check)
    .filter((line) => line !== 'ok');

/** How long a statement waits for another process. */
const BUSY_TIMEOUT_MS = 5000;

/** Restricts the files to their owner, whatever the folder allows; the log inherits the mode of the database. */
function restrictAccess(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) chmodSync(file, 0o600);
}

/** Prepared statements in the cache. */
const MAX_STATEMENTS = 300;

/** Reads the rows of a statement. If the driver supports it, rows come as arrays and become objects here: twice as fast. */
function rowReader(statement: Statement): (parameters: readonly unknown[]) => unknown[] {
  if (!statement.setReturnArrays || !statement.columns) return (parameters) => statement.all(...parameters);
  const names = statement.columns().map(({ name }) => name);
  if (names.length) statement.setReturnArrays(true);
  return (parameters) =>
    (statement.all(...parameters) as unknown[][]).map((values) => {
      const row: Record<string, unknown> = {};
      for (let index = 0; index < names.length; index++) row[names[index]!] = values[index];
      return row;
    });
}

function withStatementCache(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, { run: Statement['run']; all: ReturnType<typeof rowReader> }>();
  const cachedStatementFor = (sql: string) => {
    let cachedStatement = statements.get(sql);
    if (!cachedStatement) {
      if (statements.size >= MAX_STATEMENTS) statements.delete(statements.keys().next().value!);
      const statement = database.prepare(sql);
      cachedStatement = { run: (...parameters) => statement.run(...parameters), all: rowReader(statement) };
      statements.set(sql, cachedStatement);
    }
    return cachedStatement;
  };
  return {
    all: (sql, parameters) => cachedStatementFor(sql).all(parameters),
    run: (sql, parameters) => Number(cachedStatementFor(sql).run(...parameters).changes),
    close: () => database.close(),
  };
}

/** Checkpoints the write-ahead log on close, so that the file alone holds everything. */
const withFinalCheckpoint = (database: DatabaseSync, file: DataFile): SqliteDatabase => ({
  ...withStatementCache(database),
  close() {
    // SQLite would delete the log at the path, which belongs to another database now; the process is about to end
    if (file.fault() !== undefined) return;
    database.exec('pragma wal_checkpoint(truncate)');
    database.close();
  },
});

/**
 * Reads `data_version`, which changes with each commit of any process. Read once per task of the event loop, since it costs as
 * much as a query; `changed` invalidates it after a commit of this process.
 */
function versionMonitor(reader: DatabaseSync) {
  const statement = reader.prepare('pragma data_version');
  let cachedVersion: number | undefined;
  const invalidate = () => (cachedVersion = undefined);
  return {
    changed: invalidate,
    dataVersion(): number {
      if (cachedVersion === undefined) {
        cachedVersion = (statement.all() as { data_version: number }[])[0]!.data_version;
        setImmediate(invalidate);
      }
      return cachedVersion;
    },
  };
}

/**
 * Opens SQLite in one file of a folder, which is created when absent. WAL with `synchronous=FULL`: an acknowledged commit is on
 * the disk. `secure_delete` overwrites deleted content (https://sqlite.org/pragma.html).
 */
export async function openSqlite(folder: string): Promise<Engine> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const Database = await loadDriver();
  const path = join(folder, 'turnout.db');
  restrictAccess(path);
  const database = new Database(path);
  database.exec(`
    pragma busy_timeout = ${BUSY_TIMEOUT_MS};
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma secure_delete = on;
    pragma foreign_keys = on;
  `);
  const reader = new Database(path);
  reader.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}; pragma query_only = on`);
  const { dataVersion, changed } = versionMonitor(reader);
  // the first transaction creates the log and its index
  reader.exec('select count(*) from sqlite_schema');
  const file = dataFileAt(path);
  return {
    dialect: groupCommitDialect({
      database: withFinalCheckpoint(database, file),
      reader: withStatementCache(reader),
      onCommit: changed,
      assertInPlace: file.assertInPlace,
    }),
    isUnavailable: (error) => error instanceof DataFileError || isSqliteUnavailable(error),
    fileFault: file.fault,
    // without waiting for readers: it is retried soon, and requests go on
    checkpoint: [
      'pragma busy_timeout = 0',
      'pragma wal_checkpoint(truncate)',
      `pragma busy_timeout = ${BUSY_TIMEOUT_MS}`,
    ],
    vacuum: ['vacuum'],
    dataVersion,
    async backup(path) {
      database.prepare('vacuum into ?').run(path);
    },
    check: async () => integrityFaults(database),
    close() {
      reader.close();
      database.close();
    },
  };
}

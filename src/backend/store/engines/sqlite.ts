import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Engine } from './engine.js';
import { DataFileError, dataFileAt, type DataFile } from './data-file.js';
import { groupCommitDialect } from './group-commit.js';
import { unavailableInSqlite, type SqliteDatabase } from './sqlite-dialect.js';

/** What we use of `node:sqlite`. */
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

/** Built in from Node 22.13; before, a package with the same API and its binaries inside. */
export async function driver(): Promise<Driver> {
  const builtIn = createRequire(import.meta.url)('node:module').isBuiltin('node:sqlite');
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const stable = builtIn && (major > 22 || (major === 22 && minor >= 13));
  const name = stable ? 'node:sqlite' : '@photostructure/sqlite';
  return ((await import(name)) as { DatabaseSync: Driver }).DatabaseSync;
}

/** What SQLite itself finds wrong with a database. */
export const faultsIn = (database: DatabaseSync): string[] =>
  (database.prepare('pragma integrity_check').all() as { integrity_check: string }[])
    .map(({ integrity_check }) => integrity_check)
    .filter((line) => line !== 'ok');

/** How long a statement waits for another process. Milliseconds. */
const patience = 5000;

/** Nobody but the owner reads the files, whatever the folder allows; the log takes after the file. */
function keepPrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) chmodSync(file, 0o600);
}

/** Statements are compiled once and kept, up to this many. */
const kept = 300;

/** Rows of a statement. Where the driver can, it gives arrays, and objects are made of them here: twice as fast. */
function reader(statement: Statement): (parameters: readonly unknown[]) => unknown[] {
  if (!statement.setReturnArrays || !statement.columns) return (parameters) => statement.all(...parameters);
  const names = statement.columns().map(({ name }) => name);
  if (names.length) statement.setReturnArrays(true);
  return (parameters) =>
    (statement.all(...parameters) as unknown[][]).map((values) => {
      const row: Record<string, unknown> = {};
      for (let at = 0; at < names.length; at++) row[names[at]!] = values[at];
      return row;
    });
}

function preparing(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, { run: Statement['run']; all: ReturnType<typeof reader> }>();
  const prepared = (sql: string) => {
    let known = statements.get(sql);
    if (!known) {
      if (statements.size >= kept) statements.delete(statements.keys().next().value!);
      const statement = database.prepare(sql);
      known = { run: (...parameters) => statement.run(...parameters), all: reader(statement) };
      statements.set(sql, known);
    }
    return known;
  };
  return {
    all: (sql, parameters) => prepared(sql).all(parameters),
    run: (sql, parameters) => Number(prepared(sql).run(...parameters).changes),
    close: () => database.close(),
  };
}

/** As it is, but closed with everything in the file: what is only in the log goes there, so the file alone is the whole. */
const settling = (database: DatabaseSync, file: DataFile): SqliteDatabase => ({
  ...preparing(database),
  close() {
    // SQLite would take away the log at the path, which is another database's now; the process is about to end
    if (file.fault() !== undefined) return;
    database.exec('pragma wal_checkpoint(truncate)');
    database.close();
  },
});

/**
 * How `reader` knows that anybody has committed anything. Asked once in a turn of the event loop, for it costs as much as a
 * query; `changed` says that this process has, which counts at once.
 */
function versions(reader: DatabaseSync) {
  const statement = reader.prepare('pragma data_version');
  let known: number | undefined;
  const forget = () => (known = undefined);
  return {
    changed: forget,
    version(): number {
      if (known === undefined) {
        known = (statement.all() as { data_version: number }[])[0]!.data_version;
        setImmediate(forget);
      }
      return known;
    },
  };
}

/**
 * SQLite in one file of a folder, made when absent. WAL with `synchronous=FULL`: a commit that was answered is on the
 * disk. `secure_delete` overwrites what is deleted.
 */
export async function sqliteOn(folder: string): Promise<Engine> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const Database = await driver();
  const path = join(folder, 'turnout.db');
  keepPrivate(path);
  const database = new Database(path);
  database.exec(`
    pragma busy_timeout = ${patience};
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma secure_delete = on;
    pragma foreign_keys = on;
  `);
  const reader = new Database(path);
  reader.exec(`pragma busy_timeout = ${patience}; pragma query_only = on`);
  const { version, changed } = versions(reader);
  // the log and its index are made by the first transaction
  reader.exec('select count(*) from sqlite_schema');
  const file = dataFileAt(path);
  return {
    dialect: groupCommitDialect({
      database: settling(database, file),
      reader: preparing(reader),
      committed: changed,
      assertInPlace: file.assertInPlace,
    }),
    unavailable: (error) => error instanceof DataFileError || unavailableInSqlite(error),
    fileFault: file.fault,
    // without waiting for whoever reads: it is tried again soon, and meanwhile everybody is answered
    wiping: ['pragma busy_timeout = 0', 'pragma wal_checkpoint(truncate)', `pragma busy_timeout = ${patience}`],
    rewriting: ['vacuum'],
    version,
    async backup(path) {
      database.prepare('vacuum into ?').run(path);
    },
    check: async () => faultsIn(database),
    close() {
      reader.close();
      database.close();
    },
  };
}

import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Engine } from './engine.js';
import { sqliteDialect, takenInSqlite, type SqliteDatabase } from './sqlite-dialect.js';

/** What we use of `node:sqlite`. */
interface Statement {
  all(...parameters: unknown[]): unknown[];
  run(...parameters: unknown[]): { changes: number | bigint };
}
interface DatabaseSync {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

/** Built in from Node 22.13; before, a package with the same API and its binaries inside. */
async function driver(): Promise<new (path: string) => DatabaseSync> {
  const builtIn = createRequire(import.meta.url)('node:module').isBuiltin('node:sqlite');
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const stable = builtIn && (major > 22 || (major === 22 && minor >= 13));
  const name = stable ? 'node:sqlite' : '@photostructure/sqlite';
  return ((await import(name)) as { DatabaseSync: new (path: string) => DatabaseSync }).DatabaseSync;
}

/** Statements are compiled once and kept, up to this many. */
const kept = 300;

function preparing(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, Statement>();
  const prepared = (sql: string): Statement => {
    let statement = statements.get(sql);
    if (!statement) {
      if (statements.size >= kept) statements.delete(statements.keys().next().value!);
      statements.set(sql, (statement = database.prepare(sql)));
    }
    return statement;
  };
  return {
    all: (sql, parameters) => prepared(sql).all(...parameters),
    run: (sql, parameters) => Number(prepared(sql).run(...parameters).changes),
    close() {
      // what is only in the log goes to the file, so that the file alone is the whole database
      database.exec('pragma wal_checkpoint(truncate)');
      database.close();
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
  const database = new Database(join(folder, 'turnout.db'));
  database.exec(`
    pragma busy_timeout = 5000;
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma secure_delete = on;
    pragma foreign_keys = on;
  `);
  return {
    dialect: sqliteDialect(preparing(database)),
    taken: takenInSqlite,
    wiping: ['pragma wal_checkpoint(truncate)'],
    rewriting: ['vacuum'],
  };
}

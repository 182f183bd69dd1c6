import sqlite3 from '@sqlite.org/sqlite-wasm';
import type { Engine } from './engine.js';
import { sqliteDialect, isSqliteUnavailable } from './sqlite-dialect.js';

let sqlitePromise: ReturnType<typeof sqlite3> | undefined;

/** Loads the WebAssembly module once per page; a failed load is retried. */
const loadSqlite = () =>
  (sqlitePromise ??= sqlite3().catch((error) => {
    sqlitePromise = undefined;
    throw error;
  }));

export interface PageEngine extends Engine {
  /** A copy of the whole database, for `openSqliteInPage`. */
  snapshot(): Uint8Array;
}

/**
 * SQLite compiled to WebAssembly, in the memory of a page, for the demo and tests. Starts empty or from a `snapshot`.
 */
export async function openSqliteInPage(snapshot?: Uint8Array): Promise<PageEngine> {
  const { oo1, capi, wasm } = await loadSqlite();
  const database = new oo1.DB(':memory:');
  if (snapshot) {
    const bytes = wasm.allocFromTypedArray(snapshot);
    const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE;
    const { length } = snapshot;
    database.checkRc(capi.sqlite3_deserialize(database.pointer!, 'main', bytes, length, length, flags));
  }
  // this build strips one byte order mark from the start of a text that it reads, so two are written
  const withByteOrderMark = (value: unknown) =>
    typeof value === 'string' && value.startsWith('\uFEFF') ? `\uFEFF${value}` : value;
  const bindOptions = (parameters: readonly unknown[]) =>
    parameters.length ? { bind: parameters.map(withByteOrderMark) as never } : {};
  return {
    snapshot: () => capi.sqlite3_js_db_export(database.pointer!),
    dialect: sqliteDialect({
      all: (sql, parameters) =>
        database.exec({ sql, ...bindOptions(parameters), rowMode: 'object', returnValue: 'resultRows' }),
      run(sql, parameters) {
        database.exec({ sql, ...bindOptions(parameters) });
        return database.changes();
      },
      close: () => database.close(),
    }),
    isUnavailable: isSqliteUnavailable,
  };
}

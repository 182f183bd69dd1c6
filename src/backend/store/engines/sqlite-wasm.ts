import initSqlJs, { type Database, type SqlJs, type SqlValue } from 'sql.js';
import type { Engine } from './engine.js';
import { sqliteDialect, isSqliteUnavailable } from './sqlite-dialect.js';

let sqlitePromise: Promise<SqlJs> | undefined;

/** The WebAssembly module. Loaded here, because the library keeps a failed load for ever. */
async function loadWasm(): Promise<ArrayBuffer> {
  const response = await fetch(new URL('sql.js/dist/sql-wasm-browser.wasm', import.meta.url));
  if (!response.ok) throw new Error(`SQLite could not be loaded: status ${response.status}`);
  return response.arrayBuffer();
}

/** Loads SQLite once per page; a failed load is retried. */
const loadSqlite = (): Promise<SqlJs> =>
  (sqlitePromise ??= loadWasm()
    .then((wasmBinary) => initSqlJs({ wasmBinary }))
    .catch((error) => {
      sqlitePromise = undefined;
      throw error;
    }));

export interface PageEngine extends Engine {
  /** A copy of the whole database, for `openSqliteInPage`. */
  snapshot(): Uint8Array;
}

/** This build strips one byte order mark from the start of a text that it reads, so two are written. */
const withByteOrderMark = (value: unknown): SqlValue =>
  (typeof value === 'string' && value.startsWith('\uFEFF') ? `\uFEFF${value}` : value) as SqlValue;

/** The rows of a statement. */
function rowsOf(database: Database, sql: string, parameters: readonly unknown[]): Record<string, SqlValue>[] {
  const statement = database.prepare(sql);
  try {
    statement.bind(parameters.map(withByteOrderMark));
    const rows = [];
    while (statement.step()) rows.push(statement.getAsObject());
    return rows;
  } finally {
    statement.free();
  }
}

/**
 * SQLite compiled to WebAssembly, in the memory of a page, for the demo and tests. Starts empty or from a `snapshot`.
 */
export async function openSqliteInPage(snapshot?: Uint8Array): Promise<PageEngine> {
  const { Database } = await loadSqlite();
  const database = new Database(snapshot);
  return {
    snapshot: () => database.export(),
    dialect: sqliteDialect({
      all: (sql, parameters) => rowsOf(database, sql, parameters),
      run(sql, parameters) {
        rowsOf(database, sql, parameters);
        return database.getRowsModified();
      },
      close: () => database.close(),
    }),
    isUnavailable: isSqliteUnavailable,
  };
}

import sqlite3 from '@sqlite.org/sqlite-wasm';
import type { Engine } from './engine.js';
import { sqliteDialect, unavailableInSqlite } from './sqlite-dialect.js';

let program: ReturnType<typeof sqlite3> | undefined;

/** The program, which a page compiles once however many databases it has; asked for anew where it did not come. */
const once = () =>
  (program ??= sqlite3().catch((error) => {
    program = undefined;
    throw error;
  }));

export interface PageEngine extends Engine {
  /** A copy of the whole database, for `sqliteInPage`. */
  snapshot(): Uint8Array;
}

/**
 * SQLite compiled to WebAssembly, in the memory of a page: for designers and tests, gone with the page. Begins empty, or with
 * the rows of a `snapshot`.
 */
export async function sqliteInPage(snapshot?: Uint8Array): Promise<PageEngine> {
  const { oo1, capi, wasm } = await once();
  const database = new oo1.DB(':memory:');
  if (snapshot) {
    const bytes = wasm.allocFromTypedArray(snapshot);
    const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE;
    const { length } = snapshot;
    database.checkRc(capi.sqlite3_deserialize(database.pointer!, 'main', bytes, length, length, flags));
  }
  // this SQLite takes one byte order mark off the start of every text that it reads: so such a text goes in with two
  const marked = (value: unknown) =>
    typeof value === 'string' && value.startsWith('\uFEFF') ? `\uFEFF${value}` : value;
  const bound = (parameters: readonly unknown[]) =>
    parameters.length ? { bind: parameters.map(marked) as never } : {};
  return {
    snapshot: () => capi.sqlite3_js_db_export(database.pointer!),
    dialect: sqliteDialect({
      all: (sql, parameters) =>
        database.exec({ sql, ...bound(parameters), rowMode: 'object', returnValue: 'resultRows' }),
      run(sql, parameters) {
        database.exec({ sql, ...bound(parameters) });
        return database.changes();
      },
      close: () => database.close(),
    }),
    unavailable: unavailableInSqlite,
  };
}

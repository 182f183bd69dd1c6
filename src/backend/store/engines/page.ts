import sqlite3 from '@sqlite.org/sqlite-wasm';
import type { Engine } from './engine.js';
import { sqliteDialect, takenInSqlite } from './sqlite-dialect.js';

/** SQLite compiled to WebAssembly, in the memory of a page: for designers and tests, gone with the page. */
export async function sqliteInPage(): Promise<Engine> {
  const { oo1 } = await sqlite3();
  const database = new oo1.DB(':memory:');
  const bound = (parameters: readonly unknown[]) => (parameters.length ? { bind: parameters as never } : {});
  return {
    dialect: sqliteDialect({
      all: (sql, parameters) =>
        database.exec({ sql, ...bound(parameters), rowMode: 'object', returnValue: 'resultRows' }),
      run(sql, parameters) {
        database.exec({ sql, ...bound(parameters) });
        return database.changes();
      },
      close: () => database.close(),
    }),
    taken: takenInSqlite,
  };
}

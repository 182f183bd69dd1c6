import { join } from 'node:path';
import { loadDriver } from '../../src/backend/store/engines/sqlite.js';

/** Rows of a query, read from the data folder of a server that runs. */
export async function rowsOf(data: string, query: string): Promise<unknown[]> {
  const Database = await loadDriver();
  const database = new Database(join(data, 'turnout.db'));
  try {
    database.exec('pragma busy_timeout = 10000');
    return database.prepare(query).all();
  } finally {
    database.close();
  }
}

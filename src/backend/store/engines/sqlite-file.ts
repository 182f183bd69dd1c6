import { loadDriver, integrityFaults } from './sqlite.js';

/** The contents of a database file. */
export interface FileContents {
  /** Whether it is a database of Turnout. */
  isTurnout: boolean;
  persons: number;
  /** Results of SQLite's integrity check. */
  faults: string[];
}

/** Reads a file without changing it. Throws if it is no database. */
export async function inspectFile(path: string): Promise<FileContents> {
  const Database = await loadDriver();
  const database = new Database(path, { readOnly: true });
  try {
    const count = (sql: string) => Number((database.prepare(sql).all()[0] as { count: number | bigint }).count);
    const tables = count(`select count(*) as count from sqlite_master where type = 'table'
      and name in ('schema_version', 'setting', 'workspace', 'list', 'event', 'person')`);
    const faults = integrityFaults(database);
    const isTurnout = tables === 6;
    return {
      isTurnout,
      persons: isTurnout && !faults.length ? count('select count(*) as count from person') : 0,
      faults,
    };
  } finally {
    database.close();
  }
}

async function textsIn(path: string, query: string): Promise<ReadonlySet<string> | undefined> {
  const Database = await loadDriver();
  try {
    const database = new Database(path, { readOnly: true });
    try {
      const rows = database.prepare(query).all() as { text: string }[];
      return new Set(rows.map(({ text }) => text));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

/**
 * SHA-256 hashes of the active workspace keys in a file. Undefined if the file is damaged or no database of Turnout.
 */
export const activeKeyHashes = (path: string): Promise<ReadonlySet<string> | undefined> =>
  textsIn(path, 'select hash as text from access_key where revoked_at is null');

/** The ids of the webhooks of a database that are in force; undefined if it cannot be read, or is of a version without webhooks. */
export const activeWebhooks = (path: string): Promise<ReadonlySet<string> | undefined> =>
  textsIn(path, 'select id as text from webhook where disabled_at is null');

/**
 * Merges the write-ahead log into the database file and deletes it, which SQLite allows only without other connections: false
 * while another process has the database open.
 */
export async function mergeLog(path: string): Promise<boolean> {
  const Database = await loadDriver();
  const database = new Database(path);
  try {
    // not as a prepared statement, which would keep the file open
    database.exec('pragma journal_mode = delete');
    return true;
  } catch (error) {
    if (/database is locked/.test((error as Error).message)) return false;
    throw error;
  } finally {
    database.close();
  }
}

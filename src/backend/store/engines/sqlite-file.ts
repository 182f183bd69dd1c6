import { driver, faultsIn } from './sqlite.js';

/** What a file holds, as it lies there. */
export interface Contents {
  /** Whether the tables are those of Turnout. */
  ours: boolean;
  persons: number;
  /** What SQLite finds wrong with it. */
  faults: string[];
}

/** Looks into a file without changing it. Throws where it is no database at all. */
export async function contentsOf(path: string): Promise<Contents> {
  const Database = await driver();
  const database = new Database(path, { readOnly: true });
  try {
    const one = (sql: string) => Number((database.prepare(sql).all()[0] as { count: number | bigint }).count);
    const tables = one(`select count(*) as count from sqlite_master where type = 'table'
      and name in ('schema_version', 'setting', 'workspace', 'list', 'event', 'person')`);
    const faults = faultsIn(database);
    const ours = tables === 6;
    return { ours, persons: ours && !faults.length ? one('select count(*) as count from person') : 0, faults };
  } finally {
    database.close();
  }
}

/**
 * SHA-256 of the workspace keys in force in a file. Undefined where the file cannot tell: it is damaged, or none of Turnout.
 */
export async function keysInForce(path: string): Promise<ReadonlySet<string> | undefined> {
  const Database = await driver();
  try {
    const database = new Database(path, { readOnly: true });
    try {
      const rows = database.prepare('select hash from access_key where revoked_at is null').all() as { hash: string }[];
      return new Set(rows.map(({ hash }) => hash));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

/**
 * Brings everything into the one file and takes the files beside it away, which SQLite does only for whoever is alone
 * with a database: false while somebody else has it open.
 */
export async function settled(path: string): Promise<boolean> {
  const Database = await driver();
  const database = new Database(path);
  try {
    // as a whole, not as a statement: one that is kept would keep the file open
    database.exec('pragma journal_mode = delete');
    return true;
  } catch (error) {
    if (/database is locked/.test((error as Error).message)) return false;
    throw error;
  } finally {
    database.close();
  }
}

import type { Engine } from './engine.js';
import { sqliteOn } from './sqlite.js';

/** Where an installation keeps its data. */
export interface Place {
  /** Folder of the SQLite file; made when absent. */
  data: string;
  /** `postgres://user@host/database`, instead of the folder. */
  database?: string | undefined;
}

/** The engine for a place: PostgreSQL where an address is given, else SQLite. */
export async function engineAt({ data, database }: Place): Promise<Engine> {
  if (!database) return sqliteOn(data);
  // loaded only where it is used
  const { postgresAt } = await import('./postgres.js');
  return postgresAt(database);
}

import type { Engine } from './engine.js';
import { openSqlite } from './sqlite.js';

/** Whether a location is a URL like `postgres://user@host/database`; any other location is the folder of a SQLite file. */
export const isPostgresUrl = (location: string): boolean => /^postgres(ql)?:\/\//.test(location);

/** Opens PostgreSQL at a URL, else SQLite in a folder, which is created when absent. */
export async function openEngine(location: string): Promise<Engine> {
  if (!isPostgresUrl(location)) return openSqlite(location);
  // loaded on demand
  const { openPostgres } = await import('./postgres.js');
  return openPostgres(location);
}

/** A location without credentials, to be shown. */
export function redactedLocation(location: string): string {
  if (!isPostgresUrl(location)) return location;
  const { protocol, host, pathname } = new URL(location);
  return `${protocol}//${host}${pathname}`;
}

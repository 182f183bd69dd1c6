import type { Engine } from './engine.js';
import { openSqlite } from './sqlite.js';

/** Whether a location is a URL like `postgres://user@host/database`; any other location is the folder of a SQLite file. */
export const isPostgresUrl = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);

/** Opens PostgreSQL at a URL, else SQLite in a folder, which is created when absent. */
export async function openEngine(place: string): Promise<Engine> {
  if (!isPostgresUrl(place)) return openSqlite(place);
  // loaded on demand
  const { openPostgres } = await import('./postgres.js');
  return openPostgres(place);
}

/** A location without credentials, to be shown. */
export function redactedLocation(place: string): string {
  if (!isPostgresUrl(place)) return place;
  const { protocol, host, pathname } = new URL(place);
  return `${protocol}//${host}${pathname}`;
}

import type { Engine } from './engine.js';
import { sqliteOn } from './sqlite.js';

/** True for `postgres://user@host/database`; any other place is the folder of a SQLite file. */
export const isPostgres = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);

/** The engine for a place: PostgreSQL at an address, else SQLite in a folder, made when absent. */
export async function engineAt(place: string): Promise<Engine> {
  if (!isPostgres(place)) return sqliteOn(place);
  // loaded only where it is used
  const { postgresAt } = await import('./postgres.js');
  return postgresAt(place);
}

/** A place as it may be shown: an address without who signs in there and with what. */
export function shownPlace(place: string): string {
  if (!isPostgres(place)) return place;
  const { protocol, host, pathname } = new URL(place);
  return `${protocol}//${host}${pathname}`;
}

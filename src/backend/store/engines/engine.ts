import type { Dialect } from 'kysely';

/** Where the rows are. Everything that differs between databases is behind this. */
export interface Engine {
  readonly dialect: Dialect;
  /** The columns of the unique constraint that a failed statement hit, by name; undefined for any other failure. */
  taken(error: unknown): string | undefined;
}

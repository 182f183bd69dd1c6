import type { Dialect } from 'kysely';

/** Where the rows are. Everything that differs between databases is behind this. */
export interface Engine {
  readonly dialect: Dialect;
  /** The columns of the unique constraint that a failed statement hit, by name; undefined for any other failure. */
  taken(error: unknown): string | undefined;
  /** Statements that wipe deleted rows out of the log. */
  readonly wiping?: readonly string[];
  /** Statements that write the database anew, so that nothing in it is left of deleted rows. */
  readonly rewriting?: readonly string[];
}

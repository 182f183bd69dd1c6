import type { Dialect } from 'kysely';

/** Where the rows are. Everything that differs between databases is behind this. */
export interface Engine {
  readonly dialect: Dialect;
  /** True for failures of the ground below, which may pass: no room left, nothing can be written, somebody else is at it. */
  unavailable(error: unknown): boolean;
  /** True where a transaction met another and succeeds, or fails otherwise, when it is tried again. */
  collides?(error: unknown): boolean;
  /** The same for the steps of the schema, which another process may be taking at the same moment. */
  migrating?(error: unknown): boolean;
  /** Another number after every commit, whoever made it; absent where that is not told without asking over a network. */
  version?(): number;
  /** Statements that wipe deleted rows out of the log. */
  readonly wiping?: readonly string[];
  /** Statements that write the database anew, so that nothing in it is left of deleted rows. */
  readonly rewriting?: readonly string[];
  /** Writes a consistent copy to a file that is empty, while others go on writing. */
  backup?(path: string): Promise<void>;
  /** What is wrong with the database as such, whatever is in it; empty when nothing is. */
  check?(): Promise<string[]>;
  /** A sentence where the database is not the file at its path any more: nothing is acknowledged until it is again. */
  fileFault?(): string | undefined;
  /** For who opened no store on it, and so cannot close one. */
  close?(): void;
}

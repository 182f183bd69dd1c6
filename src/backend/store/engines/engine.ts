import type { Dialect } from 'kysely';

/** A database. All differences between SQLite and PostgreSQL are behind this interface. */
export interface Engine {
  readonly dialect: Dialect;
  /** Whether a failure may pass: disk full, read-only, locked, or no connection. */
  isUnavailable(error: unknown): boolean;
  /** Whether a transaction failed because of a concurrent one, and should be retried. */
  isConflict?(error: unknown): boolean;
  /** The same for migrations, which another process may run at the same moment. */
  isMigrationConflict?(error: unknown): boolean;
  /** A number that changes with every commit of any process; absent if reading it would cost a network round trip. */
  dataVersion?(): number;
  /** Statements that remove deleted rows from the write-ahead log. */
  readonly checkpoint?: readonly string[];
  /** Statements that rewrite the database, so that no trace of deleted rows is left in its file. */
  readonly vacuum?: readonly string[];
  /** Writes a consistent copy to an empty file while other processes go on writing. */
  backup?(path: string): Promise<void>;
  /** Faults of the database file itself; empty when it is sound. */
  check?(): Promise<string[]>;
  /** A sentence while the open database is no longer the file at its path; until then nothing is acknowledged. */
  fileFault?(): string | undefined;
  /** Closes the database if no store was opened on it. */
  close?(): void;
}

/**
 * A database as an earlier version of the schema left it, to the letter: frozen text in words that every engine
 * understands, never made by today's migrations.
 */
export interface Snapshot {
  /** What the database says of itself. */
  readonly number: number;
  /** What made its tables. */
  readonly statements: readonly string[];
  /** A small club in it, by table. */
  readonly rows: Readonly<Record<string, readonly Record<string, unknown>[]>>;
  /** Columns, by table, in which later versions write something else; a test of its own tells what. */
  readonly rewritten?: Readonly<Record<string, readonly string[]>>;
}

/** The present name of a table that had another one. */
export const presentTable = (name: string): string => ({ held: 'pending_review' })[name] ?? name;

/** The workspace key of each of these clubs, which their databases know by hash only. */
export const key = `sk_${'k'.repeat(43)}`;

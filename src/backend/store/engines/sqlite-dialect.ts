import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';

/** The interface of a SQLite database, in a file or in WebAssembly. */
export interface SqliteDatabase {
  /** The rows of a statement. */
  all(sql: string, parameters: readonly unknown[]): unknown[];
  /** The number of rows that a statement changed. */
  run(sql: string, parameters: readonly unknown[]): number;
  close(): void;
}

export const returnsRows = ({ query }: CompiledQuery): boolean =>
  query.kind === 'SelectQueryNode' ||
  query.kind === 'RawNode' ||
  ('returning' in query && query.returning !== undefined);

class Connection implements DatabaseConnection {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    this.#database = database;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (returnsRows(query)) return { rows: this.#database.all(query.sql, query.parameters) as Row[] };
    return { rows: [], numAffectedRows: BigInt(this.#database.run(query.sql, query.parameters)) };
  }

  // eslint-disable-next-line require-yield -- the interface asks for a generator
  async *streamQuery<Row>(): AsyncGenerator<QueryResult<Row>> {
    throw new Error('Rows come in pages here, never as a stream');
  }
}

/** One connection, used by one caller at a time: transactions do not interleave. */
class SingleConnectionDriver implements Driver {
  readonly #database: SqliteDatabase;
  readonly #connection: Connection;
  #idle: Promise<void> = Promise.resolve();
  readonly #release = new WeakMap<DatabaseConnection, () => void>();

  constructor(database: SqliteDatabase) {
    this.#database = database;
    this.#connection = new Connection(database);
  }

  async init() {}

  async acquireConnection() {
    const previous = this.#idle;
    let release = () => {};
    this.#idle = new Promise((resolve) => (release = resolve));
    await previous;
    this.#release.set(this.#connection, release);
    return this.#connection;
  }

  async releaseConnection(connection: DatabaseConnection) {
    this.#release.get(connection)?.();
  }

  async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    try {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    } catch (error) {
      // a full disk rolls back by itself; its own error is the one to report
      if (!/no transaction is active/.test((error as Error).message)) throw error;
    }
  }

  async destroy() {
    this.#database.close();
  }
}

/** Kysely's SQLite dialect over any `SqliteDatabase`. */
export const sqliteDialect = (database: SqliteDatabase): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new SingleConnectionDriver(database),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** SQLITE_BUSY, _READONLY, _IOERR, _FULL and _CANTOPEN (https://sqlite.org/rescode.html). */
const transientCodes = new Set([5, 8, 10, 13, 14]);
const transientMessages = /database is locked|readonly database|disk I\/O error|disk is full|unable to open database/;

/** Whether a failure may pass, by its result code or, if the driver gives none, by SQLite's message. */
export function isSqliteUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode, resultCode } = error as Error & { code?: string; errcode?: number; resultCode?: number };
  // primary result code: the lowest byte
  const result = errcode ?? resultCode;
  if (result !== undefined) return transientCodes.has(result & 0xff);
  return code === 'ERR_SQLITE_ERROR' && transientMessages.test(error.message);
}

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

/** The little that a SQLite must offer, whether it is a file or lives in a page. */
export interface SqliteDatabase {
  /** Rows of a statement that gives some. */
  all(sql: string, parameters: readonly unknown[]): unknown[];
  /** Number of rows that a statement changed. */
  run(sql: string, parameters: readonly unknown[]): number;
  close(): void;
}

export const givesRows = ({ query }: CompiledQuery): boolean =>
  query.kind === 'SelectQueryNode' ||
  query.kind === 'RawNode' ||
  ('returning' in query && query.returning !== undefined);

class Connection implements DatabaseConnection {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    this.#database = database;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (givesRows(query)) return { rows: this.#database.all(query.sql, query.parameters) as Row[] };
    return { rows: [], numAffectedRows: BigInt(this.#database.run(query.sql, query.parameters)) };
  }

  // eslint-disable-next-line require-yield -- the interface asks for a generator
  async *streamQuery<Row>(): AsyncGenerator<QueryResult<Row>> {
    throw new Error('Rows come in pages here, never as a stream');
  }
}

/** One connection, lent to one caller at a time: a transaction never sees another's statements. */
class OneConnection implements Driver {
  readonly #database: SqliteDatabase;
  readonly #connection: Connection;
  #free: Promise<void> = Promise.resolve();
  readonly #release = new WeakMap<DatabaseConnection, () => void>();

  constructor(database: SqliteDatabase) {
    this.#database = database;
    this.#connection = new Connection(database);
  }

  async init() {}

  async acquireConnection() {
    const before = this.#free;
    let release = () => {};
    this.#free = new Promise((resolve) => (release = resolve));
    await before;
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
      // a full disk takes a transaction back by itself; what is to be told is that, and not this
      if (!/no transaction is active/.test((error as Error).message)) throw error;
    }
  }

  async destroy() {
    this.#database.close();
  }
}

/** Kysely's SQLite, over whichever SQLite there is. */
export const sqliteDialect = (database: SqliteDatabase): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new OneConnection(database),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** SQLITE_BUSY, _READONLY, _IOERR, _FULL and _CANTOPEN (https://sqlite.org/rescode.html). */
const passing = new Set([5, 8, 10, 13, 14]);
const passingly = /database is locked|readonly database|disk I\/O error|disk is full|unable to open database/;

/** By the result code; where a driver gives none, by SQLite's own words for it. */
export function unavailableInSqlite(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode, resultCode } = error as Error & { code?: string; errcode?: number; resultCode?: number };
  // the lowest byte is the kind of failure, above it are the details
  const result = errcode ?? resultCode;
  if (result !== undefined) return passing.has(result & 0xff);
  return code === 'ERR_SQLITE_ERROR' && passingly.test(error.message);
}

import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { returnsRows, sqliteDialect, type SqliteDatabase } from './sqlite-dialect.js';
import { Writer } from './writer.js';

/** A connection of one caller: reads outside of transactions go to the reader, everything else to the writer. */
class Session implements DatabaseConnection {
  inTransaction = false;
  /** The last error of a statement. */
  failure: unknown;
  readonly #writer: Writer;
  readonly #database: SqliteDatabase;
  readonly #reader: SqliteDatabase;

  constructor(writer: Writer, database: SqliteDatabase, reader: SqliteDatabase) {
    this.#writer = writer;
    this.#database = database;
    this.#reader = reader;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { kind } = query.query;
    if (this.inTransaction) return this.#run(query, this.#database);
    if (kind === 'SelectQueryNode') return this.#run(query, this.#reader);
    // `vacuum` cannot run in a transaction
    if (kind === 'RawNode') return this.#writer.runExclusively(() => this.#run<Row>(query, this.#database));
    await this.#writer.begin();
    let result: QueryResult<Row>;
    try {
      result = this.#run<Row>(query, this.#database);
    } catch (error) {
      this.#writer.rollback(error);
      throw error;
    }
    await this.#writer.commit();
    return result;
  }

  #run<Row>(query: CompiledQuery, { all, run }: SqliteDatabase): QueryResult<Row> {
    try {
      if (returnsRows(query)) return { rows: all(query.sql, query.parameters) as Row[] };
      return { rows: [], numAffectedRows: BigInt(run(query.sql, query.parameters)) };
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }

  // eslint-disable-next-line require-yield -- the interface asks for a generator
  async *streamQuery<Row>(): AsyncGenerator<QueryResult<Row>> {
    throw new Error('Rows come in pages here, never as a stream');
  }
}

/** One writer with shared commits, and a reader that never waits for it and sees only committed data. */
class GroupCommit implements Driver {
  readonly #database: SqliteDatabase;
  readonly #reader: SqliteDatabase;
  readonly #writer: Writer;

  constructor({ database, reader, onCommit = () => {}, assertInPlace = () => {} }: GroupCommitOptions) {
    this.#database = database;
    this.#reader = reader;
    this.#writer = new Writer(database, onCommit, assertInPlace);
  }

  async init() {}

  async acquireConnection() {
    return new Session(this.#writer, this.#database, this.#reader);
  }

  async releaseConnection() {}

  async beginTransaction(session: DatabaseConnection) {
    await this.#writer.begin();
    (session as Session).inTransaction = true;
  }

  async commitTransaction(session: DatabaseConnection) {
    (session as Session).inTransaction = false;
    await this.#writer.commit();
  }

  async rollbackTransaction(session: DatabaseConnection) {
    // a transaction whose commit failed was rolled back with its group
    if (!(session as Session).inTransaction) return;
    (session as Session).inTransaction = false;
    this.#writer.rollback((session as Session).failure);
  }

  async destroy() {
    await this.#writer.runExclusively(() => {
      this.#reader.close();
      this.#database.close();
    });
  }
}

export interface GroupCommitOptions {
  /** The connection that writes. */
  database: SqliteDatabase;
  /** The connection that reads. */
  reader: SqliteDatabase;
  /** Called after each commit. */
  onCommit?: () => void;
  /** Throws if the open database is not the file at its path. */
  assertInPlace?: () => void;
}

/** SQLite in a file with group commit (docs/storage.md#sqlite). */
export const groupCommitDialect = (options: GroupCommitOptions): Dialect => ({
  ...sqliteDialect(options.database),
  createDriver: () => new GroupCommit(options),
});

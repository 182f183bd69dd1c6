import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { turn } from '../turn.js';
import { givesRows, sqliteDialect, type SqliteDatabase } from './sqlite-dialect.js';

/** Transactions that share one commit: each is answered when that commit is on the disk, or fails with it. */
class Group {
  members = 0;
  readonly done: Promise<void>;
  resolve!: () => void;
  reject!: (error: unknown) => void;

  constructor() {
    this.done = new Promise((resolve, reject) => Object.assign(this, { resolve, reject }));
    // whoever waits for it hears of it; where nobody does, nobody has to
    this.done.catch(() => {});
  }
}

/**
 * The one who writes. Transactions run one after the other, each in a savepoint of a larger one, and those that come within
 * one turn of the event loop are committed together: one flush of the disk for all of them.
 */
class Writer {
  readonly #database: SqliteDatabase;
  readonly #committed: () => void;
  #free: Promise<void> = Promise.resolve();
  #leave = () => {};
  #group: Group | undefined;

  constructor(database: SqliteDatabase, committed: () => void) {
    this.#database = database;
    this.#committed = committed;
  }

  /** Waits for its turn; whoever comes later waits until `leave`. */
  async #enter(): Promise<void> {
    const before = this.#free;
    let leave = () => {};
    this.#free = new Promise((resolve) => (leave = resolve));
    await before;
    this.#leave = leave;
  }

  #say(sql: string): void {
    this.#database.run(sql, []);
  }

  async begin(): Promise<void> {
    await this.#enter();
    try {
      if (!this.#group) {
        this.#say('begin immediate');
        this.#group = new Group();
      }
      this.#say('savepoint one');
    } catch (error) {
      this.#leave();
      throw error;
    }
  }

  /** Ends a transaction, and resolves when it is on the disk. */
  async commit(): Promise<void> {
    const group = this.#group!;
    try {
      this.#say('release one');
    } catch (error) {
      this.#fail(error);
      this.#leave();
      throw error;
    }
    if (group.members++ === 0) void turn().then(() => this.#close(group));
    this.#leave();
    return group.done;
  }

  /** Takes a transaction back. `cause` is what went wrong in it. */
  rollback(cause: unknown): void {
    try {
      this.#say('rollback to one');
      this.#say('release one');
      if (!this.#group?.members) {
        this.#say('rollback');
        this.#group = undefined;
      }
    } catch (error) {
      // a full disk takes back the whole transaction by itself, and with it what others did in it
      this.#fail(cause ?? error);
    } finally {
      this.#leave();
    }
  }

  /** Runs alone, outside of every transaction: what has been done before is committed first. */
  async alone<Result>(work: () => Result): Promise<Result> {
    await this.#enter();
    try {
      if (this.#group) this.#flush();
      return work();
    } finally {
      this.#leave();
    }
  }

  async #close(group: Group): Promise<void> {
    await this.#enter();
    if (this.#group === group) this.#flush();
    this.#leave();
  }

  #flush(): void {
    const group = this.#group;
    try {
      this.#say('commit');
      this.#committed();
      this.#group = undefined;
      group?.resolve();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Nothing of the group is stored: everybody in it hears why. */
  #fail(error: unknown): void {
    const group = this.#group;
    this.#group = undefined;
    try {
      this.#say('rollback');
    } catch {
      // it is rolled back already
    }
    group?.reject(error);
  }
}

/** What is lent to one caller: reads go to the reader, what is said in a transaction to the writer. */
class Session implements DatabaseConnection {
  inTransaction = false;
  /** The last thing that went wrong. */
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
    // `vacuum` and the like cannot be part of anything
    if (kind === 'RawNode') return this.#writer.alone(() => this.#run<Row>(query, this.#database));
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
      if (givesRows(query)) return { rows: all(query.sql, query.parameters) as Row[] };
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

/** One writer whose commits are shared, and a reader who never waits for it and sees only what is committed. */
class GroupCommit implements Driver {
  readonly #database: SqliteDatabase;
  readonly #reader: SqliteDatabase;
  readonly #writer: Writer;

  constructor(database: SqliteDatabase, reader: SqliteDatabase, committed: () => void) {
    this.#database = database;
    this.#reader = reader;
    this.#writer = new Writer(database, committed);
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
    // a transaction whose commit failed is rolled back with its group
    if (!(session as Session).inTransaction) return;
    (session as Session).inTransaction = false;
    this.#writer.rollback((session as Session).failure);
  }

  async destroy() {
    await this.#writer.alone(() => {
      this.#reader.close();
      this.#database.close();
    });
  }
}

/** SQLite in a file, for one process that writes: durable and fast at once (design.md section 7). `committed` hears of each commit. */
export const groupCommitDialect = (
  database: SqliteDatabase,
  reader: SqliteDatabase,
  committed: () => void = () => {},
): Dialect => ({
  ...sqliteDialect(database),
  createDriver: () => new GroupCommit(database, reader, committed),
});

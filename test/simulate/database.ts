import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import type { Engine } from '../../src/backend/store/engines/engine.js';
import { groupCommitDialect } from '../../src/backend/store/engines/group-commit.js';
import { loadDriver, type DatabaseSync } from '../../src/backend/store/engines/sqlite.js';
import {
  returnsRows,
  sqliteDialect,
  isSqliteUnavailable,
  type SqliteDatabase,
} from '../../src/backend/store/engines/sqlite-dialect.js';
import type { Owner, World } from './world.js';

/**
 * How transactions of two processes meet. `group commit` is the product's own writer of SQLite: they come one after the
 * other. `optimistic` is what a serializable PostgreSQL does: they run beside each other, and one that has read what another
 * has changed is refused and tried again.
 */
export type Mode = 'group commit' | 'optimistic';

export const isBusy = (error: unknown): boolean =>
  /database is locked|database table is locked/.test((error as Error).message);

/** Takes back what was begun; nothing where nothing was. */
function rollBack(database: DatabaseSync): void {
  try {
    database.exec('rollback');
  } catch (error) {
    if (!/no transaction is active/.test((error as Error).message)) throw error;
  }
}

// loaded here: what is loaded later comes by way of another thread, at no moment of a world
const Database = await loadDriver();

/** A connection of its own to the file. Waits for nobody: who waits, waits in the world. */
export function connect(path: string): SqliteDatabase {
  const database: DatabaseSync = new Database(path);
  // power cuts are not simulated: test/walk/flushes shows that commits are on the disk
  database.exec(
    'pragma busy_timeout = 0; pragma journal_mode = wal; pragma synchronous = off; pragma foreign_keys = on',
  );
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const prepared = (sql: string) => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    all: (sql, parameters) => prepared(sql).all(...parameters),
    run: (sql, parameters) => Number(prepared(sql).run(...parameters).changes),
    close() {
      // statements that are kept would keep the connection, and with it a transaction that nobody ends
      rollBack(database);
      statements.clear();
      database.close();
    },
  };
}

class OwnConnection implements DatabaseConnection {
  isInTransaction = false;
  constructor(readonly database: SqliteDatabase) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (returnsRows(query)) return { rows: this.database.all(query.sql, query.parameters) as Row[] };
    return { rows: [], numAffectedRows: BigInt(this.database.run(query.sql, query.parameters)) };
  }

  // eslint-disable-next-line require-yield -- the interface asks for a generator
  async *streamQuery<Row>(): AsyncGenerator<QueryResult<Row>> {
    throw new Error('Rows come in pages here, never as a stream');
  }
}

/** A connection for each who asks: their transactions run beside each other. */
class ManyConnections implements Driver {
  readonly #free: OwnConnection[] = [];
  readonly #connect: () => SqliteDatabase;

  constructor(open: () => SqliteDatabase) {
    this.#connect = open;
  }

  async init() {}
  async acquireConnection() {
    return this.#free.pop() ?? new OwnConnection(this.#connect());
  }
  async releaseConnection(connection: DatabaseConnection) {
    this.#free.push(connection as OwnConnection);
  }
  async beginTransaction(connection: DatabaseConnection) {
    (connection as OwnConnection).database.run('begin', []);
    (connection as OwnConnection).isInTransaction = true;
  }
  async commitTransaction(connection: DatabaseConnection) {
    (connection as OwnConnection).database.run('commit', []);
    (connection as OwnConnection).isInTransaction = false;
  }
  async rollbackTransaction(connection: DatabaseConnection) {
    if (!(connection as OwnConnection).isInTransaction) return;
    (connection as OwnConnection).isInTransaction = false;
    (connection as OwnConnection).database.run('rollback', []);
  }
  async destroy() {}
}

/** Of a statement: what it does to which table. */
const labelOf = ({ sql }: CompiledQuery): string =>
  `${/^\w+/.exec(sql)?.[0]} ${/(?:from|into|update) "(\w+)"/.exec(sql)?.[1] ?? ''}`;

/** How long a statement waits for another process, as in the product. Milliseconds. */
const BUSY_TIMEOUT_MS = 5_000;

/** Every call of a driver waits for its turn first, and none of a process that has died ever returns. */
function takingTurns(inner: Driver, world: World, owner: Owner & { readonly name: string }): Driver {
  const pendingForever = new Promise<never>(() => {});
  const call = async <Result>(label: string, work: () => Promise<Result>, waits = false): Promise<Result> => {
    const end = world.now + BUSY_TIMEOUT_MS;
    for (;;) {
      await world.turn(`${owner.name} ${label}`, owner);
      try {
        const result = await work();
        if (!owner.isAlive) return pendingForever;
        return result;
      } catch (error) {
        if (!owner.isAlive) return pendingForever;
        // somebody else writes
        if (!waits || !isBusy(error) || world.now > end) throw error;
        // at once, or later
        if (world.random.chance(0.5)) await world.sleep(world.random.between(1, 50));
      }
    }
  };
  const open = new WeakSet<DatabaseConnection>();
  const wrapped = new WeakMap<DatabaseConnection, DatabaseConnection>();
  const inside = (connection: DatabaseConnection) => wrapped.get(connection)!;
  return {
    init: () => inner.init(),
    async acquireConnection() {
      const given = await call('connection', () => inner.acquireConnection());
      const connection: DatabaseConnection = {
        executeQuery: (query) => call(labelOf(query), () => given.executeQuery(query), !open.has(connection)),
        streamQuery: (query, size) => given.streamQuery(query, size),
      };
      wrapped.set(connection, given);
      return connection;
    },
    async beginTransaction(connection, settings) {
      await call('begin', () => inner.beginTransaction(inside(connection), settings), true);
      open.add(connection);
    },
    async commitTransaction(connection) {
      await call('commit', () => inner.commitTransaction(inside(connection)));
      // it is committed, and whoever did it may die before they know
      await world.turn(`${owner.name} committed`, owner);
      open.delete(connection);
    },
    async rollbackTransaction(connection) {
      open.delete(connection);
      await call('rollback', () => inner.rollbackTransaction(inside(connection)));
    },
    releaseConnection: (connection) => inner.releaseConnection(inside(connection)),
    destroy: () => inner.destroy(),
  };
}

/** The database file as one process sees it. `disconnect` is what the system does when the process dies. */
export function engineOf(
  { path, mode }: { path: string; mode: Mode },
  world: World,
  owner: Owner & { readonly name: string },
): { engine: Engine; disconnect: () => void } {
  const connections: SqliteDatabase[] = [];
  const open = () => {
    const connection = connect(path);
    connections.push(connection);
    return connection;
  };
  const disconnect = () => {
    for (const connection of connections.splice(0)) connection.close();
  };
  const turns = (dialect: Dialect): Dialect => ({
    ...dialect,
    createDriver: () => takingTurns(dialect.createDriver(), world, owner),
  });
  if (mode === 'optimistic') {
    const dialect = { ...sqliteDialect(open()), createDriver: () => new ManyConnections(open) };
    return { engine: { dialect: turns(dialect), isUnavailable: isSqliteUnavailable, isConflict: isBusy }, disconnect };
  }
  const [database, reader] = [open(), open()];
  const dataVersion = () => (reader.all('pragma data_version', []) as { data_version: number }[])[0]!.data_version;
  return {
    engine: {
      dialect: turns(groupCommitDialect({ database, reader })),
      isUnavailable: isSqliteUnavailable,
      dataVersion,
    },
    disconnect,
  };
}

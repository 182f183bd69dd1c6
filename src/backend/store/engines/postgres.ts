import { PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Engine } from './engine.js';

/** `bigint`, which PostgreSQL sends as text: our numbers are milliseconds, cents and counts, and JavaScript holds them. */
const bigint = 20;

interface PostgresError extends Error {
  /** SQLSTATE, five signs (https://www.postgresql.org/docs/current/errcodes-appendix.html), or a code of the platform. */
  code?: string;
}

/** No connection (08), no resources (53), ended or starting (57P), read only (25006). */
const passing = /^(08...|53...|57P0.|25006|ECONN\w+|ENOTFOUND|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/;
/** The same without a code: what the client says of a connection that ended under it. */
const passingly = /Connection terminated|is not queryable|timeout exceeded when trying to connect/;

export function unavailableInPostgres(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as Partial<PostgresError>;
  return passing.test(code) || passingly.test(message);
}

/**
 * Two transactions met and one has to begin again: serialization failure, deadlock, and a unique key that another process
 * took after it was looked for. The next try finds who has it, and answers that as it would have a moment later.
 */
const collided = new Set(['40001', '40P01', '23505']);

export const collidesInPostgres = (error: unknown): boolean =>
  collided.has((error as PostgresError | undefined)?.code ?? '');

/** Tables that hold persons or tell of them. */
const personal = [
  'person',
  'fee',
  'idempotency',
  'idempotency_person',
  'portal_link_person',
  'portal_session',
  'outbox',
  'email_change',
];

export interface PostgresOptions {
  /** The most at once. */
  connections?: number;
  /** Milliseconds after which one that nobody uses is ended. */
  idle?: number;
}

/**
 * PostgreSQL, for several processes on one database (design.md section 7). `url` as in `postgres://user@host/database`.
 * What it writes suits the engines that speak its protocol: no serial ids, no advisory locks, transactions that are tried
 * again.
 */
export function postgresAt(url: string, { connections = 10, idle = 10_000 }: PostgresOptions = {}): Engine {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    idleTimeoutMillis: idle,
    allowExitOnIdle: true,
    connectionTimeoutMillis: 5_000,
    types: {
      getTypeParser: ((oid: number, format: string) =>
        oid === bigint ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
    },
  });
  // a connection that ends while nobody uses it is replaced by the next one who needs one
  pool.on('error', () => {});
  // and one that ends between two statements of a transaction fails the next: nothing that has to end the process
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    dialect: new PostgresDialect({ pool }),
    unavailable: unavailableInPostgres,
    collides: collidesInPostgres,
    // somebody else has just made the table, the column or the type
    migrating: (error) =>
      collidesInPostgres(error) || /^(42P07|42701|42710)$/.test((error as PostgresError).code ?? ''),
    // rewrites the tables; what its own write-ahead log keeps goes when its segments are recycled
    rewriting: personal.map((table) => `vacuum (full) ${table}`),
    close: () => void pool.end(),
  };
}

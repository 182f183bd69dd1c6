import { PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Engine } from './engine.js';

/** OID of `bigint`, which the driver returns as text; our values are safe integers. */
const BIGINT_OID = 20;

interface PostgresError extends Error {
  /** SQLSTATE, five signs (https://www.postgresql.org/docs/current/errcodes-appendix.html), or a code of the platform. */
  code?: string;
}

/** No connection (08), no resources (53), ended or starting (57P), read only (25006). */
const transientCodes = /^(08...|53...|57P0.|25006|ECONN\w+|ENOTFOUND|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/;
/** Messages of the client for lost connections, which carry no code. */
const transientMessages = /Connection terminated|is not queryable|timeout exceeded when trying to connect/;

export function isPostgresUnavailable(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as Partial<PostgresError>;
  return transientCodes.test(code) || transientMessages.test(message);
}

/**
 * Serialization failure, deadlock, and unique violation by a concurrent transaction: the retry finds the other's row and
 * answers accordingly.
 */
const conflictCodes = new Set(['40001', '40P01', '23505']);

export const isPostgresConflict = (error: unknown): boolean =>
  conflictCodes.has((error as PostgresError | undefined)?.code ?? '');

/** Tables with personal data. */
const personalTables = [
  'person',
  'fee',
  'credit',
  'desk_journal',
  'desk_link',
  'desk_message',
  'desk_session',
  'idempotency',
  'idempotency_person',
  'portal_link',
  'portal_link_person',
  'portal_session',
  'outbox',
  'email_change',
  'consent',
  'refused_mail',
  'pending_registration',
  'pending_review',
  'registration',
  'registration_link',
  'registration_session',
  'webhook_delivery',
];

export interface PostgresOptions {
  /** Size of the connection pool. */
  maxConnections?: number;
  /** Idle connections are closed after this time. */
  idleTimeoutMs?: number;
}

/**
 * Opens PostgreSQL, for several processes on one database (docs/storage.md#postgresql). `url` is like
 * `postgres://user@host/database`. Compatible with engines that speak its protocol: no serial ids, no advisory locks,
 * transactions that are retried.
 */
export function openPostgres(
  url: string,
  { maxConnections = 10, idleTimeoutMs = 10_000 }: PostgresOptions = {},
): Engine {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    idleTimeoutMillis: idleTimeoutMs,
    allowExitOnIdle: true,
    connectionTimeoutMillis: 5_000,
    types: {
      getTypeParser: ((oid: number, format: string) =>
        oid === BIGINT_OID ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
    },
  });
  // a connection that ends while idle is replaced on demand
  pool.on('error', () => {});
  // one that ends within a transaction fails the next statement; without a listener the process would exit
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    dialect: new PostgresDialect({ pool }),
    isUnavailable: isPostgresUnavailable,
    isConflict: isPostgresConflict,
    // another process has just created the table, the column or the type
    isMigrationConflict: (error) =>
      isPostgresConflict(error) || /^(42P07|42701|42710)$/.test((error as PostgresError).code ?? ''),
    // rewrites the tables; the server's write-ahead log forgets when its segments are recycled
    vacuum: personalTables.map((table) => `vacuum (full) ${table}`),
    close: () => void pool.end(),
  };
}

import pg from 'pg';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '../../src/backend/store/engines/engine.js';
import { postgresAt } from '../../src/backend/store/engines/postgres.js';
import { sqliteOn } from '../../src/backend/store/engines/sqlite.js';

/** A PostgreSQL that tests are to run on instead of SQLite: see `on-postgres.mjs`. */
const server = process.env['TURNOUT_TEST_POSTGRES'];

const root = mkdtempSync(join(tmpdir(), 'turnout-test-'));
process.once('exit', () => rmSync(root, { recursive: true, force: true }));

const admin = server ? new pg.Pool({ connectionString: server, max: 1, allowExitOnIdle: true }) : undefined;
let schemas = 0;

/** Tables of its own in the one database. */
async function newSchema(url: string): Promise<Engine> {
  const name = `test_${process.pid}_${schemas++}`;
  await admin!.query(`create schema ${name}`);
  return postgresAt(`${url}?options=${encodeURIComponent(`-c search_path=${name}`)}`, { connections: 3, idle: 100 });
}

/** An empty database: SQLite in a folder of its own, gone with the process, or a schema of PostgreSQL. */
export const newEngine = (): Promise<Engine> =>
  server ? newSchema(server) : sqliteOn(mkdtempSync(join(root, 'data-')));

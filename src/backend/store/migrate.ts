import { sql, type Kysely } from 'kysely';
import type { Schema } from './schema.js';
import { migrations } from './migrations/index.js';

/** The database was written by a later version of Turnout. */
export class NewerDatabaseError extends Error {
  constructor(databaseVersion: number) {
    super(
      `This database was written by a newer Turnout (schema ${databaseVersion}, this one knows ${migrations.length}). Please update.`,
    );
  }
}

/** The version that the database says; 0 if it is new. */
async function storedVersion(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from schema_version`.execute(db);
  return rows[0]?.version ?? 0;
}

/** Runs the missing migrations in one transaction, one process after the other. Throws `NewerDatabaseError`. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  await sql`create table if not exists schema_version (version integer not null)`.execute(db);
  await db.transaction().execute(async (transaction) => {
    const version = await storedVersion(transaction);
    if (version > migrations.length) throw new NewerDatabaseError(version);
    if (version === migrations.length) return;
    // locks the row until the transaction ends: another process may be migrating, and has renamed what is to be renamed here
    if (version) await sql`update schema_version set version = version`.execute(transaction);
    for (const migration of migrations.slice(version && (await storedVersion(transaction))))
      await migration(transaction);
    if (!version) await sql`insert into schema_version (version) values (${migrations.length})`.execute(transaction);
    else await sql`update schema_version set version = ${migrations.length}`.execute(transaction);
  });
}

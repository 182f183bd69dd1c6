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

/** Runs the missing migrations in one transaction. Throws `NewerDatabaseError`. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  await sql`create table if not exists schema_version (version integer not null)`.execute(db);
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ version: number }>`select version from schema_version`.execute(transaction);
    const version = rows[0]?.version ?? 0;
    if (version > migrations.length) throw new NewerDatabaseError(version);
    if (version === migrations.length) return;
    for (const migration of migrations.slice(version)) await migration(transaction);
    if (!rows.length)
      await sql`insert into schema_version (version) values (${migrations.length})`.execute(transaction);
    else await sql`update schema_version set version = ${migrations.length}`.execute(transaction);
  });
}

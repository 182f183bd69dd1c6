import { PostgresAdapter, sql } from 'kysely';
import type { Migration } from './migration.js';

/**
 * The table of registrations that wait for review is named for its content, and so are its indexes. On PostgreSQL the former name stays
 * as a view that takes writes: processes of the version before run on while a club updates without downtime.
 */
export const pendingReviews: Migration = async (db) => {
  const { schema } = db;
  const indexes = {
    age: ['created_at'],
    family: ['workspace_id', 'slug', 'family'],
    mail: ['workspace_id', 'mail_key'],
  };
  for (const name of Object.keys(indexes)) await schema.dropIndex(`held_${name}`).execute();
  await schema.alterTable('held').renameTo('pending_review').execute();
  for (const [name, columns] of Object.entries(indexes))
    await schema.createIndex(`pending_review_${name}`).on('pending_review').columns(columns).execute();
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  // SQLite names the index of a primary key for its table
  await sql`alter table pending_review rename constraint held_key to pending_review_key`.execute(db);
  await sql`create view held as select * from pending_review`.execute(db);
};

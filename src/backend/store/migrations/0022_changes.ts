import { sql } from 'kysely';
import type { Migration } from './migration.js';

/** The order in which persons and fees changed last. Those that exist get their place by the time of their last change. */
export const changes: Migration = async (db) => {
  const { schema } = db;
  await schema
    .createTable('change_counter')
    .addColumn('workspace_id', 'text', (column) => column.primaryKey())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('latest_change')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('list_id', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('latest_change_key', ['workspace_id', 'sequence'])
    .addUniqueConstraint('latest_change_subject', ['workspace_id', 'subject_id', 'list_id'])
    .execute();
  const index = (name: string) => schema.createIndex(name).on('latest_change');
  await index('latest_change_list').columns(['workspace_id', 'list_id', 'sequence']).execute();
  await index('latest_change_deleted').columns(['deleted', 'changed_at']).where('deleted', '=', 1).execute();
  await schema.createIndex('fee_by_id').on('fee').columns(['workspace_id', 'id']).execute();
  await sql`
    insert into latest_change (workspace_id, sequence, subject, list_id, subject_id, changed_at, deleted)
    select workspace_id, row_number() over (partition by workspace_id order by changed_at, row_key),
      subject, list_id, id, changed_at, 0
    from (
      select workspace_id, 'person' as subject, list_id, id, row_key, changed_at from person where confirmed = 1
      union all
      select fee.workspace_id, 'fee', person.list_id, fee.id, fee.row_key, fee.created_at from fee
      join person on person.workspace_id = fee.workspace_id and person.id = fee.person_id
    ) as existing
  `.execute(db);
  await sql`
    insert into change_counter (workspace_id, sequence)
    select workspace_id, max(sequence) from latest_change group by workspace_id
  `.execute(db);
};

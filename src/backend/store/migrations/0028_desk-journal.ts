import type { Migration } from './migration.js';

/** The journal of the desk: which organiser did what when, without values of persons. */
export const deskJournal: Migration = async ({ schema }) => {
  await schema
    .createTable('desk_journal')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('row_key', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('list_id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('desk_journal_key', ['workspace_id', 'row_key'])
    .execute();
  await schema.createIndex('desk_journal_person').on('desk_journal').columns(['workspace_id', 'person_id']).execute();
  await schema.createIndex('desk_journal_at').on('desk_journal').column('at').execute();
};

import type { Migration } from './migration.js';

/** New e-mail addresses of members that count only once they were confirmed, and the links that confirm or undo them. */
export const emailChanges: Migration = async ({ schema }) => {
  await schema
    .createTable('email_change')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('former', 'text')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('language', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addPrimaryKeyConstraint('email_change_key', ['workspace_id', 'id'])
    .execute();
  await schema.createIndex('email_change_person').on('email_change').columns(['workspace_id', 'person_id']).execute();
  await schema
    .createTable('email_change_token')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('change_id', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('email_change_token_key', ['workspace_id', 'token_hash'])
    .execute();
  await schema
    .createIndex('email_change_token_change')
    .on('email_change_token')
    .columns(['workspace_id', 'change_id'])
    .execute();
};

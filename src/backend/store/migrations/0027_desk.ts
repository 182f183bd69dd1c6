import type { Migration } from './migration.js';

/** The organisers of a club, and their links and sessions at the desk. */
export const desk: Migration = async ({ schema }) => {
  await schema.alterTable('workspace').addColumn('organisers', 'text').execute();

  await schema
    .createTable('desk_link')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('desk_link_key', ['workspace_id', 'token_hash'])
    .execute();
  await schema.createIndex('desk_link_end').on('desk_link').column('expires_at').execute();

  await schema
    .createTable('desk_session')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('desk_session_key', ['workspace_id', 'token_hash'])
    .execute();
  await schema.createIndex('desk_session_end').on('desk_session').column('expires_at').execute();
};

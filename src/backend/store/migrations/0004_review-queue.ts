import type { Migration } from './migration.js';

/** Registrations that are held for review. */
export const reviewQueue: Migration = async ({ schema }) => {
  await schema
    .createTable('held')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('list_id', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('held_key', ['workspace_id', 'id'])
    .execute();
  await schema.createIndex('held_age').on('held').columns(['created_at']).execute();
};

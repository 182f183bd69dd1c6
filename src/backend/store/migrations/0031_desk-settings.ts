import type { Migration } from './migration.js';

/** Settings of events that the desk has changed, beside those of the workspace file. */
export const deskSettings: Migration = async ({ schema }) => {
  await schema
    .createTable('desk_setting')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('list_id', 'text', (column) => column.notNull())
    .addColumn('closed_at', 'bigint')
    .addColumn('event_closes_at', 'bigint')
    .addColumn('form_closes_at', 'bigint')
    .addColumn('has_places', 'integer', (column) => column.notNull())
    .addColumn('file_places', 'integer')
    .addPrimaryKeyConstraint('desk_setting_key', ['workspace_id', 'list_id'])
    .execute();
};

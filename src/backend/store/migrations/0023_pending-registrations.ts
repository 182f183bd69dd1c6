import type { Migration } from './migration.js';

/** Registrations that a gate has sent to a service, or is about to, and whose answer is not known yet. */
export const pendingRegistrations: Migration = async ({ schema }) => {
  await schema
    .createTable('pending_registration')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('list_id', 'text', (column) => column.notNull())
    .addColumn('external_id', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('deadline_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('pending_registration_key', ['workspace_id', 'list_id', 'external_id'])
    .execute();
};

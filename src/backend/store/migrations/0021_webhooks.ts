import type { Migration } from './migration.js';

/** Webhooks, and their deliveries. */
export const webhooks: Migration = async ({ schema }) => {
  await schema
    .createTable('webhook')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('allows_private', 'integer', (column) => column.notNull())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('disabled_at', 'bigint')
    .addPrimaryKeyConstraint('webhook_key', ['workspace_id', 'id'])
    .execute();
  await schema
    .createTable('webhook_delivery')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('webhook_id', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('queued_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('claim', 'text')
    .addColumn('claimed_until', 'bigint', (column) => column.notNull())
    .addColumn('tried_at', 'bigint')
    .addColumn('answer', 'text')
    .addPrimaryKeyConstraint('webhook_delivery_key', ['workspace_id', 'id'])
    .execute();
  const index = (name: string) => schema.createIndex(name).on('webhook_delivery');
  await index('webhook_delivery_due').columns(['state', 'due_at']).execute();
  await index('webhook_delivery_log').columns(['workspace_id', 'webhook_id', 'id']).execute();
  await index('webhook_delivery_queued').columns(['queued_at']).execute();
};

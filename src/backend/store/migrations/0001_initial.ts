import type { Migration } from './migration.js';

/** Workspaces, lists, events, persons, keys, forms, stored answers. */
export const initial: Migration = async ({ schema }) => {
  await schema
    .createTable('setting')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('workspace')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('contact_email', 'text')
    .addColumn('portal_origins', 'text', (column) => column.notNull())
    .addColumn('subscription', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('list')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('list_key', ['workspace_id', 'id'])
    .execute();
  await schema
    .createTable('event')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('list_id', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('published', 'integer', (column) => column.notNull())
    .addColumn('opens_at', 'bigint')
    .addColumn('closes_at', 'bigint', (column) => column.notNull())
    .addColumn('start_date', 'text', (column) => column.notNull())
    .addColumn('end_date', 'text', (column) => column.notNull())
    .addColumn('max_persons', 'integer')
    .addColumn('persons_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('location', 'text')
    .addColumn('description', 'text')
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_key', ['workspace_id', 'list_id'])
    .addUniqueConstraint('event_slug', ['workspace_id', 'slug'])
    .execute();
  await schema
    .createTable('custom_column')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('list_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('allowed_values', 'text')
    .addColumn('external_id', 'text')
    .addPrimaryKeyConstraint('custom_column_key', ['workspace_id', 'list_id', 'id'])
    .addUniqueConstraint('custom_column_external_id', ['workspace_id', 'list_id', 'external_id'])
    .execute();
  await schema
    .createTable('person')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('list_id', 'text', (column) => column.notNull())
    .addColumn('row_key', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('external_id', 'text')
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('email', 'text')
    .addColumn('email_key', 'text')
    .addColumn('membership_number', 'text')
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('confirmed', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('person_key', ['workspace_id', 'list_id', 'row_key'])
    .addUniqueConstraint('person_id', ['workspace_id', 'list_id', 'id'])
    .addUniqueConstraint('person_external_id', ['workspace_id', 'list_id', 'external_id'])
    .execute();
  await schema
    .createTable('access_key')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('lists', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .addPrimaryKeyConstraint('access_key_key', ['workspace_id', 'id'])
    .execute();
  await schema
    .createTable('idempotency')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('key_hash', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_key', ['workspace_id', 'key_hash'])
    .execute();
  await schema.createIndex('idempotency_age').on('idempotency').columns(['created_at']).execute();
  await schema
    .createTable('form')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('list_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('published', 'integer', (column) => column.notNull())
    .addColumn('opens_at', 'bigint')
    .addColumn('closes_at', 'bigint')
    .addColumn('layout', 'text')
    .addPrimaryKeyConstraint('form_key', ['workspace_id', 'slug'])
    .execute();
  await schema.createIndex('form_list').on('form').columns(['workspace_id', 'list_id']).execute();
};

import { sql } from 'kysely';
import type { Migration } from './migration.js';

/** Fees, portal links, rates; and a stored answer may be about several persons. */
export const feesAndPortalLinks: Migration = async (db) => {
  const { schema } = db;
  await schema
    .alterTable('workspace')
    .addColumn('portal_status', 'text', (column) => column.notNull().defaultTo('enabled'))
    .execute();
  await schema
    .createTable('cost_unit')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('archived', 'integer', (column) => column.notNull())
    .addColumn('categories', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('cost_unit_key', ['workspace_id', 'name'])
    .execute();
  await schema
    .createTable('fee')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('row_key', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('attached_expense', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('fee_key', ['workspace_id', 'person_id', 'row_key'])
    .addUniqueConstraint('fee_reference', ['workspace_id', 'reference'])
    .execute();
  await schema
    .createTable('portal_link')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('portal_link_key', ['workspace_id', 'token_hash'])
    .execute();
  await schema.createIndex('portal_link_age').on('portal_link').columns(['workspace_id', 'expires_at']).execute();
  await schema
    .createTable('portal_link_person')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('portal_link_person_key', ['workspace_id', 'person_id', 'token_hash'])
    .execute();
  await schema
    .createTable('idempotency_person')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('key_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_person_key', ['workspace_id', 'person_id', 'key_hash'])
    .execute();
  await sql`
    insert into idempotency_person (workspace_id, person_id, key_hash)
    select workspace_id, person_id, key_hash from idempotency where person_id is not null
  `.execute(db);
  await schema.alterTable('idempotency').dropColumn('person_id').execute();
  await schema
    .createTable('rate')
    .addColumn('bucket', 'text', (column) => column.primaryKey())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('rate_age').on('rate').columns(['until']).execute();
  // persons are looked up within a workspace (fees) and by what members sign in with
  await schema.createIndex('person_by_id').on('person').columns(['workspace_id', 'id']).execute();
  await schema.createIndex('person_by_external_id').on('person').columns(['workspace_id', 'external_id']).execute();
  await schema.createIndex('person_by_email').on('person').columns(['workspace_id', 'list_id', 'email_key']).execute();
  await schema
    .createIndex('person_by_membership_number')
    .on('person')
    .columns(['workspace_id', 'list_id', 'membership_number'])
    .execute();
};

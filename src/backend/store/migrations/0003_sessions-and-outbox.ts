import type { Migration } from './migration.js';

/** Sessions of the member portal, mails that are to be sent; and ways to what had to be looked for row by row. */
export const sessionsAndOutbox: Migration = async ({ schema }) => {
  await schema
    .createTable('portal_session')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('link_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('portal_session_key', ['workspace_id', 'token_hash'])
    .execute();
  await schema.createIndex('portal_session_link').on('portal_session').columns(['workspace_id', 'link_hash']).execute();
  await schema
    .createTable('outbox')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('row_key', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text')
    .addColumn('email_key', 'text')
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('claim', 'text')
    .addColumn('claimed_until', 'bigint', (column) => column.notNull())
    .addColumn('perhaps_sent', 'integer', (column) => column.notNull())
    .addColumn('given_up_at', 'bigint')
    .addPrimaryKeyConstraint('outbox_key', ['workspace_id', 'row_key'])
    .execute();
  await schema.createIndex('outbox_due').on('outbox').columns(['due_at']).execute();
  await schema.createIndex('outbox_person').on('outbox').columns(['workspace_id', 'person_id']).execute();
  await schema
    .createIndex('idempotency_person_answer')
    .on('idempotency_person')
    .columns(['workspace_id', 'key_hash'])
    .execute();
  await schema
    .createIndex('portal_link_person_link')
    .on('portal_link_person')
    .columns(['workspace_id', 'token_hash'])
    .execute();
  await schema.createIndex('outbox_email').on('outbox').columns(['workspace_id', 'email_key']).execute();
};

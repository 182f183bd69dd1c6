import type { Migration } from './migration.js';

/** Codes that sign in on the device that asked for a link. The codes themselves are stored nowhere. */
export const signInCodes: Migration = async ({ schema }) => {
  await schema
    .createTable('sign_in_code')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('address_digest', 'text', (column) => column.notNull())
    .addColumn('link_hash', 'text')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sign_in_code_key', ['workspace_id', 'request_hash'])
    .execute();
  await schema.createIndex('sign_in_code_link').on('sign_in_code').columns(['workspace_id', 'link_hash']).execute();
  await schema.createIndex('sign_in_code_end').on('sign_in_code').column('expires_at').execute();
};

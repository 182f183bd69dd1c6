import type { Migration } from './migration.js';

/** Accent colour and mail settings of a club; contact and notices of a form; notices to organisers; mails that nobody got. */
export const mailSettings: Migration = async ({ schema }) => {
  for (const name of ['accent_color', 'mail_settings'])
    await schema.alterTable('workspace').addColumn(name, 'text').execute();
  for (const name of ['contact_email', 'notify']) await schema.alterTable('form').addColumn(name, 'text').execute();
  await schema.alterTable('registration').addColumn('noticed_state', 'text').execute();
  await schema
    .alterTable('held')
    .addColumn('noticed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  for (const table of ['registration', 'held'])
    await schema.createIndex(`${table}_mail`).on(table).columns(['workspace_id', 'mail_key']).execute();
  await schema
    .createTable('notice_digest')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('notice_digest_key', ['workspace_id'])
    .execute();
  await schema
    .createTable('refused_mail')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('row_key', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('refused_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('refused_mail_key', ['workspace_id', 'row_key'])
    .execute();
  await schema.createIndex('refused_mail_person').on('refused_mail').columns(['workspace_id', 'person_id']).execute();
};

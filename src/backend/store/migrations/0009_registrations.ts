import type { Migration } from './migration.js';

/** Registrations through forms, the links in mails about them, and the sessions that the links open. */
export const registrations: Migration = async ({ schema }) => {
  await schema
    .createTable('registration')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('list_id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('family', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('language', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('deadline_at', 'bigint')
    .addColumn('mail_key', 'text')
    .addPrimaryKeyConstraint('registration_key', ['workspace_id', 'id'])
    .execute();
  await schema.createIndex('registration_person').on('registration').columns(['workspace_id', 'person_id']).execute();
  await schema
    .createIndex('registration_family')
    .on('registration')
    .columns(['workspace_id', 'slug', 'family'])
    .execute();
  await schema
    .createIndex('registration_state')
    .on('registration')
    .columns(['workspace_id', 'list_id', 'state', 'created_at', 'id'])
    .execute();
  await schema.createIndex('registration_deadline').on('registration').columns(['deadline_at']).execute();
  await schema
    .createTable('registration_link')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('family', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('registration_link_key', ['workspace_id', 'token_hash'])
    .execute();
  await schema
    .createIndex('registration_link_family')
    .on('registration_link')
    .columns(['workspace_id', 'slug', 'family'])
    .execute();
  await schema.createIndex('registration_link_end').on('registration_link').columns(['expires_at']).execute();
  await schema
    .createTable('registration_session')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('link_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('registration_session_key', ['workspace_id', 'token_hash'])
    .execute();
  await schema
    .createIndex('registration_session_link')
    .on('registration_session')
    .columns(['workspace_id', 'link_hash'])
    .execute();
  await schema.createIndex('registration_session_end').on('registration_session').columns(['seen_at']).execute();
  // who registered together, in which language, and which mail tells them that it is looked at
  for (const name of ['family', 'language', 'mail_key'])
    await schema.alterTable('held').addColumn(name, 'text').execute();
  await schema.createIndex('held_family').on('held').columns(['workspace_id', 'slug', 'family']).execute();
};

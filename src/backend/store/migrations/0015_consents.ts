import type { Migration } from './migration.js';

/** Consents with their time, the texts that were shown for them, and the texts that a form had until lately. */
export const consents: Migration = async ({ schema }) => {
  await schema
    .createTable('consent')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('row_key', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('given', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('language', 'text')
    .addColumn('text_hash', 'text')
    .addPrimaryKeyConstraint('consent_key', ['workspace_id', 'row_key'])
    .execute();
  await schema.createIndex('consent_person').on('consent').columns(['workspace_id', 'person_id']).execute();
  await schema
    .createTable('consent_text')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('consent_text_key', ['workspace_id', 'hash'])
    .execute();
  await schema
    .createTable('former_wording')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('wording', 'text', (column) => column.notNull())
    .addColumn('consents', 'text', (column) => column.notNull())
    .addColumn('replaced_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('former_wording_key', ['workspace_id', 'slug', 'wording'])
    .execute();
  await schema.alterTable('held').addColumn('consents', 'text').execute();
};

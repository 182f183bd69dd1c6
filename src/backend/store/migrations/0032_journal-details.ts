import type { Migration } from './migration.js';

/** Entries of the desk's journal name the registration, whose person may become another one, and the fields that were corrected. */
export const journalDetails: Migration = async ({ schema }) => {
  await schema.alterTable('desk_journal').addColumn('registration_id', 'text').execute();
  await schema.alterTable('desk_journal').addColumn('field_names', 'text').execute();
  await schema
    .createIndex('desk_journal_registration')
    .on('desk_journal')
    .columns(['workspace_id', 'registration_id'])
    .execute();
};

import type { Migration } from './migration.js';

/** Registrations that exist already, and that a gate has to send to its service before their state changes. */
export const pendingTransitions: Migration = async ({ schema }) => {
  await schema.alterTable('pending_registration').addColumn('registration_id', 'text').execute();
  await schema
    .createIndex('pending_registration_of')
    .on('pending_registration')
    .columns(['workspace_id', 'registration_id'])
    .execute();
};

import type { Migration } from './migration.js';

/** Links that confirm the address of a registration. */
export const addressConfirmations: Migration = async ({ schema }) => {
  await schema.alterTable('registration_link').addColumn('registration_id', 'text').execute();
};

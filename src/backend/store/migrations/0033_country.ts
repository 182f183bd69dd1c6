import type { Migration } from './migration.js';

/** The country that addresses in the forms of a club begin with. */
export const country: Migration = async ({ schema }) => {
  await schema.alterTable('workspace').addColumn('country', 'text').execute();
};

import type { Migration } from './migration.js';

/** Addresses of the privacy notice and the imprint of a club. */
export const legalPages: Migration = async ({ schema }) => {
  await schema.alterTable('workspace').addColumn('privacy_url', 'text').execute();
  await schema.alterTable('workspace').addColumn('imprint_url', 'text').execute();
};

import type { Migration } from './migration.js';

/** The address that a sign-in link was mailed to. Links of earlier versions have none. */
export const linkAddresses: Migration = async ({ schema }) => {
  await schema.alterTable('portal_link').addColumn('email_key', 'text').execute();
};

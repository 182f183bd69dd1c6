import type { Migration } from './migration.js';

/** The logo of a club and its website, for hosted pages. */
export const branding: Migration = async ({ schema }) => {
  for (const name of ['logo_url', 'website_url'])
    await schema.alterTable('workspace').addColumn(name, 'text').execute();
};

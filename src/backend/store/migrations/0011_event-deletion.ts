import type { Migration } from './migration.js';

/** When data of events is deleted. */
export const eventDeletion: Migration = async ({ schema }) => {
  await schema.alterTable('event').addColumn('deletion', 'text').execute();
};

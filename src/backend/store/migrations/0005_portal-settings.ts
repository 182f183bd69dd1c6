import type { Migration } from './migration.js';

/** How a member portal is meant to be: its page, its mails, what members see of themselves. */
export const portalSettings: Migration = async ({ schema }) => {
  await schema
    .alterTable('workspace')
    .addColumn('languages', 'text', (column) => column.notNull().defaultTo('["de","en"]'))
    .execute();
  await schema
    .alterTable('workspace')
    .addColumn('portal', 'text', (column) => column.notNull().defaultTo('{"page":null,"mails":{},"profile":null}'))
    .execute();
};

import type { Migration } from './migration.js';

/** The bank account of a club; the days on which a fee is due and was paid. */
export const payments: Migration = async ({ schema }) => {
  await schema.alterTable('workspace').addColumn('bank_account', 'text').execute();
  await schema.alterTable('fee').addColumn('due_at', 'text').execute();
  await schema.alterTable('fee').addColumn('paid_at', 'text').execute();
};

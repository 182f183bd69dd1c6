import type { Migration } from './migration.js';

/** Where a club is paid; by when a fee is due, and when it was paid. */
export const payments: Migration = async ({ schema }) => {
  await schema.alterTable('workspace').addColumn('bank_account', 'text').execute();
  await schema.alterTable('fee').addColumn('due_at', 'text').execute();
  await schema.alterTable('fee').addColumn('paid_at', 'text').execute();
};

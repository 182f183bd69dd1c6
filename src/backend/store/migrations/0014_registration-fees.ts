import type { Migration } from './migration.js';

/** The fee of a registration. */
export const registrationFees: Migration = async ({ schema }) => {
  await schema.alterTable('registration').addColumn('fee_id', 'text').execute();
  // what is looked for every few seconds
  await schema
    .createIndex('registration_without_fee')
    .on('registration')
    .columns(['id', 'fee_id', 'amount'])
    .where('fee_id', 'is', null)
    .where('amount', 'is not', null)
    .execute();
};

import type { Migration } from './migration.js';

/**
 * Which fees are a registration's, what was paid too much, and what a registration costs that waits for review. `fee_number` counts the
 * fees that were created for a registration: their Idempotency-Keys are made of it.
 */
export const feesAndCredits: Migration = async (db) => {
  const { schema } = db;
  await schema.alterTable('fee').addColumn('registration_id', 'text').execute();
  await schema.createIndex('fee_registration').on('fee').columns(['workspace_id', 'registration_id']).execute();
  await schema
    .alterTable('registration')
    .addColumn('fee_number', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('held').addColumn('position', 'integer').execute();
  await schema.alterTable('held').addColumn('amount', 'bigint').execute();
  await schema
    .createTable('credit')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text')
    .addColumn('registration_id', 'text')
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('refunded_at', 'text')
    .addPrimaryKeyConstraint('credit_key', ['workspace_id', 'id'])
    .execute();
  await schema.createIndex('credit_person').on('credit').columns(['workspace_id', 'person_id']).execute();
  await schema.createIndex('credit_registration').on('credit').columns(['workspace_id', 'registration_id']).execute();
  const created = await db
    .selectFrom('registration')
    .select(['workspace_id', 'id', 'fee_id'])
    .where('fee_id', 'is not', null)
    .execute();
  for (const { workspace_id, id, fee_id } of created) {
    const own = { registration_id: id };
    await db.updateTable('fee').set(own).where('workspace_id', '=', workspace_id).where('id', '=', fee_id).execute();
    await db
      .updateTable('registration')
      .set({ fee_number: 1 })
      .where('workspace_id', '=', workspace_id)
      .where('id', '=', id)
      .execute();
  }
};

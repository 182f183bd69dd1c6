import type { Migration } from './migration.js';

/** When events and persons changed last. An event counts its revisions from now on; a person has changed when it was created. */
export const changeTimes: Migration = async (db) => {
  await db.schema
    .alterTable('event')
    .addColumn('changed_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('event')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.updateTable('event').set({ changed_at: Date.now() }).execute();
  await db.schema
    .alterTable('person')
    .addColumn('changed_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db
    .updateTable('person')
    .set(({ ref }) => ({ changed_at: ref('created_at') }))
    .execute();
};

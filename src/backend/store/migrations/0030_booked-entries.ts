import type { Migration } from './migration.js';

/** The entries of bank statements that paid fees, as keyed digests: each pays once, however often its file is imported. */
export const bookedEntries: Migration = async ({ schema }) => {
  await schema
    .createTable('booked_entry')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('booked_entry_key', ['workspace_id', 'digest'])
    .execute();
};

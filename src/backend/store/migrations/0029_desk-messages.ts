import { sql } from 'kysely';
import type { Migration } from './migration.js';

/** Messages of organisers to the participants of a list. */
export const deskMessages: Migration = async ({ schema }) => {
  await schema
    .createTable('desk_message')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('list_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('mail_count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('desk_message_key', ['workspace_id', 'id'])
    .execute();
  await schema.createIndex('desk_message_list').on('desk_message').columns(['workspace_id', 'list_id', 'at']).execute();
  await schema.createIndex('desk_message_at').on('desk_message').column('at').execute();
  // the mails of messages that are about several persons are looked for when one of them is deleted
  await schema
    .createIndex('outbox_desk_message')
    .on('outbox')
    .columns(['workspace_id', 'kind'])
    .where('kind', '=', sql.lit('desk_message'))
    .execute();
};

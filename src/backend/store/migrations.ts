import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from './schema.js';

type Step = (db: Transaction<Schema>) => Promise<void>;

/** Forward only: a step is never changed once it has shipped, the next one is appended. */
const steps: readonly Step[] = [
  async ({ schema }) => {
    await schema
      .createTable('setting')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('workspace')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('slug', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('time_zone', 'text', (column) => column.notNull())
      .addColumn('contact_email', 'text')
      .addColumn('portal_origins', 'text', (column) => column.notNull())
      .addColumn('subscription', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('list')
      .addColumn('workspace_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('list_key', ['workspace_id', 'id'])
      .execute();
    await schema
      .createTable('event')
      .addColumn('workspace_id', 'text', (column) => column.notNull())
      .addColumn('list_id', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('published', 'integer', (column) => column.notNull())
      .addColumn('opens_at', 'bigint')
      .addColumn('closes_at', 'bigint', (column) => column.notNull())
      .addColumn('start_date', 'text', (column) => column.notNull())
      .addColumn('end_date', 'text', (column) => column.notNull())
      .addColumn('max_persons', 'integer')
      .addColumn('persons_count', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('location', 'text')
      .addColumn('description', 'text')
      .addColumn('position', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('event_key', ['workspace_id', 'list_id'])
      .addUniqueConstraint('event_slug', ['workspace_id', 'slug'])
      .execute();
    await schema
      .createTable('custom_column')
      .addColumn('workspace_id', 'text', (column) => column.notNull())
      .addColumn('list_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('allowed_values', 'text')
      .addColumn('external_id', 'text')
      .addPrimaryKeyConstraint('custom_column_key', ['workspace_id', 'list_id', 'id'])
      .addUniqueConstraint('custom_column_external_id', ['workspace_id', 'list_id', 'external_id'])
      .execute();
    await schema
      .createTable('person')
      .addColumn('workspace_id', 'text', (column) => column.notNull())
      .addColumn('list_id', 'text', (column) => column.notNull())
      .addColumn('row_key', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('external_id', 'text')
      .addColumn('first_name', 'text')
      .addColumn('last_name', 'text')
      .addColumn('email', 'text')
      .addColumn('email_key', 'text')
      .addColumn('membership_number', 'text')
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('confirmed', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('person_key', ['workspace_id', 'list_id', 'row_key'])
      .addUniqueConstraint('person_id', ['workspace_id', 'list_id', 'id'])
      .addUniqueConstraint('person_external_id', ['workspace_id', 'list_id', 'external_id'])
      .execute();
    await schema
      .createTable('access_key')
      .addColumn('workspace_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('scopes', 'text', (column) => column.notNull())
      .addColumn('lists', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('revoked_at', 'bigint')
      .addPrimaryKeyConstraint('access_key_key', ['workspace_id', 'id'])
      .execute();
    await schema
      .createTable('idempotency')
      .addColumn('workspace_id', 'text', (column) => column.notNull())
      .addColumn('key_hash', 'text', (column) => column.notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('status', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('idempotency_key', ['workspace_id', 'key_hash'])
      .execute();
    await schema.createIndex('idempotency_age').on('idempotency').columns(['created_at']).execute();
    await schema
      .createTable('form')
      .addColumn('workspace_id', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('list_id', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('published', 'integer', (column) => column.notNull())
      .addColumn('opens_at', 'bigint')
      .addColumn('closes_at', 'bigint')
      .addColumn('layout', 'text')
      .addPrimaryKeyConstraint('form_key', ['workspace_id', 'slug'])
      .execute();
    await schema.createIndex('form_list').on('form').columns(['workspace_id', 'list_id']).execute();
  },

  // fees, portal links, rates; and a stored answer may be about several persons
  async (db) => {
    const { schema } = db;
    await schema
      .alterTable('workspace')
      .addColumn('portal_status', 'text', (column) => column.notNull().defaultTo('enabled'))
      .execute();
    await schema
      .createTable('cost_unit')
      .addColumn('workspace_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('archived', 'integer', (column) => column.notNull())
      .addColumn('categories', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('cost_unit_key', ['workspace_id', 'name'])
      .execute();
    await schema
      .createTable('fee')
      .addColumn('workspace_id', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('row_key', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('attached_expense', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('fee_key', ['workspace_id', 'person_id', 'row_key'])
      .addUniqueConstraint('fee_reference', ['workspace_id', 'reference'])
      .execute();
    await schema
      .createTable('portal_link')
      .addColumn('workspace_id', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('portal_link_key', ['workspace_id', 'token_hash'])
      .execute();
    await schema.createIndex('portal_link_age').on('portal_link').columns(['workspace_id', 'expires_at']).execute();
    await schema
      .createTable('portal_link_person')
      .addColumn('workspace_id', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('portal_link_person_key', ['workspace_id', 'person_id', 'token_hash'])
      .execute();
    await schema
      .createTable('idempotency_person')
      .addColumn('workspace_id', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('key_hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('idempotency_person_key', ['workspace_id', 'person_id', 'key_hash'])
      .execute();
    await sql`
      insert into idempotency_person (workspace_id, person_id, key_hash)
      select workspace_id, person_id, key_hash from idempotency where person_id is not null
    `.execute(db);
    await schema.alterTable('idempotency').dropColumn('person_id').execute();
    await schema
      .createTable('rate')
      .addColumn('bucket', 'text', (column) => column.primaryKey())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('rate_age').on('rate').columns(['until']).execute();
    // persons are looked up within a workspace (fees) and by what members sign in with
    await schema.createIndex('person_by_id').on('person').columns(['workspace_id', 'id']).execute();
    await schema.createIndex('person_by_external_id').on('person').columns(['workspace_id', 'external_id']).execute();
    await schema
      .createIndex('person_by_email')
      .on('person')
      .columns(['workspace_id', 'list_id', 'email_key'])
      .execute();
    await schema
      .createIndex('person_by_membership_number')
      .on('person')
      .columns(['workspace_id', 'list_id', 'membership_number'])
      .execute();
  },
];

/** A database written by a later version of Turnout. */
export class NewerDatabase extends Error {
  constructor(found: number) {
    super(
      `This database was written by a newer Turnout (schema ${found}, this one knows ${steps.length}). Please update.`,
    );
  }
}

/** Brings a database to today's schema, step by step, in one transaction. Throws `NewerDatabase`. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  await sql`create table if not exists schema_version (version integer not null)`.execute(db);
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ version: number }>`select version from schema_version`.execute(transaction);
    const version = rows[0]?.version ?? 0;
    if (version > steps.length) throw new NewerDatabase(version);
    for (const step of steps.slice(version)) await step(transaction);
    if (!rows.length) await sql`insert into schema_version (version) values (${steps.length})`.execute(transaction);
    else await sql`update schema_version set version = ${steps.length}`.execute(transaction);
  });
}

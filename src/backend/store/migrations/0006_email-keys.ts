import type { Transaction } from 'kysely';
import { compact, emailKey } from '../../../fields/index.js';
import type { Schema } from '../schema.js';
import type { Migration } from './migration.js';

const ROWS_PER_READ = 500;

/** What of a person the step reads, in the order of the primary key. */
const read = ['workspace_id', 'list_id', 'row_key', 'id', 'email', 'email_key', 'external_id', 'version'] as const;

type Row = Pick<Schema['person'], (typeof read)[number]>;

async function personsBehind(db: Transaction<Schema>, lastRow: Row | undefined): Promise<Row[]> {
  let query = db.selectFrom('person').select(read).limit(ROWS_PER_READ);
  if (lastRow)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('workspace_id', 'list_id', 'row_key'),
        '>',
        tuple(lastRow.workspace_id, lastRow.list_id, lastRow.row_key),
      ),
    );
  return query.orderBy('workspace_id').orderBy('list_id').orderBy('row_key').execute();
}

/** Another person of the list is called so already: nobody loses an identifier, and `turnout check` lists both. */
const isTaken = async (db: Transaction<Schema>, { workspace_id, list_id }: Row, external_id: string) =>
  !!(await db
    .selectFrom('person')
    .select('id')
    .where('workspace_id', '=', workspace_id)
    .where('list_id', '=', list_id)
    .where('external_id', '=', external_id)
    .executeTakeFirst());

/** What the step changes of a person. */
async function changesOf(db: Transaction<Schema>, row: Row): Promise<Partial<Schema['person']>> {
  const email = row.email === null ? null : compact(row.email) || row.email;
  const email_key = email === null ? null : emailKey(email);
  const composed = row.external_id?.normalize() ?? null;
  const renamed = composed !== row.external_id && !(await isTaken(db, row, composed!));
  return {
    ...(email_key === row.email_key ? {} : { email_key }),
    ...(email === row.email ? {} : { email }),
    ...(renamed ? { external_id: composed } : {}),
    // what a client sees is another version
    ...(email !== row.email || renamed ? { version: row.version + 1 } : {}),
  };
}

/**
 * Persons are found by their e-mail address however it is typed, and by their `external_id` in NFC (decision 9). Addresses
 * that have become one stay with their persons: they share it, as a family does.
 */
export const emailKeys: Migration = async (db) => {
  for (let lastRow: Row | undefined, more = true; more;) {
    const rows = await personsBehind(db, lastRow);
    for (const row of rows) {
      const changes = await changesOf(db, row);
      if (Object.keys(changes).length)
        await db
          .updateTable('person')
          .set(changes)
          .where('workspace_id', '=', row.workspace_id)
          .where('list_id', '=', row.list_id)
          .where('row_key', '=', row.row_key)
          .execute();
    }
    lastRow = rows.at(-1);
    more = rows.length === ROWS_PER_READ;
  }

  const waiting = await db
    .selectFrom('outbox')
    .select(['workspace_id', 'row_key', 'email_key'])
    .where('email_key', 'is not', null)
    .execute();
  for (const { workspace_id, row_key, email_key } of waiting) {
    const key = emailKey(email_key!);
    if (key !== email_key)
      await db
        .updateTable('outbox')
        .set({ email_key: key })
        .where('workspace_id', '=', workspace_id)
        .where('row_key', '=', row_key)
        .execute();
  }
};

import type { Insertable, Kysely } from 'kysely';
import { newRowKey } from './ids.js';
import { outboxDeliveries } from './outbox-deliveries.js';
import { outboxExpiry } from './outbox-expiry.js';
import type { Mail } from './outbox-row.js';
import type { Schema } from './schema.js';

export { MAIL_LEASE_MS } from './outbox-deliveries.js';
export type { AbandonedMail, ClaimedMail, FailedDelivery, Mail } from './outbox-row.js';

const rowOf = (
  { workspace_id, kind, person_id, email_key, payload = {} }: Mail,
  now: number,
  due: number,
  perhapsSent: boolean,
): Insertable<Schema['outbox']> => ({
  workspace_id,
  row_key: newRowKey(now),
  kind,
  person_id: person_id ?? null,
  email_key: email_key ?? null,
  payload: JSON.stringify(payload),
  created_at: now,
  due_at: due,
  tries: 0,
  claim: null,
  claimed_until: 0,
  perhaps_sent: perhapsSent ? 1 : 0,
  given_up_at: null,
});

/** Rows of one statement, below the parameter limit of every engine. */
const ROWS_PER_STATEMENT = 50;

/** Many mails become due bit by bit, so that a sign-in link that is asked for meanwhile does not wait behind all of them. */
const MAILS_DUE_AT_ONCE = 20;
const DUE_INTERVAL_MS = 1_000;

/**
 * Transactional outbox: mails are stored in the transaction they are about, and deleted once they are sent, so each is sent at
 * least once. A worker claims a mail for a lease; if it dies, the next worker claims the mail and learns that it may be a
 * repeat.
 */
export const outbox = (db: Kysely<Schema>) => ({
  /**
   * Stores a mail; to be called in the transaction that the mail is about. It is not sent before `due`, and is marked as a repeat
   * if the same was perhaps sent before. Gives the key of its row.
   */
  async enqueue(mail: Mail, now: number, due = now, perhapsSent = false): Promise<string> {
    const row = rowOf(mail, now, due, perhapsSent);
    await db.insertInto('outbox').values(row).execute();
    return row.row_key;
  },

  /** Stores many mails, which become due one after the other. */
  async enqueueAll(mails: readonly Mail[], now: number): Promise<void> {
    const rows = mails.map((mail, index) =>
      rowOf(mail, now, now + Math.floor(index / MAILS_DUE_AT_ONCE) * DUE_INTERVAL_MS, false),
    );
    for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT)
      await db
        .insertInto('outbox')
        .values(rows.slice(from, from + ROWS_PER_STATEMENT))
        .execute();
  },

  /**
   * Lets a mail of this kind to a person wait until `due`; false if there is no untried mail. Who claims it at
   * the same moment does so before, or finds that it is not due.
   */
  async postpone({ workspace_id, kind, person_id = '' }: Mail, due: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set({ due_at: due })
      .where('workspace_id', '=', workspace_id)
      .where('person_id', '=', person_id)
      .where('kind', '=', kind)
      .where('tries', '=', 0)
      .where('claim', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** The number of mails to be sent, and of those given up lately, for metrics. */
  async count(): Promise<{ waiting: number; given_up: number }> {
    const { all, given_up } = await db
      .selectFrom('outbox')
      .select(({ fn }) => [fn.countAll().as('all'), fn.count('given_up_at').as('given_up')])
      .executeTakeFirstOrThrow();
    return { waiting: Number(all) - Number(given_up), given_up: Number(given_up) };
  },

  ...outboxDeliveries(db),
  ...outboxExpiry(db),
});

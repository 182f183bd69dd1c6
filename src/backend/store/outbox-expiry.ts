import type { Kysely } from 'kysely';
import { claimedMailOf, givenUpValues, RETRY_PERIOD_MS, type AbandonedMail } from './outbox-row.js';
import type { Schema } from './schema.js';

/** The row of a mail that was given up is deleted after this time. */
const GIVEN_UP_RETENTION_MS = 30 * 24 * 3600_000;

/** Mails that no worker sends any more. */
export const outboxExpiry = (db: Kysely<Schema>) => ({
  /** Mails that were tried for too long, and of which no worker has reported that they are given up: their workers died. */
  async abandoned(now: number): Promise<AbandonedMail[]> {
    const rows = await db
      .selectFrom('outbox')
      .selectAll()
      .where('given_up_at', 'is', null)
      .where('tries', '>', 0)
      .where('created_at', '<=', now - RETRY_PERIOD_MS)
      .where('claimed_until', '<=', now)
      .execute();
    return rows.map(claimedMailOf);
  },

  /** Gives up such a mail. False if another worker did so, or has claimed it. */
  async giveUp({ workspace_id, row_key, tries }: AbandonedMail, now: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set(givenUpValues(now))
      .where('workspace_id', '=', workspace_id)
      .where('row_key', '=', row_key)
      .where('tries', '=', tries)
      .where('given_up_at', 'is', null)
      .where('claimed_until', '<=', now)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Deletes mails that were given up long ago. */
  async sweep(now: number): Promise<void> {
    await db
      .deleteFrom('outbox')
      .where('given_up_at', '<=', now - GIVEN_UP_RETENTION_MS)
      .execute();
  },
});

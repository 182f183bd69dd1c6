import type { Kysely } from 'kysely';
import { newSecret } from './ids.js';
import { claimedMailOf, givenUpValues, RETRY_PERIOD_MS, type ClaimedMail, type FailedDelivery } from './outbox-row.js';
import type { Schema } from './schema.js';

const MINUTE_MS = 60_000;

/** Lease of a claimed mail. A worker must report success or failure within it. */
export const MAIL_LEASE_MS = MINUTE_MS;

/** Delays between tries: the first, doubled each time, up to the maximum. */
const FIRST_RETRY_DELAY_MS = MINUTE_MS;
const MAX_RETRY_DELAY_MS = 120 * MINUTE_MS;

/** A mail above a limit waits this long. */
const DEFERRAL_MS = 10 * MINUTE_MS;

/** Due mails that a worker reads to claim one of them. */
const CLAIM_CANDIDATES = 20;

/** Claims of mails by workers, and the outcomes of their deliveries. */
export const outboxDeliveries = (db: Kysely<Schema>) => ({
  /**
   * Claims the next due mail for `MAIL_LEASE_MS`; undefined if none is due. Must not be called in a transaction: the claim must
   * be stored before the mail is sent. Several processes may claim at once: each claim is a conditional update.
   */
  async claim(now: number): Promise<ClaimedMail | undefined> {
    for (;;) {
      const due = await db
        .selectFrom('outbox')
        .selectAll()
        .where('due_at', '<=', now)
        .where('claimed_until', '<=', now)
        .where('given_up_at', 'is', null)
        .orderBy('due_at')
        .orderBy('row_key')
        .limit(CLAIM_CANDIDATES)
        .execute();
      if (!due.length) return undefined;
      for (const row of due) {
        const claim = newSecret();
        const repeat = row.perhaps_sent === 1 || row.claim !== null;
        const { numUpdatedRows } = await db
          .updateTable('outbox')
          .set({ claim, claimed_until: now + MAIL_LEASE_MS, tries: row.tries + 1, perhaps_sent: repeat ? 1 : 0 })
          .where('workspace_id', '=', row.workspace_id)
          .where('row_key', '=', row.row_key)
          // optimistic lock: no other worker has claimed it since it was read
          .where('tries', '=', row.tries)
          .where('claimed_until', '<=', now)
          .where('due_at', '<=', now)
          .where('given_up_at', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) return { ...claimedMailOf(row), tries: row.tries + 1, claim, repeat };
      }
    }
  },

  /** Deletes a mail that was sent. False if it was deleted already. */
  async sent({ workspace_id, row_key }: ClaimedMail): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('outbox')
      .where('workspace_id', '=', workspace_id)
      .where('row_key', '=', row_key)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  /** Gives up a mail that was refused for good, and keeps its row for a time. False if the claim has expired. */
  async giveUpAfterRefusal({ workspace_id, row_key, claim }: ClaimedMail, now: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set(givenUpValues(now))
      .where('workspace_id', '=', workspace_id)
      .where('row_key', '=', row_key)
      .where('claim', '=', claim)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /**
   * Records a failed delivery; `perhapsSent` if the outcome is unknown. Returns undefined if the claim has expired.
   */
  async failed(mail: ClaimedMail, now: number, { perhapsSent = false } = {}): Promise<FailedDelivery | undefined> {
    const due_at = now + Math.min(MAX_RETRY_DELAY_MS, FIRST_RETRY_DELAY_MS * 2 ** (mail.tries - 1));
    const retry = due_at < mail.created_at + RETRY_PERIOD_MS;
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set(retry ? { due_at, claim: null, claimed_until: 0 } : givenUpValues(now))
      .$if(mail.repeat || perhapsSent, (query) => query.set({ perhaps_sent: 1 }))
      .where('workspace_id', '=', mail.workspace_id)
      .where('row_key', '=', mail.row_key)
      .where('claim', '=', mail.claim)
      .executeTakeFirst();
    if (!numUpdatedRows) return undefined;
    return retry ? 'tried again' : 'given up';
  },

  /** Lets a claimed mail wait because too many were sent. It counts as no try, so it is not given up. */
  async defer({ workspace_id, row_key, claim, tries }: ClaimedMail, now: number): Promise<void> {
    await db
      .updateTable('outbox')
      .set({ due_at: now + DEFERRAL_MS, claim: null, claimed_until: 0, tries: tries - 1 })
      .where('workspace_id', '=', workspace_id)
      .where('row_key', '=', row_key)
      .where('claim', '=', claim)
      .execute();
  },
});

import type { Kysely } from 'kysely';
import { inBatches } from './batches.js';
import { newSecret } from './ids.js';
import type { Schema } from './schema.js';
import {
  deliveryOf,
  rowOf,
  unclaimed,
  type ClaimedDelivery,
  type DeliveryState,
  type NewDelivery,
} from './webhook-delivery-row.js';

const [SECOND_MS, HOUR_MS] = [1_000, 3600_000];

/** A delivery is given up after this time without success. */
export const WEBHOOK_RETRY_PERIOD_MS = 72 * HOUR_MS;

/** Lease of a claimed delivery. A worker must report its outcome within it. */
export const WEBHOOK_LEASE_MS = 60 * SECOND_MS;

/** Delays between tries: the first, doubled each time, up to the maximum, each varied at random by up to a fifth. */
const FIRST_RETRY_DELAY_MS = 10 * SECOND_MS;
const MAX_RETRY_DELAY_MS = 2 * HOUR_MS;
const RETRY_JITTER = 0.2;

/** Due deliveries that a worker reads to claim one of them. */
const CLAIM_CANDIDATES = 20;

/** The time before the next try, milliseconds. */
const retryDelayMs = (tries: number): number =>
  Math.min(MAX_RETRY_DELAY_MS, FIRST_RETRY_DELAY_MS * 2 ** (tries - 1)) * (1 + RETRY_JITTER * (2 * Math.random() - 1));

/** Deliveries on their way. A worker claims one for a lease, and reports what became of it. */
export const webhookQueue = (db: Kysely<Schema>) => {
  /** Records the outcome of a claimed delivery. False if the claim has expired. */
  const record = async (
    { workspace_id, id, claim }: ClaimedDelivery,
    outcome: { state: DeliveryState; answer: string; tried_at: number; due_at?: number },
  ): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('webhook_delivery')
      .set({ ...outcome, ...unclaimed })
      .where('workspace_id', '=', workspace_id)
      .where('id', '=', id)
      .where('claim', '=', claim)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };

  return {
    /** Stores deliveries that are due now; to be called in the transaction that reads the changes. Returns their ids. */
    async enqueue(deliveries: readonly NewDelivery[], now: number): Promise<string[]> {
      const rows = deliveries.map((delivery) => rowOf(delivery, now));
      await inBatches(rows, async (batch) =>
        db
          .insertInto('webhook_delivery')
          .values([...batch])
          .execute(),
      );
      return rows.map(({ id }) => id);
    },

    /** Stores a delivery that the caller sends itself, within `WEBHOOK_LEASE_MS`. */
    async enqueueClaimed(delivery: NewDelivery, now: number): Promise<ClaimedDelivery> {
      const claim = newSecret();
      const row = { ...rowOf(delivery, now), tries: 1, claim, claimed_until: now + WEBHOOK_LEASE_MS };
      await db.insertInto('webhook_delivery').values(row).execute();
      return { ...deliveryOf(row), claim };
    },

    /**
     * Claims the next due delivery for `WEBHOOK_LEASE_MS`, of no webhook in `busy`; undefined if none is due. Must not be called in a
     * transaction: the claim must be stored before the request. Several processes may claim at once.
     */
    async claim(now: number, busy: readonly string[] = []): Promise<ClaimedDelivery | undefined> {
      for (;;) {
        const due = await db
          .selectFrom('webhook_delivery')
          .selectAll()
          .where('state', '=', 'waiting')
          .where('due_at', '<=', now)
          .where('claimed_until', '<=', now)
          .$if(busy.length > 0, (query) => query.where('webhook_id', 'not in', busy))
          .orderBy('due_at')
          .orderBy('id')
          .limit(CLAIM_CANDIDATES)
          .execute();
        if (!due.length) return undefined;
        for (const row of due) {
          const claim = newSecret();
          const tries = row.tries + 1;
          const { numUpdatedRows } = await db
            .updateTable('webhook_delivery')
            .set({ claim, claimed_until: now + WEBHOOK_LEASE_MS, tries })
            .where('workspace_id', '=', row.workspace_id)
            .where('id', '=', row.id)
            // optimistic lock: no other worker has claimed it since it was read
            .where('tries', '=', row.tries)
            .where('state', '=', 'waiting')
            .where('claimed_until', '<=', now)
            .executeTakeFirst();
          if (numUpdatedRows > 0n) return { ...deliveryOf(row), tries, claim };
        }
      }
    },

    delivered: (delivery: ClaimedDelivery, now: number, answer: string) =>
      record(delivery, { state: 'delivered', answer, tried_at: now }),

    /** Ends a delivery that is not to be tried again. */
    giveUp: (delivery: ClaimedDelivery, now: number, answer: string) =>
      record(delivery, { state: 'given_up', answer, tried_at: now }),

    /**
     * Records a failed try. The next one is not before the receiver's `Retry-After`, which counts up to the longest delay between tries.
     * Returns the new state; undefined if the claim has expired.
     */
    async failed(
      delivery: ClaimedDelivery,
      now: number,
      answer: string,
      retryAfterMs = 0,
    ): Promise<DeliveryState | undefined> {
      const delayMs = Math.max(retryDelayMs(delivery.tries), Math.min(retryAfterMs, MAX_RETRY_DELAY_MS));
      const due_at = Math.round(now + delayMs);
      const state = due_at < delivery.queued_at + WEBHOOK_RETRY_PERIOD_MS ? 'waiting' : 'given_up';
      return (await record(delivery, { state, answer, tried_at: now, due_at })) ? state : undefined;
    },
  };
};

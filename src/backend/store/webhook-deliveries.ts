import type { Kysely, Selectable } from 'kysely';
import { WEBHOOK_TEST } from '../../model/webhook.js';
import { inBatches } from './batches.js';
import { newRowKey, newSecret } from './ids.js';
import type { Schema } from './schema.js';

const [SECOND_MS, HOUR_MS] = [1_000, 3600_000];

/** A delivery is given up after this time without success. */
export const WEBHOOK_RETRY_PERIOD_MS = 72 * HOUR_MS;

/** Lease of a claimed delivery. A worker must report its outcome within it. */
export const WEBHOOK_LEASE_MS = 60 * SECOND_MS;

/** Delays between tries: the first, doubled each time, up to the maximum, each varied at random by up to a fifth. */
const FIRST_RETRY_DELAY_MS = 10 * SECOND_MS;
const MAX_RETRY_DELAY_MS = 2 * HOUR_MS;
const RETRY_JITTER = 0.2;

/** Deliveries are deleted after this time. */
const DELIVERY_RETENTION_MS = 30 * 24 * HOUR_MS;

/** Due deliveries that a worker reads to claim one of them. */
const CLAIM_CANDIDATES = 20;

/** Most entries of the log that are read at once. */
const MAX_LOG_ENTRIES = 200;

/** `given_up`: not sent within three days, or its webhook is disabled. */
export type DeliveryState = 'waiting' | 'delivered' | 'given_up';

/** An event for one webhook. */
export interface NewDelivery {
  workspace_id: string;
  webhook_id: string;
  type: string;
  /** The body of the request, with ids only. */
  body: string;
}

export interface WebhookDelivery extends NewDelivery {
  /** The `webhook-id`, the same for each try and replay. */
  id: string;
  state: DeliveryState;
  queued_at: number;
  due_at: number;
  tries: number;
  tried_at: number | null;
  /** Status or error code of the last try. */
  answer: string | null;
}

/** A delivery that a worker has claimed; `tries` counts this claim. */
export interface ClaimedDelivery extends WebhookDelivery {
  claim: string;
}

const unclaimed = { claim: null, claimed_until: 0 };

const rowOf = (delivery: NewDelivery, now: number) => ({
  ...delivery,
  id: `msg_${newRowKey(now)}`,
  state: 'waiting',
  ...{ queued_at: now, due_at: now, tries: 0, tried_at: null, answer: null },
  ...unclaimed,
});

const deliveryOf = (row: Selectable<Schema['webhook_delivery']>): WebhookDelivery => {
  const { claim: _claim, claimed_until: _until, ...delivery } = row;
  return { ...delivery, state: row.state as DeliveryState };
};

/** The time before the next try, milliseconds. */
const retryDelayMs = (tries: number): number =>
  Math.min(MAX_RETRY_DELAY_MS, FIRST_RETRY_DELAY_MS * 2 ** (tries - 1)) * (1 + RETRY_JITTER * (2 * Math.random() - 1));

/**
 * Deliveries of webhooks. Each is stored in the transaction that reads its change, and kept for 30 days. A worker claims it for a
 * lease; if the worker dies, the next one sends it again under the same id.
 */
export const webhookDeliveries = (db: Kysely<Schema>) => {
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

    /** Records a failed try. Returns the new state; undefined if the claim has expired. */
    async failed(delivery: ClaimedDelivery, now: number, answer: string): Promise<DeliveryState | undefined> {
      const due_at = Math.round(now + retryDelayMs(delivery.tries));
      const state = due_at < delivery.queued_at + WEBHOOK_RETRY_PERIOD_MS ? 'waiting' : 'given_up';
      return (await record(delivery, { state, answer, tried_at: now, due_at })) ? state : undefined;
    },

    /** The last deliveries of a workspace, or of one webhook, the newest first. */
    async log(workspace_id: string, webhook_id?: string, limit = MAX_LOG_ENTRIES): Promise<WebhookDelivery[]> {
      const rows = await db
        .selectFrom('webhook_delivery')
        .selectAll()
        .where('workspace_id', '=', workspace_id)
        .$if(webhook_id !== undefined, (query) => query.where('webhook_id', '=', webhook_id!))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(deliveryOf);
    },

    async find(workspace_id: string, id: string): Promise<WebhookDelivery | undefined> {
      const row = await db
        .selectFrom('webhook_delivery')
        .selectAll()
        .where('workspace_id', '=', workspace_id)
        .where('id', '=', id)
        .executeTakeFirst();
      return row && deliveryOf(row);
    },

    /**
     * Makes deliveries of a webhook due again, for another three days: one, or all since a time. Their ids stay. One that is being
     * sent is left alone. Returns their number.
     */
    async replay(
      { workspace_id, id: webhook_id }: { workspace_id: string; id: string },
      choice: { id: string } | { since: number },
      now: number,
    ): Promise<number> {
      const query = db
        .updateTable('webhook_delivery')
        .set({ state: 'waiting', queued_at: now, due_at: now, tries: 0, ...unclaimed })
        .where('workspace_id', '=', workspace_id)
        .where('webhook_id', '=', webhook_id)
        .where('claimed_until', '<=', now);
      const { numUpdatedRows } = await (
        'id' in choice ? query.where('id', '=', choice.id) : query.where('queued_at', '>=', choice.since)
      ).executeTakeFirst();
      return Number(numUpdatedRows);
    },

    /** By webhook of a workspace: how many deliveries are being retried, and how many were given up within 30 days; tests do not count. */
    async troubled(workspace_id: string): Promise<Map<string, { retried: number; given_up: number }>> {
      const rows = await db
        .selectFrom('webhook_delivery')
        .select(['webhook_id', 'state'])
        .select(({ fn }) => fn.countAll().as('count'))
        .where('workspace_id', '=', workspace_id)
        .where('tries', '>', 0)
        .where('state', '!=', 'delivered')
        .where('type', '!=', WEBHOOK_TEST)
        .groupBy(['webhook_id', 'state'])
        .execute();
      const troubled = new Map<string, { retried: number; given_up: number }>();
      for (const { webhook_id, state, count } of rows) {
        const counts = troubled.get(webhook_id) ?? { retried: 0, given_up: 0 };
        troubled.set(webhook_id, { ...counts, [state === 'given_up' ? 'given_up' : 'retried']: Number(count) });
      }
      return troubled;
    },

    /** Deletes deliveries of long ago. */
    async sweep(now: number): Promise<void> {
      await db
        .deleteFrom('webhook_delivery')
        .where('queued_at', '<=', now - DELIVERY_RETENTION_MS)
        .execute();
    },
  };
};

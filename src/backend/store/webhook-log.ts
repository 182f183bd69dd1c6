import type { Kysely } from 'kysely';
import { WEBHOOK_TEST } from '../../model/webhook.js';
import type { Schema } from './schema.js';
import { deliveryOf, unclaimed, type WebhookDelivery } from './webhook-delivery-row.js';

/** Deliveries are deleted after this time. */
const DELIVERY_RETENTION_MS = 30 * 24 * 3600_000;

/** Most entries of the log that are read at once. */
const MAX_LOG_ENTRIES = 200;

/** The deliveries of the last 30 days, for the operator. */
export const webhookLog = (db: Kysely<Schema>) => ({
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

  /** How many deliveries of all workspaces wait, and how many were given up within 30 days; tests do not count. */
  async countDeliveries(): Promise<{ waiting: number; given_up: number }> {
    const rows = await db
      .selectFrom('webhook_delivery')
      .select('state')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('state', 'in', ['waiting', 'given_up'])
      .where('type', '!=', WEBHOOK_TEST)
      .groupBy('state')
      .execute();
    const countOf = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
    return { waiting: countOf('waiting'), given_up: countOf('given_up') };
  },

  /** Deletes deliveries of long ago. */
  async sweep(now: number): Promise<void> {
    await db
      .deleteFrom('webhook_delivery')
      .where('queued_at', '<=', now - DELIVERY_RETENTION_MS)
      .execute();
  },
});

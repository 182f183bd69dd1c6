import type { Kysely } from 'kysely';
import type { Schema } from './schema.js';
import { webhookLog } from './webhook-log.js';
import { webhookQueue } from './webhook-queue.js';

export { WEBHOOK_LEASE_MS, WEBHOOK_RETRY_PERIOD_MS } from './webhook-queue.js';
export type { ClaimedDelivery, DeliveryState, NewDelivery, WebhookDelivery } from './webhook-delivery-row.js';

/**
 * Deliveries of webhooks. Each is stored in the transaction that reads its change, and kept for 30 days. A worker claims it for a
 * lease; if the worker dies, the next one sends it again under the same id.
 */
export const webhookDeliveries = (db: Kysely<Schema>) => ({ ...webhookQueue(db), ...webhookLog(db) });

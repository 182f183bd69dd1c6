import { webhookEvents, WEBHOOK_TEST, WEBHOOK_SECRET_PREFIX, type WebhookEvent } from '../../model/webhook.js';
import { newId, type Store, type Webhook } from '../store/index.js';
import { UsageError, workspaceIn } from '../workspace/index.js';
import { sendWebhook, type SendOptions, type WebhookAnswer } from './send-webhook.js';
import { parseWebhookUrl } from './webhook-url.js';
import { answerText, isSuccess } from './webhook-worker.js';

/** Bytes of a secret; Standard Webhooks recommends 24 to 64. */
const SECRET_BYTES = 32;

export interface NewWebhook {
  workspace?: string | undefined;
  url: string;
  /** Default: all. */
  events?: readonly string[] | undefined;
  allowsPrivate: boolean;
}

const isEvent = (name: string): name is WebhookEvent => (webhookEvents as readonly string[]).includes(name);

/** `turnout webhook create`: returns the secret, which is not shown again. Throws `UsageError`. */
export async function createWebhook(store: Store, { workspace, url, events, allowsPrivate }: NewWebhook) {
  const { href } = parseWebhookUrl(url, allowsPrivate);
  const chosen = events ?? webhookEvents;
  const unknownEvents = chosen.filter((name) => !isEvent(name));
  if (unknownEvents.length || !chosen.length)
    throw new UsageError(`Unknown event ${unknownEvents.join(', ')}. Known: ${webhookEvents.join(', ')}.`);
  const { id: workspace_id } = await workspaceIn(store, workspace);
  const id = newId('whk');
  const secret = Buffer.from(crypto.getRandomValues(new Uint8Array(SECRET_BYTES))).toString('base64');
  // earlier changes are not reported
  const position = await store.changes.last(workspace_id);
  await store.webhooks.insert({
    ...{ workspace_id, id, url: href, events: [...new Set(chosen.filter(isEvent))], secret },
    ...{ allows_private: allowsPrivate, position, created_at: Date.now(), disabled_at: null },
  });
  return { id, secret: `${WEBHOOK_SECRET_PREFIX}${secret}` };
}

/** The webhook of a workspace. Throws `UsageError`. */
export async function webhookIn(store: Store, workspace_id: string, id: string): Promise<Webhook> {
  const webhook = await store.webhooks.find(workspace_id, id);
  if (!webhook) throw new UsageError(`There is no webhook ${id} in this workspace.`);
  return webhook;
}

/**
 * `turnout webhook replay`: makes a delivery due again, or all of a webhook since a time. Returns their number. Throws `UsageError`.
 */
export async function replayDeliveries(
  store: Store,
  workspace_id: string,
  { id, since }: { readonly id: string; readonly since: number | undefined },
): Promise<number> {
  const { webhookDeliveries } = store;
  const delivery = since === undefined ? await webhookDeliveries.find(workspace_id, id) : undefined;
  if (since === undefined && !delivery) throw new UsageError(`There is no delivery ${id} in this workspace.`);
  const webhook = await webhookIn(store, workspace_id, delivery?.webhook_id ?? id);
  if (webhook.disabled_at !== null)
    throw new UsageError(`The webhook ${webhook.id} is disabled. turnout webhook create makes another one.`);
  return webhookDeliveries.replay(webhook, since === undefined ? { id } : { since }, Date.now());
}

/** `turnout webhook test`: sends an event of the type `webhook.test` once, and stores it in the log. */
export async function testWebhook(
  { webhookDeliveries }: Store,
  webhook: Webhook,
  options: Omit<SendOptions, 'now'> = {},
): Promise<{ id: string; answer: WebhookAnswer }> {
  const now = Date.now();
  const { workspace_id, id: webhook_id } = webhook;
  const body = JSON.stringify({ type: WEBHOOK_TEST, timestamp: new Date(now).toISOString(), data: {} });
  const delivery = await webhookDeliveries.enqueueClaimed({ workspace_id, webhook_id, type: WEBHOOK_TEST, body }, now);
  const answer = await sendWebhook(webhook, delivery, { ...options, now });
  if (isSuccess(answer)) await webhookDeliveries.delivered(delivery, Date.now(), answerText(answer));
  else await webhookDeliveries.giveUp(delivery, Date.now(), answerText(answer));
  return { id: delivery.id, answer };
}

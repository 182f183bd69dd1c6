import type { WebhookEvent } from '../../model/webhook.js';
import type { Change, Store, Webhook } from '../store/index.js';

/** Changes that are read in one transaction. */
const MAX_CHANGES = 500;

const eventOf = ({ subject, deleted }: Change): WebhookEvent => `${subject}.${deleted ? 'deleted' : 'changed'}`;

/** The body of a webhook about a change (docs/webhooks.md#request): ids and no personal data. */
function bodyOf(change: Change): string {
  const { subject, list_id, subject_id, changed_at } = change;
  const timestamp = new Date(changed_at).toISOString();
  return JSON.stringify({ type: eventOf(change), timestamp, data: { list_id, [`${subject}_id`]: subject_id } });
}

/**
 * Stores a delivery for each of the next changes, and moves the position behind them in the same transaction, so that each change is
 * stored once, whichever process dies. Returns whether there may be more.
 */
const collectNext = (store: Pick<Store, 'transaction'>, { workspace_id, id }: Webhook, now: number): Promise<boolean> =>
  store.transaction(async ({ changes, webhooks, webhookDeliveries }) => {
    const webhook = await webhooks.find(workspace_id, id);
    if (!webhook) return false;
    // read first: up to this number the changes below are complete
    const last = await changes.last(workspace_id);
    const next = await changes.after({ workspace_id, after: webhook.position, limit: MAX_CHANGES });
    const isFull = next.length === MAX_CHANGES;
    const read = next.at(-1)?.sequence ?? 0;
    if (!(await webhooks.advance(webhook, isFull ? read : Math.max(read, last)))) return false;
    const deliveries = next
      .filter((change) => webhook.events.includes(eventOf(change)))
      .map((change) => ({ workspace_id, webhook_id: id, type: eventOf(change), body: bodyOf(change) }));
    await webhookDeliveries.enqueue(deliveries, now);
    return isFull;
  });

/** Stores deliveries for all changes since the positions of the webhooks. */
export async function collectChanges(
  store: Pick<Store, 'changes' | 'transaction' | 'webhooks'>,
  now: number,
): Promise<void> {
  for (const webhook of await store.webhooks.all()) {
    const isBehind = async () => webhook.position < (await store.changes.last(webhook.workspace_id));
    if (webhook.disabled_at !== null || !(await isBehind())) continue;
    while (await collectNext(store, webhook, now));
  }
}

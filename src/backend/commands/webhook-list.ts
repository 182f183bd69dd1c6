import { formatLocalTime, workspaceIn } from '../workspace/index.js';
import { command } from './shared/command.js';
import { withExistingStore } from './shared/open-store.js';
import { deliveryData, describeDelivery } from './shared/webhook-log.js';

export const webhookList = command({
  group: 'set-up',
  name: 'webhook list',
  summary: 'list webhooks with their events and last delivery, without their secrets',
  operands: {},
  options: {},
  examples: ['turnout webhook list'],
  failureMeaning: 'refused: the data cannot be opened',

  async run({ options: { data, workspace }, print }) {
    const { zone, webhooks } = await withExistingStore(data, async (store) => {
      const { id: workspace_id, time_zone: zone } = await workspaceIn(store, workspace);
      const webhooks = [];
      for (const webhook of await store.webhooks.all(workspace_id))
        webhooks.push({ webhook, last: (await store.webhookDeliveries.log(workspace_id, webhook.id, 1))[0] });
      return { zone, webhooks };
    });
    print(
      webhooks.map(({ webhook: { id, url, events, allows_private, created_at, disabled_at }, last }) => ({
        ...{ id, url, events, allows_private, created_at: new Date(created_at).toISOString() },
        disabled_at: disabled_at === null ? null : new Date(disabled_at).toISOString(),
        last_delivery: last ? deliveryData(last) : null,
      })),
      webhooks.length
        ? webhooks.map(({ webhook: { id, url, events, created_at, disabled_at }, last }) =>
            [
              ...[id, url, disabled_at === null ? 'in force' : 'disabled', events.join(',')],
              `made ${formatLocalTime(created_at, zone).slice(0, 10)}`,
              last ? `last: ${describeDelivery(last, zone)}` : 'no delivery yet',
            ].join('  '),
          )
        : ['There is no webhook.'],
    );
  },
});

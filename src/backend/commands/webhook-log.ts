import { webhookIn } from '../webhooks/index.js';
import { workspaceIn } from '../workspace/index.js';
import { command } from './shared/command.js';
import { withExistingStore } from './shared/open-store.js';
import { deliveryData, describeDelivery } from './shared/webhook-log.js';

export const webhookLog = command({
  group: 'data',
  name: 'webhook log',
  summary: 'list the last 200 deliveries of webhooks, the newest first',
  details: [
    'With the ids of list and person or fee, state, number of tries, and the status or error code of the last one. Deliveries are kept for 30 days.',
  ],
  operands: {},
  options: { webhook: { value: 'ID', description: 'id of a webhook; default: all of the workspace' } },
  examples: ['turnout webhook log', 'turnout webhook log --webhook whk_…'],
  failureMeaning: 'refused: the data cannot be opened',

  async run({ options: { data, workspace, webhook }, print }) {
    const { zone, deliveries } = await withExistingStore(data, async (store) => {
      const { id: workspace_id, time_zone: zone } = await workspaceIn(store, workspace);
      if (webhook !== undefined) await webhookIn(store, workspace_id, webhook);
      return { zone, deliveries: await store.webhookDeliveries.log(workspace_id, webhook) };
    });
    print(
      deliveries.map(deliveryData),
      deliveries.length
        ? deliveries.map((delivery) =>
            [
              ...[delivery.id, delivery.webhook_id, ...Object.values(deliveryData(delivery).data)],
              describeDelivery(delivery, zone),
            ].join('  '),
          )
        : ['There is no delivery.'],
    );
  },
});

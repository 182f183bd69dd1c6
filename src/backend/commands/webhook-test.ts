import { answerText, isSuccess, testWebhook, webhookIn } from '../webhooks/index.js';
import { workspaceIn } from '../workspace/index.js';
import { command } from './shared/command.js';
import { withExistingStore } from './shared/open-store.js';

export const webhookTest = command({
  group: 'set-up',
  name: 'webhook test',
  summary: 'send a signed test event to a webhook, and print the answer',
  details: [
    'The event has the type webhook.test and an empty object as data. It is sent once, also to a disabled webhook.',
  ],
  operands: { ID: 'id of the webhook from turnout webhook list' },
  options: {},
  examples: ['turnout webhook test whk_…'],
  failureMeaning: 'the receiver did not answer with 2xx, or the data cannot be opened',

  async run({ operands: [id = ''], options: { data, workspace }, print }) {
    const { id: delivery, answer } = await withExistingStore(data, async (store) =>
      testWebhook(store, await webhookIn(store, (await workspaceIn(store, workspace)).id, id)),
    );
    const isDelivered = isSuccess(answer);
    print({ id: delivery, webhook_id: id, delivered: isDelivered, answer: answerText(answer) }, [
      `${delivery} was ${isDelivered ? 'delivered' : 'not delivered'}: ${answerText(answer)}.`,
    ]);
    return isDelivered ? undefined : false;
  },
});

import { webhookIn } from '../webhooks/index.js';
import { workspaceIn } from '../workspace/index.js';
import { command } from './shared/command.js';
import { withExistingStore } from './shared/open-store.js';

export const webhookDelete = command({
  group: 'set-up',
  name: 'webhook delete',
  summary: 'delete a webhook with its log; nothing more is sent to it',
  operands: { ID: 'id of the webhook from turnout webhook list' },
  options: {},
  examples: ['turnout webhook delete whk_…'],
  failureMeaning: 'refused: the data cannot be opened',

  async run({ operands: [id = ''], options: { data, workspace }, print }) {
    await withExistingStore(data, async (store) => {
      const { workspace_id } = await webhookIn(store, (await workspaceIn(store, workspace)).id, id);
      await store.transaction(({ webhooks }) => webhooks.delete(workspace_id, id));
    });
    print({ id, deleted: true }, [`${id} is deleted.`]);
  },
});

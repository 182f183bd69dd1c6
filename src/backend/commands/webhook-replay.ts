import { replayDeliveries } from '../webhooks/index.js';
import { UsageError, workspaceIn } from '../workspace/index.js';
import { command } from './shared/command.js';
import { withExistingStore } from './shared/open-store.js';
import { formatCount } from './shared/size.js';

export const webhookReplay = command({
  group: 'data',
  name: 'webhook replay',
  summary: 'send a delivery again, or all of a webhook since a time',
  details: [
    'The server sends it with the same webhook-id and body, delivered before or not, and retries it for three days as before.',
    'Times without an offset are those of UTC.',
  ],
  operands: { ID: 'id of a delivery from turnout webhook log; with --since, of a webhook' },
  options: { since: { value: 'TIME', description: 'day or time (RFC 3339) of the oldest delivery to send again' } },
  examples: ['turnout webhook replay msg_…', 'turnout webhook replay whk_… --since 2027-07-24T06:00:00Z'],
  failureMeaning: 'refused: the webhook is disabled, or the data cannot be opened',

  async run({ operands: [id = ''], options: { data, workspace, since }, print }) {
    const from = since === undefined ? undefined : Date.parse(since);
    if (from !== undefined && !(from >= 0))
      throw new UsageError(`--since must read like 2027-07-24 or 2027-07-24T06:00:00Z, not ${since}.`);
    const count = await withExistingStore(data, async (store) =>
      replayDeliveries(store, (await workspaceIn(store, workspace)).id, { id, since: from }),
    );
    print({ id, replayed: count }, [`${formatCount(count, 'delivery', 'deliveries')} will be sent again.`]);
  },
});

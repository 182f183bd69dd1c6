import { revokeKey } from '../workspace/index.js';
import { command } from './shared/command.js';
import { withStore } from './shared/open-store.js';

export const keyRevoke = command({
  group: 'set-up',
  name: 'key revoke',
  summary: 'revoke a key from the next request on',
  operands: { ID: 'id of the key from turnout key list' },
  options: {},
  examples: ['turnout key revoke key_…'],
  failureMeaning: 'refused: the data cannot be opened',

  async run({ operands: [id = ''], options: { data, workspace }, print }) {
    await withStore(data, (store) => revokeKey(store, workspace, id));
    print({ id, revoked: true }, [`${id} is revoked.`]);
  },
});

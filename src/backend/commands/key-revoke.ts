import { revokeKey } from '../workspace/index.js';
import { command } from './shared/command.js';
import { withStore } from './shared/data.js';

export const keyRevoke = command({
  group: 'set-up',
  name: 'key revoke',
  summary: 'from the next request on a key is unknown',
  takes: { ID: 'of the key, as turnout key list has it' },
  options: {},
  examples: ['turnout key revoke key_…'],
  refuses: 'refused: the data cannot be opened',

  async run({ given: [id = ''], options: { data, workspace }, say }) {
    await withStore(data, (store) => revokeKey(store, workspace, id));
    say({ id, revoked: true }, [`${id} is revoked.`]);
  },
});

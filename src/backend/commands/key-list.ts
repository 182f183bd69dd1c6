import { listKeys } from '../workspace/index.js';
import { command } from './shared/command.js';
import { withStore } from './shared/data.js';

export const keyList = command({
  group: 'set-up',
  name: 'key list',
  summary: 'all keys and what they may do, without the keys themselves',
  takes: {},
  options: {},
  examples: ['turnout key list --workspace sv-wiesental'],
  refuses: 'refused: the data cannot be opened',

  async run({ options: { data, workspace }, say }) {
    const found = await withStore(data, (store) => listKeys(store, workspace));
    say(
      found,
      found.map((key) => [key.id, key.name, key.revoked_at ? 'revoked' : 'in force', key.scopes.join(',')].join('  ')),
    );
  },
});

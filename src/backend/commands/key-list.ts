import { listKeys, formatLocalTime, workspaceIn } from '../workspace/index.js';
import { command } from './shared/command.js';
import { withStore } from './shared/open-store.js';

export const keyList = command({
  group: 'set-up',
  name: 'key list',
  summary: 'list keys with their scopes and lists, without the keys themselves',
  operands: {},
  options: {},
  examples: ['turnout key list --workspace sv-wiesental'],
  failureMeaning: 'refused: the data cannot be opened',

  async run({ options: { data, workspace }, print }) {
    const {
      keys: keys,
      lists,
      zone,
    } = await withStore(data, async (store) => {
      const { id, time_zone } = await workspaceIn(store, workspace);
      return { keys: await listKeys(store, workspace), lists: await store.lists.all(id), zone: time_zone };
    });
    const named = (id: string) => lists.find((list) => list.id === id)?.name ?? id;
    const lines = keys.map((key) => [
      key.id,
      key.name,
      key.revoked_at ? 'revoked' : 'in force',
      key.scopes.join(','),
      key.lists?.map(named).join(', ') ?? 'all lists',
      `made ${formatLocalTime(Date.parse(key.created_at), zone).slice(0, 10)}`,
    ]);
    print(
      keys,
      lines.map((line) => line.join('  ')),
    );
  },
});

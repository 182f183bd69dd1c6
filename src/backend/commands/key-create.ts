import { createKey, scopes, UsageError } from '../workspace/index.js';
import { command } from './shared/command.js';
import { withStore } from './shared/open-store.js';

const separated = (text: string | undefined) => text?.split(',').map((part) => part.trim());

export const keyCreate = command({
  group: 'set-up',
  name: 'key create',
  summary: 'create a key and print it once',
  details: [
    `Scopes: ${scopes.join(', ')}; all of them unless --scopes names some.`,
    'The key is printed alone on stdout. Only its SHA-256 is stored.',
  ],
  operands: {},
  options: {
    name: { value: 'NAME', required: true, description: 'purpose of the key' },
    scopes: { value: 'SCOPES', description: 'scopes, separated by commas; default: all' },
    lists: {
      value: 'LISTS',
      description: 'lists it may access: ids, member or slugs of events, separated by commas; default: all',
    },
  },
  examples: [
    'turnout key create --name website --scopes events:read,persons:read',
    'turnout key create --name camp --lists zeltlager,member',
  ],
  failureMeaning: 'refused: the data cannot be opened',

  async run({ options: { data, workspace, name, ...options }, print, printNote }) {
    if (!name) throw new UsageError('Please say with --name what the key is for.');
    const createdKey = await withStore(data, (store) =>
      createKey(store, { workspace, name, scopes: separated(options.scopes), lists: separated(options.lists) }),
    );
    print(createdKey, [createdKey.key]);
    printNote(`This is the only time that ${createdKey.id} is shown. Keep it like a password.`);
  },
});

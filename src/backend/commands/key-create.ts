import { createKey, scopes, UsageError } from '../workspace/index.js';
import { command } from './shared/command.js';
import { withStore } from './shared/open-store.js';

const separated = (text: string | undefined) => text?.split(',').map((part) => part.trim());

export const keyCreate = command({
  group: 'set-up',
  name: 'key create',
  summary: 'print a new key, once',
  details: [
    `Scopes: ${scopes.join(', ')}; all of them unless --scopes names some.`,
    'The key is printed, alone on stdout, and not stored: what is stored is its SHA-256.',
  ],
  operands: {},
  options: {
    name: { value: 'NAME', required: true, description: 'what the key is for' },
    scopes: { value: 'SCOPES', description: 'what it may do, with commas; default: everything' },
    lists: {
      value: 'LISTS',
      description: 'which lists it may touch: ids, member, slugs of events, with commas; default: all',
    },
  },
  examples: [
    'turnout key create --name website --scopes events:read,persons:read',
    'turnout key create --name camp --lists zeltlager,member',
  ],
  failureMeaning: 'refused: the data cannot be opened',

  async run({ options: { data, workspace, name, ...options }, print, printNote }) {
    if (!name) throw new UsageError('Please say with --name what the key is for.');
    const made = await withStore(data, (store) =>
      createKey(store, { workspace, name, scopes: separated(options.scopes), lists: separated(options.lists) }),
    );
    print(made, [made.key]);
    printNote(`This is the only time that ${made.id} is shown. Keep it like a password.`);
  },
});

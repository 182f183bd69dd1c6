import { createKey, scopes, UsageError } from '../workspace/index.js';
import { command } from './shared/command.js';
import { withStore } from './shared/data.js';

const separated = (text: string | undefined) => text?.split(',').map((part) => part.trim());

export const keyCreate = command({
  group: 'set-up',
  name: 'key create',
  summary: 'print a new key, once',
  about: [
    `Scopes: ${scopes.join(', ')}; all of them unless --scopes names some.`,
    'The key is printed, alone on stdout, and not stored: what is stored is its SHA-256.',
  ],
  takes: {},
  options: {
    name: { value: 'NAME', required: true, says: 'what the key is for' },
    scopes: { value: 'SCOPES', says: 'what it may do, with commas; default: everything' },
    lists: {
      value: 'LISTS',
      says: 'which lists it may touch: ids, member, slugs of events, with commas; default: all',
    },
  },
  examples: [
    'turnout key create --name website --scopes events:read,persons:read',
    'turnout key create --name camp --lists zeltlager,member',
  ],
  refuses: 'refused: the data cannot be opened',

  async run({ options: { data, workspace, name, ...options }, say, aside }) {
    if (!name) throw new UsageError('Please say with --name what the key is for.');
    const made = await withStore(data, (store) =>
      createKey(store, { workspace, name, scopes: separated(options.scopes), lists: separated(options.lists) }),
    );
    say(made, [made.key]);
    aside(`This is the only time that ${made.id} is shown. Keep it like a password.`);
  },
});

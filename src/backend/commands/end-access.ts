import { command } from './shared/command.js';
import { withExistingStore } from './shared/open-store.js';
import { formatCount } from './shared/size.js';

export const endAccess = command({
  group: 'keep',
  name: 'end-access',
  summary: 'end all sign-in links and sessions, and drop waiting mails and webhooks',
  details: [
    'Use it after restoring PostgreSQL from an older dump, which brings back old links and mails, or when links may be in the wrong hands. Links that confirm the address of a registration stay: they open nothing. Members request new links. Revoke keys one by one: turnout key revoke.',
  ],
  operands: {},
  options: {},
  examples: ['turnout end-access'],
  failureMeaning: 'refused: there is no data, or it cannot be opened',

  async run({ options: { data }, print }) {
    const ended = await withExistingStore(
      data,
      (store) => store.transaction(({ recovery }) => recovery.endAccess()),
      'any',
    );
    const { links, sessions, mails, deliveries } = ended;
    print(ended, [
      `Ended: ${formatCount(links, 'sign-in link')}, ${formatCount(sessions, 'session')}, ${formatCount(mails, 'waiting mail')}, ${formatCount(deliveries, 'waiting webhook')}.`,
    ]);
  },
});

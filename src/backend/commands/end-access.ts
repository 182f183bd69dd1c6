import { command } from './shared/command.js';
import { withExistingStore } from './shared/open-store.js';
import { formatCount } from './shared/size.js';

export const endAccess = command({
  group: 'keep',
  name: 'end-access',
  summary: 'end every sign-in link and session, and drop the mails that wait',
  details: [
    'For a PostgreSQL that was restored from an older dump, whose links and mails would be in force again, and for the day when links may be in wrong hands. Members ask for new links. Keys are revoked one by one: turnout key revoke.',
  ],
  operands: {},
  options: {},
  examples: ['turnout end-access'],
  failureMeaning: 'refused: there is no data, or it cannot be opened',

  async run({ options: { data }, print }) {
    const ended = await withExistingStore(data, (store) => store.transaction(({ recovery }) => recovery.endAccess()));
    const { links, sessions, mails } = ended;
    print(ended, [
      `Ended: ${formatCount(links, 'sign-in link')}, ${formatCount(sessions, 'session')}, ${formatCount(mails, 'waiting mail')}.`,
    ]);
  },
});

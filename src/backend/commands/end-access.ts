import { command } from './shared/command.js';
import { withData } from './shared/data.js';
import { counted } from './shared/size.js';

export const endAccess = command({
  group: 'keep',
  name: 'end-access',
  summary: 'end every sign-in link and session, and drop the mails that wait',
  about: [
    'For a PostgreSQL that was restored from an older dump, whose links and mails would be in force again, and for the day when links may be in wrong hands. Members ask for new links. Keys are revoked one by one: turnout key revoke.',
  ],
  takes: {},
  options: {},
  examples: ['turnout end-access'],
  refuses: 'refused: there is no data, or it cannot be opened',

  async run({ options: { data }, say }) {
    const ended = await withData(data, (store) => store.transaction(({ recovery }) => recovery.endAccess()));
    const { links, sessions, mails } = ended;
    say(ended, [
      `Ended: ${counted(links, 'sign-in link')}, ${counted(sessions, 'session')}, ${counted(mails, 'waiting mail')}.`,
    ]);
  },
});

import { emailKey } from '../../store/index.js';
import { createLink, pendingChangeOf } from './email-change-mail.js';
import type { MessageKind } from './message-kind.js';

/**
 * Asks the new address of a member for confirmation (decision 23). Contains no name and no personal data: the recipient
 * may be a stranger.
 */
export const emailConfirmation: MessageKind = {
  async content(context, mail, workspace) {
    const pending = await pendingChangeOf(context, mail, workspace);
    if (!pending) return undefined;
    const { change } = pending;
    const { caps, clock } = context;
    const now = clock();
    if (mail.tries === 1) {
      if (!(await caps.linkTo(workspace.id, emailKey(change.email)!, now))) return undefined;
      if (!(await caps.mailFrom(workspace.id, now))) return undefined;
    }
    return {
      to: { name: '', address: change.email },
      person_ids: [change.person_id],
      facts: {
        kind: 'email_confirmation',
        names: [],
        until: change.expires_at,
        link: await createLink(context, change, 'confirm', mail, workspace),
      },
    };
  },
  subject: (words, { organisation }) => words.confirmSubject(organisation),
  paragraphs: (words, { organisation, link }, until) => [
    words.confirm(organisation),
    link!,
    words.confirmUntil(until),
    words.confirmNotYou,
  ],
  button: (words) => words.confirmButton,
};

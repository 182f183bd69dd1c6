import { emailKey } from '../../store/index.js';
import { createLink, pendingChangeOf } from './email-change-mail.js';
import { memberName } from './members.js';
import type { MessageKind } from './message-kind.js';

/** Informs the current address of a member of the requested change, with a link to cancel it (decision 23). */
export const emailRequested: MessageKind = {
  async content(context, mail, workspace) {
    const pending = await pendingChangeOf(context, mail, workspace);
    if (!pending) return undefined;
    const { change, person } = pending;
    if (!person.email || emailKey(person.email) !== emailKey(change.former)) return undefined;
    const name = memberName(person);
    return {
      to: { name, address: person.email },
      person_ids: [person.id],
      facts: {
        kind: 'email_requested',
        names: name ? [name] : [],
        link: await createLink(context, change, 'undo', mail, workspace),
      },
    };
  },
  subject: (words, { organisation }) => words.requestedSubject(organisation),
  paragraphs: (words, { organisation, contact, link }) => [
    words.requested(organisation),
    ...(link === undefined ? [] : [words.undoIntro, link]),
    words.notYou(contact ?? undefined),
  ],
  button: (words) => words.undoButton,
};

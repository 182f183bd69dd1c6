import { emailKey } from '../../store/index.js';
import { createLink } from './email-change-mail.js';
import { memberName, unlessRefused } from './members.js';
import type { MessageKind } from './message-kind.js';

/** Informs the old address of a member that it was replaced (decision 23). */
export const emailChanged: MessageKind = {
  async content(context, mail, workspace) {
    const { former } = mail.payload as { former?: unknown };
    if (typeof former !== 'string' || mail.person_id === undefined) return undefined;
    const { store, memberApi, clock } = context;
    const api = await memberApi(workspace);
    const response = await unlessRefused(api.readPerson({ list_id: 'member', person_id: mail.person_id }));
    if (!response) return undefined;
    const name = memberName(response.data);
    const changes = await store.emailChanges.of(workspace.id, mail.person_id, clock());
    // a change by the member can be undone; a change by the club cannot
    const change = changes.findLast(
      (candidate) => candidate.confirmed_at !== null && emailKey(candidate.former) === emailKey(former),
    );
    const link = change && (await createLink(context, change, 'undo', mail, workspace));
    return {
      to: { name, address: former },
      person_ids: [mail.person_id],
      facts: { kind: 'email_changed', names: name ? [name] : [], ...(link ? { link } : {}) },
    };
  },
  subject: (words, { organisation }) => words.emailChangedSubject(organisation),
  paragraphs: (words, { organisation, contact, link }) => [
    words.emailChanged(organisation),
    ...(link === undefined ? [] : [words.undoIntro, link]),
    words.notYou(contact ?? undefined),
  ],
  button: (words) => words.undoButton,
  linkParagraphs: (words, link) => [words.undoIntro, link],
};

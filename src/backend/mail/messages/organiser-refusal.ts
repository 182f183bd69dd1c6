import { noticeSettings } from '../../../model/notice-settings.js';
import type { RefusedMail } from '../../store/index.js';
import { isolate } from '../../../i18n/index.js';
import { serverWordsOf } from '../../../i18n/server-words.js';
import type { Workspace } from '../../../model/workspace.js';
import { readFormMail, titleOf, type FormMail, type MailFact } from './form-mail.js';
import type { ComposedKind, ComposedMail } from './message-kind.js';
import {
  namesOf,
  namesOfReviews,
  organiserMail,
  organiserWords,
  stateLabel,
  type OrganiserWords,
} from './organiser-mail.js';

/** Words it. */
export async function wordRefusal(
  words: OrganiserWords,
  workspace: Workspace,
  formMail: FormMail,
  {
    contact,
    state,
    names,
    person_ids = [],
  }: Pick<RefusedMail, 'state'> & { contact: string; names: readonly string[]; person_ids?: readonly string[] },
): Promise<ComposedMail> {
  const { state: stateWord } = await serverWordsOf(words.language, 'sheet');
  const title = titleOf(formMail);
  const label = formMail.formWords.labels['name']!;
  const nameFacts = names.map((name): MailFact => [label, isolate(name, words.language)]);
  return organiserMail(words, workspace, {
    contact,
    person_ids,
    subject: words.notices.refusedSubject(title),
    blocks: [
      { text: words.notices.mailRefused(title) },
      { facts: [...nameFacts, [stateWord, stateLabel(words, state)]] },
    ],
  });
}

/** Tells the contact of a form that a mail about a registration reached nobody: whom and what it was about, without the address. */
export const organiserRefusal: ComposedKind = async (context, mail, workspace) => {
  const { slug, state } = mail.payload as Pick<RefusedMail, 'slug' | 'state'>;
  const { person_id } = mail;
  const words = await organiserWords(workspace);
  const formMail = await readFormMail(context, workspace, slug, words.language);
  const settings = formMail && noticeSettings(formMail.form, workspace);
  if (!settings || person_id === undefined) return undefined;
  const { store } = context;
  const names =
    state === 'review'
      ? namesOfReviews((await store.reviewQueue.all(workspace.id)).filter(({ id }) => id === person_id))
      : await namesOf(context, workspace, await store.registrations.ofPersons(workspace.id, [person_id]));
  return wordRefusal(words, workspace, formMail, { contact: settings.contact, state, names, person_ids: [person_id] });
};

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

/** Of an `organiser_refusal`. */
interface RefusalPayload extends Pick<RefusedMail, 'slug' | 'state'> {
  /** A hosted service has refused the registration itself. */
  readonly byService?: boolean;
}

/** Words it. */
export async function wordRefusal(
  words: OrganiserWords,
  workspace: Workspace,
  formMail: FormMail,
  {
    contact,
    state,
    names,
    byService = false,
    person_ids = [],
  }: Omit<RefusalPayload, 'slug'> & { contact: string; names: readonly string[]; person_ids?: readonly string[] },
): Promise<ComposedMail> {
  const { state: stateWord } = await serverWordsOf(words.language, 'sheet');
  const title = titleOf(formMail);
  const label = formMail.formWords.labels['name']!;
  const nameFacts = names.map((name): MailFact => [label, isolate(name, words.language)]);
  return organiserMail(words, workspace, {
    contact,
    person_ids,
    subject: byService ? words.notices.registrationsChanged(title) : words.notices.refusedSubject(title),
    blocks: byService
      ? [{ text: words.notices.serviceRefused(title) }, { facts: nameFacts }]
      : [{ text: words.notices.mailRefused(title) }, { facts: [...nameFacts, [stateWord, stateLabel(words, state)]] }],
  });
}

/**
 * Tells the contact of a form that a mail about a registration reached nobody, or that a hosted service has refused a confirmed one: whom
 * it is about, without the address.
 */
export const organiserRefusal: ComposedKind = async (context, mail, workspace) => {
  const { slug, state, byService = false } = mail.payload as RefusalPayload;
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
  const { contact } = settings;
  return wordRefusal(words, workspace, formMail, { contact, state, byService, names, person_ids: [person_id] });
};

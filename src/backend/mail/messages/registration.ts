import { serverWordsOf } from '../../../i18n/server-words.js';
import { emailKey, type Registration } from '../../store/index.js';
import { toSingleLine } from '../single-line.js';
import { MailDeferredError } from '../mail-message.js';
import {
  calendarFile,
  readFormMail,
  recipientOf,
  titleOf,
  wordFormMail,
  type Answers,
  type FormMail,
} from './form-mail.js';
import { unlessRefused } from './members.js';
import type { ComposedKind, MailContext } from './message-kind.js';
import { createRegistrationLink } from './registration-link.js';

/** Subject and first sentence of the mail about a state; undefined for states that this mail does not tell of. */
async function wordsFor({ state }: Registration, formMail: FormMail) {
  const words = await serverWordsOf(formMail.language, 'registration');
  const { formWords } = formMail;
  const title = titleOf(formMail);
  switch (state) {
    case 'registered':
      return { subject: words.registeredSubject(title), intro: formWords.registered(title) };
    case 'waiting':
      return { subject: words.waitingSubject(title), intro: words.waiting(title) };
    case 'applied':
      return { subject: words.appliedSubject(title), intro: formWords.applied(title) };
    case 'cancelled':
      return { subject: words.cancelledSubject(title), intro: words.cancelledMail(title) };
    default:
      return undefined;
  }
}

/** Counts a mail to an address. Above the limits it waits: a confirmation is owed. */
export async function countMail({ caps, clock }: MailContext, workspace_id: string, address: string): Promise<void> {
  const isAllowed =
    (await caps.linkTo(workspace_id, emailKey(address)!, clock())) && (await caps.mailFrom(workspace_id, clock()));
  if (!isAllowed) throw new MailDeferredError('Too many mails for now');
}

/** Tells a family of their registrations at one form (design.md section 10). */
export const registrationMail: ComposedKind = async (context, mail, workspace) => {
  const { registration: id } = mail.payload as { registration?: unknown };
  if (typeof id !== 'string') return undefined;
  const { store, members, clock } = context;
  const family = await store.transaction(({ registrations }) =>
    registrations.claimMail(workspace.id, id, mail.row_key),
  );
  const [first] = family ?? [];
  if (!family || !first) return undefined;
  const formMail = await readFormMail(context, workspace, first.slug, first.language);
  const wording = formMail && (await wordsFor(first, formMail));
  if (!wording) return undefined;
  const api = await members(workspace);
  const answers = await Promise.all(
    family.map(({ list_id, person_id }) => unlessRefused(api.readPerson({ list_id, person_id }))),
  );
  const persons = answers.flatMap((answer) => (answer ? [answer.data as unknown as Answers] : []));
  const to = recipientOf(formMail, persons);
  if (!to) return undefined;
  if (mail.tries === 1) await countMail(context, workspace.id, to.address);
  // the data of who has cancelled is deleted once the mail is sent
  const isEnded = first.state === 'cancelled';
  const link = isEnded ? undefined : await createRegistrationLink(context, workspace, first, formMail);
  return {
    to,
    person_ids: family.map(({ person_id }) => person_id),
    language: formMail.language,
    text: await wordFormMail(formMail, workspace, {
      subject: toSingleLine(wording.subject),
      intro: wording.intro,
      persons: isEnded ? persons.map(({ name }) => ({ name })) : persons,
      link,
      repeat: mail.repeat,
    }),
    ...(first.state === 'registered' ? { attachments: calendarFile(formMail, clock()) } : {}),
  };
};

import { isolate, supportedTag, wordsOf } from '../../../i18n/index.js';
import { serverWordsOf } from '../../../i18n/server-words.js';
import type { Workspace } from '../../../model/workspace.js';
import type { ListedPerson } from '../../backend.js';
import { mergeFullStops } from '../full-stops.js';
import { imageFiles, mailText, type MailBlock } from '../mail-blocks.js';
import { mailHtml } from '../mail-html.js';
import { toSingleLine } from '../single-line.js';
import { personName, readFormMail, type FormMail } from './form-mail.js';
import type { ComposedMail, MailContext } from './message-kind.js';
import type { OwedFee } from './owed-fee.js';
import { paymentBlocks } from './payment-blocks.js';

/** A person and the open fees that the mail reminds of. */
interface Debtor extends ListedPerson {
  readonly fees: readonly (OwedFee & { readonly description: string })[];
}

interface ReminderContent {
  /** The form of the first person's registration; absent for persons without one. */
  readonly formMail: FormMail | undefined;
  readonly persons: readonly Debtor[];
  readonly repeat: boolean;
}

/** Those of these persons who have not paid these fees yet. */
export async function withOpenFees(
  { store }: Pick<MailContext, 'store'>,
  workspace: Workspace,
  persons: readonly ListedPerson[],
  fee_ids: readonly string[],
): Promise<Debtor[]> {
  const fees = (await store.fees.byIds(workspace.id, fee_ids)).filter(({ paid_at }) => paid_at === null);
  return persons
    .map((one) => ({ ...one, fees: fees.filter(({ person_id }) => person_id === one.person['id']) }))
    .filter((one) => one.fees.length);
}

/** Words a reminder: what is open, and how it is paid. It has names and fees, and no answer of a form. */
export async function wordReminder(
  workspace: Workspace,
  { formMail, persons, repeat }: ReminderContent,
): Promise<Pick<ComposedMail, 'text' | 'attachments' | 'contact' | 'language'>> {
  const language = formMail?.language ?? workspace.languages[0]!;
  const contact = formMail ? formMail.contact : workspace.contact_email;
  const words = await serverWordsOf(language, 'mail');
  const formWords = formMail?.formWords ?? (await wordsOf(language, 'form'));
  const names = persons.map(({ person }) => personName(person)).filter(Boolean);
  const greeted = new Intl.ListFormat(supportedTag(language)).format(names.map((name) => isolate(name, language)));
  const intro = mergeFullStops(words.feeReminder(workspace.name));
  const purposes = new Set(persons.flatMap(({ fees }) => fees.map(({ description }) => description)).filter(Boolean));
  const owed = persons.flatMap(({ person, fees }) => fees.map((fee) => ({ person, fee })));
  const blocks: MailBlock[] = [
    { text: words.greeting(greeted || undefined) },
    { text: intro },
    ...(purposes.size ? [{ text: [...purposes].map((purpose) => isolate(purpose, language)).join('\n') }] : []),
    ...(await paymentBlocks({ language, formWords }, workspace, owed)),
    { text: words.notYou(contact ? isolate(contact, language) : undefined) },
    ...(repeat ? [{ text: words.repeat }] : []),
    { text: isolate(workspace.name, language) },
  ];
  const { name: organisation, accent_color } = workspace;
  const files = imageFiles(blocks);
  return {
    contact,
    language,
    text: {
      subject: toSingleLine(words.feeReminderSubject(organisation)),
      text: mailText(blocks),
      html: mailHtml(blocks, { language, organisation, accent_color, preheader: intro }),
    },
    ...(files.length ? { attachments: files } : {}),
  };
}

/** Words a reminder for the persons at an address, as a preview. */
export async function reminderExampleOf(
  context: Pick<MailContext, 'memberApi'> & { readonly store: Pick<MailContext['store'], 'forms'> },
  workspace: Workspace,
  persons: readonly Debtor[],
): Promise<{ subject: string; text: string }> {
  const registration = persons[0]?.registration;
  const formMail = registration && (await readFormMail(context, workspace, registration.slug, registration.language));
  const { text } = await wordReminder(workspace, { formMail, persons, repeat: false });
  return { subject: text.subject, text: text.text };
}

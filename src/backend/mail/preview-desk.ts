import { isolate } from '../../i18n/index.js';
import { serverWordsOf } from '../../i18n/server-words.js';
import type { Workspace } from '../../model/workspace.js';
import { creditorReference } from '../../payments/index.js';
import { wordMessage } from './message-template.js';
import { wordDeskSignIn } from './messages/desk-sign-in.js';
import type { MailContext } from './messages/message-kind.js';
import { wordReminder } from './messages/fee-reminder.js';
import { titleOf, type FormMail } from './messages/form-mail.js';
import { EXAMPLE_CENTS, exampleAmount, exampleNames, examplePersons } from './preview-examples.js';

export const deskMailKinds = ['desk_sign_in', 'desk_message', 'fee_reminder'] as const;

const CODE_LIFETIME_MS = 900_000;

interface DeskPreviewRequest {
  readonly kind: (typeof deskMailKinds)[number];
  readonly language: string;
  /** The form that the mail is about; absent if there is none. */
  readonly formMail: FormMail | undefined;
}

/** A reminder of a fee for each example person, described as the fees of registrations are. */
const reminderPreview = async (workspace: Workspace, title: string, formMail: FormMail | undefined) => {
  const amount = (formMail && exampleAmount(formMail.form)) ?? EXAMPLE_CENTS;
  const persons = examplePersons.map((person, index) => {
    const reference = creditorReference(`EXAMPLE${index + 1}`);
    const fees = [{ amount, reference, description: `${title}: ${exampleNames[index]}` }];
    return { person, registration: undefined, fees };
  });
  return wordReminder(workspace, { formMail, persons, repeat: false });
};

/** The mails of the desk as they would be sent: a sign-in link, a short message of an organiser, or a reminder of fees. */
export async function deskPreview(
  { clock, portal_url }: Pick<MailContext, 'clock'> & { readonly portal_url: string },
  club: Workspace,
  { kind, language, formMail }: DeskPreviewRequest,
) {
  const workspace: Workspace = { ...club, languages: [language] };
  const page = `${portal_url}/${workspace.slug}`;
  if (kind === 'desk_sign_in') {
    const until = clock() + CODE_LIFETIME_MS;
    const facts = { name: exampleNames[0]!, link: `${page}/desk#example`, code: '123456', until, repeat: false };
    return { text: await wordDeskSignIn(facts, workspace, language) };
  }
  const title = formMail ? titleOf(formMail) : workspace.name;
  if (kind === 'fee_reminder') return reminderPreview(workspace, title, formMail);
  const { greeting } = await serverWordsOf(language, 'mail');
  const { linkIntro, view } = await serverWordsOf(language, 'registration');
  const text = `${greeting('{{first_name}}')}\n\n${linkIntro}\n\n{{link}}\n\n${isolate(workspace.name, language)}`;
  const message = await wordMessage(
    { subject: '{{event}}', text, title },
    {
      firstNames: examplePersons.map(({ name }) => name.first_name),
      link: `${page}#example`,
      button: view,
    },
    workspace,
  );
  return { text: message };
}

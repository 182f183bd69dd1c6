import { serverWordsOf } from '../../i18n/server-words.js';
import type { Workspace } from '../../model/workspace.js';
import { creditorReference } from '../../payments/index.js';
import { wordMessage } from './message-template.js';
import { wordDeskSignIn } from './messages/desk-sign-in.js';
import type { MailContext } from './messages/message-kind.js';
import { wordReminder } from './messages/fee-reminder.js';
import { EXAMPLE_CENTS, exampleNames, examplePersons } from './preview-examples.js';

export const deskMailKinds = ['desk_sign_in', 'desk_message', 'fee_reminder'] as const;

const CODE_LIFETIME_MS = 900_000;

/** A reminder of a fee for each example person. */
const reminderPreview = async (workspace: Workspace, language: string) => {
  const persons = examplePersons.map((person, index) => {
    const reference = creditorReference(`EXAMPLE${index + 1}`);
    const fees = [{ amount: EXAMPLE_CENTS, reference, description: `${workspace.name}: ${exampleNames[index]}` }];
    return { person, registration: undefined, fees };
  });
  return wordReminder({ ...workspace, languages: [language] }, { formMail: undefined, persons, repeat: false });
};

/** The mails of the desk as they would be sent: a sign-in link, a short message of an organiser, or a reminder of fees. */
export async function deskPreview(
  { clock, portal_url }: Pick<MailContext, 'clock'> & { readonly portal_url: string },
  workspace: Workspace,
  kind: (typeof deskMailKinds)[number],
  language: string,
) {
  const page = `${portal_url}/${workspace.slug}`;
  if (kind === 'desk_sign_in') {
    const until = clock() + CODE_LIFETIME_MS;
    const facts = { name: exampleNames[0]!, link: `${page}/desk#example`, code: '123456', until, repeat: false };
    return { text: await wordDeskSignIn(facts, workspace, language) };
  }
  if (kind === 'fee_reminder') return reminderPreview(workspace, language);
  const { greeting } = await serverWordsOf(language, 'mail');
  const { view } = await serverWordsOf(language, 'registration');
  const text = `${greeting('{{first_name}}')}\n\n{{link}}`;
  const message = await wordMessage(
    { subject: '{{event}}', text, title: workspace.name },
    { firstNames: exampleNames, link: `${page}#example`, button: view },
    { ...workspace, languages: [language] },
  );
  return { text: message };
}

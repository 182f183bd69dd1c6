import { serverWordsOf } from '../../i18n/server-words.js';
import type { Workspace } from '../../model/workspace.js';
import { wordMessage } from './message-template.js';
import { wordDeskSignIn } from './messages/desk-sign-in.js';
import type { MailContext } from './messages/message-kind.js';
import { exampleNames } from './preview-examples.js';

export const deskMailKinds = ['desk_sign_in', 'desk_message'] as const;

const CODE_LIFETIME_MS = 900_000;

/** A sign-in link of the desk, or a short message of an organiser, as they would be sent. */
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
    return wordDeskSignIn(facts, workspace, language);
  }
  const { greeting } = await serverWordsOf(language, 'mail');
  const { view } = await serverWordsOf(language, 'registration');
  const text = `${greeting('{{first_name}}')}\n\n{{link}}`;
  return wordMessage(
    { subject: '{{event}}', text, title: workspace.name },
    { firstNames: exampleNames, link: `${page}#example`, button: view },
    { ...workspace, languages: [language] },
  );
}

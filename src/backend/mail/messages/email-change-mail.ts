import type { EmailChangePurpose } from '../../../model/email-change-purpose.js';
import type { Workspace } from '../../../model/workspace.js';
import { digest } from '../../crypto/index.js';
import { emailKey, newSecret, type ClaimedMail, type EmailChange } from '../../store/index.js';
import { unlessRefused } from './members.js';
import { mailLanguage, type MailContext } from './message-kind.js';

/** Creates a link with a new token for an e-mail change, in the language of the mail. */
export async function createLink(
  { store, addresses }: MailContext,
  change: EmailChange,
  purpose: EmailChangePurpose,
  mail: ClaimedMail,
  workspace: Workspace,
): Promise<string> {
  const token = newSecret();
  const hash = await digest(token);
  await store.transaction(({ emailChanges }) => emailChanges.addToken(change, hash, purpose));
  return `${addresses.portal_url}/${workspace.slug}/email/${purpose}?lang=${mailLanguage(mail, workspace)}#${token}`;
}

/** The pending e-mail change that a mail is about, and its person. */
export async function pendingChangeOf(
  { store, memberApi, clock }: MailContext,
  mail: ClaimedMail,
  workspace: Workspace,
) {
  const { change: id } = mail.payload as { change?: unknown };
  if (mail.person_id === undefined) return undefined;
  const pending = await store.emailChanges.pending(workspace.id, [mail.person_id], clock());
  const change = pending.find((candidate) => candidate.id === id);
  const api = await memberApi(workspace);
  const response = change && (await unlessRefused(api.readPerson({ list_id: 'member', person_id: change.person_id })));
  // the address is already in force
  if (!change || !response || emailKey(response.data.email) === emailKey(change.email)) return undefined;
  return { change, person: response.data };
}

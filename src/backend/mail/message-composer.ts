import type { Workspace } from '../../model/workspace.js';
import type { ClaimedMail, Store } from '../store/index.js';
import type { MailMessage } from './mail-message.js';
import {
  composedKinds,
  mailLanguage,
  messageKinds,
  type ComposedMail,
  type MailContext,
  type MailFacts,
} from './messages/index.js';
import { toSingleLine } from './single-line.js';
import { wordMail } from './word-mail.js';

export interface ComposerOptions extends MailContext {
  readonly store: MailContext['store'] & Pick<Store, 'workspaces'>;
  /** Host name of this installation, for Message-IDs. */
  readonly host: string;
  /** Sender address. Default: the club's contact address. */
  readonly from?: string | undefined;
}

/** A mail greets by name, and has an address in its header. */
const NAME_AND_ADDRESS = ['name', 'email'];

/** The address that mails of a club come from: the one of the server, the club's own, or one that takes no answers. */
export const senderAddress = (
  { from, host }: Pick<ComposerOptions, 'from' | 'host'>,
  { contact_email }: Pick<Workspace, 'contact_email'>,
): string => from ?? contact_email ?? `noreply@${host}`;

/** Composes the message of a mail of the outbox as it is sent now; undefined where nothing is to be sent any more. */
export function messageComposer({ host, from, ...context }: ComposerOptions) {
  /** Recipient, language and text of a mail; undefined if none is to be sent. */
  async function composed(mail: ClaimedMail, workspace: Workspace): Promise<ComposedMail | undefined> {
    const kind = composedKinds[mail.kind];
    if (kind) return kind(context, mail, workspace);
    const content = await messageKinds[mail.kind]?.content(context, mail, workspace);
    if (!content) return undefined;
    const { name: organisation, contact_email: contact } = workspace;
    const language = mailLanguage(mail, workspace);
    const facts: MailFacts = { ...content.facts, organisation, contact, repeat: mail.repeat };
    return {
      to: content.to,
      person_ids: content.person_ids,
      language,
      text: await wordMail(facts, workspace, language),
    };
  }

  return async function messageOf(mail: ClaimedMail): Promise<MailMessage | undefined> {
    const workspace = await context.store.workspaces.byId(mail.workspace_id);
    const content = workspace && (await composed(mail, workspace));
    if (!workspace || !content) return undefined;
    const { name, contact_email } = workspace;
    const organisation = toSingleLine(name);
    const sender = senderAddress({ from, host }, workspace);
    const { text, attachments, to, language, person_ids, fields = NAME_AND_ADDRESS, contact = contact_email } = content;
    return {
      ...text,
      ...(attachments ? { attachments } : {}),
      from: { name: organisation, address: sender },
      to,
      ...(contact && contact !== sender ? { replyTo: { name: organisation, address: contact } } : {}),
      language,
      id: `${mail.row_key}@${host}`,
      repeat: mail.repeat,
      created_at: mail.created_at,
      workspace_id: mail.workspace_id,
      person_ids,
      fields,
    };
  };
}

import { ApiError } from '../../api/index.js';
import type { ClaimedMail, Store } from '../store/index.js';
import type { MailRefusal } from './mail-caps.js';
import { DeliveryUnknownError, UndeliverableError, type MailMessage, type MailTransport } from './mail-message.js';
import { mailLanguage, messageKinds, type MailContext, type MailFacts } from './messages/index.js';
import { toSingleLine, wordMail } from './word-mail.js';

export interface MailSenderOptions extends MailContext {
  readonly store: Pick<Store, 'emailChanges' | 'outbox' | 'portalSessions' | 'transaction' | 'workspaces'>;
  readonly transport: MailTransport;
  /** Called with errors of deliveries, without recipients. */
  readonly report: (error: unknown) => void;
  /** Called when a mail is dropped. */
  readonly onRefusal: (reason: MailRefusal) => void;
  /** Host name of this installation, for Message-IDs. */
  readonly host: string;
  /** Sender address. Default: the club's contact address. */
  readonly from?: string;
}

export interface MailSender {
  /** Sends all due mails until `goOn` returns false. Returns the number of mails handed over. */
  sendDue(goOn?: () => boolean): Promise<number>;
  /** Deletes ended sessions, mails that were given up, expired e-mail changes and stale copies of mails. */
  sweep(): Promise<void>;
}

/** Number of mails sent concurrently. */
const CONCURRENT_MAILS = 4;

/** Sends mails of the outbox through a transport (design.md section 6). Several processes may do so at once. */
export function mailSender({
  store,
  members,
  transport,
  addresses,
  caps,
  clock,
  report,
  onRefusal,
  host,
  from,
}: MailSenderOptions): MailSender {
  const context = { store, members, addresses, caps, clock };

  async function messageOf(mail: ClaimedMail): Promise<MailMessage | undefined> {
    const workspace = await store.workspaces.byId(mail.workspace_id);
    const content = workspace && (await messageKinds[mail.kind]?.content(context, mail, workspace));
    if (!workspace || !content) return undefined;
    const { name, contact_email } = workspace;
    const language = mailLanguage(mail, workspace);
    const facts: MailFacts = { ...content.facts, organisation: name, contact: contact_email, repeat: mail.repeat };
    const organisation = toSingleLine(name);
    const sender = from ?? contact_email ?? `noreply@${host}`;
    return {
      ...(await wordMail(facts, workspace, language)),
      from: { name: organisation, address: sender },
      to: content.to,
      ...(contact_email && contact_email !== sender ? { replyTo: { name: organisation, address: contact_email } } : {}),
      language,
      id: `${mail.row_key}@${host}`,
      repeat: mail.repeat,
      created_at: mail.created_at,
      workspace_id: mail.workspace_id,
      person_ids: content.person_ids,
    };
  }

  /** Whether the mail was handed over. */
  async function deliver(mail: ClaimedMail): Promise<boolean> {
    let handedOver = false;
    try {
      const message = await messageOf(mail);
      if (message) await transport.send(message);
      handedOver = !!message;
      await store.outbox.sent(mail);
    } catch (error) {
      report(error);
      if ((error as { code?: unknown }).code === 'NO_SMTPUTF8') onRefusal('no_smtputf8');
      if (error instanceof UndeliverableError) await store.outbox.sent(mail);
      // sent but not recorded as sent: the next try is a repeat
      else
        await store.outbox.failed(mail, clock(), { perhapsSent: handedOver || error instanceof DeliveryUnknownError });
    }
    return handedOver;
  }

  const isGone = async (workspace_id: string, person_id: string): Promise<boolean> => {
    const workspace = await store.workspaces.byId(workspace_id);
    if (!workspace) return true;
    const api = await members(workspace);
    return api.readPerson({ list_id: 'member', person_id }).then(
      () => false,
      (error: unknown) => error instanceof ApiError && error.status === 404,
    );
  };

  return {
    async sendDue(goOn = () => true) {
      let sent = 0;
      const next = async () => (goOn() ? store.outbox.claim(clock()) : undefined);
      const runLane = async (): Promise<void> => {
        for (let mail = await next(); mail; mail = await next()) if (await deliver(mail)) sent++;
      };
      const done = await Promise.allSettled(Array.from({ length: CONCURRENT_MAILS }, runLane));
      // rethrow only after all lanes are done: the caller may close the store next
      for (const one of done) if (one.status === 'rejected') throw one.reason;
      return sent;
    },

    async sweep() {
      const now = clock();
      await store.portalSessions.sweep(now);
      await store.outbox.sweep(now);
      await store.emailChanges.sweep(now);
      await transport.removeStale?.(isGone);
    },
  };
}

import { ApiError } from '../../api/index.js';
import type { Workspace } from '../../model/workspace.js';
import type { ClaimedMail, Store } from '../store/index.js';
import type { MailRefusal } from './mail-caps.js';
import {
  DeliveryUnknownError,
  MailDeferredError,
  UndeliverableError,
  type MailMessage,
  type MailTransport,
} from './mail-message.js';
import {
  composedKinds,
  mailLanguage,
  messageKinds,
  type ComposedMail,
  type MailContext,
  type MailFacts,
} from './messages/index.js';
import { noteRefusal } from './note-refusal.js';
import { toSingleLine } from './single-line.js';
import { wordMail } from './word-mail.js';

export interface MailSenderOptions extends MailContext {
  readonly store: MailContext['store'] &
    Pick<Store, 'outbox' | 'portalSessions' | 'refusedMails' | 'registrationSessions' | 'workspaces'>;
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

/** Sends mails of the outbox through a transport (docs/storage.md#postgresql). Several processes may do so at once. */
export function mailSender({
  store,
  members,
  feesOf,
  transport,
  addresses,
  caps,
  clock,
  report,
  onRefusal,
  host,
  from,
}: MailSenderOptions): MailSender {
  const context = { store, members, feesOf, addresses, caps, clock };

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

  async function messageOf(mail: ClaimedMail): Promise<MailMessage | undefined> {
    const workspace = await store.workspaces.byId(mail.workspace_id);
    const content = workspace && (await composed(mail, workspace));
    if (!workspace || !content) return undefined;
    const { name, contact_email } = workspace;
    const organisation = toSingleLine(name);
    const sender = from ?? contact_email ?? `noreply@${host}`;
    const { text, attachments, to, language, person_ids, contact = contact_email } = content;
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
    };
  }

  /** Forgets mails that did not reach persons who got one now. */
  async function forgetRefusals({ workspace_id, person_ids }: MailMessage): Promise<void> {
    const refused = await store.refusedMails.all(workspace_id);
    if (refused.some(({ person_id }) => person_ids.includes(person_id)))
      await store.refusedMails.forget(workspace_id, person_ids);
  }

  /** Whether the mail was handed over. */
  async function deliver(mail: ClaimedMail): Promise<boolean> {
    let handedOver = false;
    try {
      const message = await messageOf(mail);
      if (message) await transport.send(message);
      handedOver = !!message;
      await store.outbox.sent(mail);
      if (message) await forgetRefusals(message);
    } catch (error) {
      if (error instanceof MailDeferredError) {
        await store.outbox.defer(mail, clock());
        return false;
      }
      report(error);
      if ((error as { code?: unknown }).code === 'NO_SMTPUTF8') onRefusal('no_smtputf8');
      if (error instanceof UndeliverableError)
        await noteRefusal(store, mail, clock(), ({ outbox }) => outbox.sent(mail));
      else {
        // sent but not recorded as sent: the next try is a repeat
        const perhapsSent = handedOver || error instanceof DeliveryUnknownError;
        const outcome = await store.outbox.failed(mail, clock(), { perhapsSent });
        if (outcome === 'given up' && !perhapsSent) await noteRefusal(store, mail, clock(), async () => {});
      }
    }
    return handedOver;
  }

  const isGone = async (workspace_id: string, person_id: string): Promise<boolean> => {
    const workspace = await store.workspaces.byId(workspace_id);
    if (!workspace) return true;
    const api = await members(workspace);
    const [registration] = await store.registrations.ofPersons(workspace_id, [person_id]);
    return api.readPerson({ list_id: registration?.list_id ?? 'member', person_id }).then(
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
      await store.registrationSessions.sweep(now);
      await store.registrationLinks.sweep(now);
      await store.outbox.sweep(now);
      await store.refusedMails.sweep(now);
      await store.emailChanges.sweep(now);
      await transport.removeStale?.(isGone);
    },
  };
}

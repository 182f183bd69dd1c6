import type { ClaimedMail, Store } from '../store/index.js';
import { deletedSubjects } from './deleted-subjects.js';
import type { MailRefusal } from './mail-caps.js';
import {
  DeliveryUnknownError,
  MailDeferredError,
  UndeliverableError,
  type MailMessage,
  type MailTransport,
} from './mail-message.js';
import { messageComposer, type ComposerOptions } from './message-composer.js';
import { noteRefusal } from './note-refusal.js';

export interface MailSenderOptions extends ComposerOptions {
  readonly store: ComposerOptions['store'] &
    Pick<
      Store,
      | 'deskJournal'
      | 'deskSessions'
      | 'events'
      | 'outbox'
      | 'portalSessions'
      | 'refusedMails'
      | 'registrationSessions'
      | 'signInCodes'
    >;
  readonly transport: MailTransport;
  /** Called with errors of deliveries, without recipients. */
  readonly report: (error: unknown) => void;
  /** Called when a mail is dropped. */
  readonly onRefusal: (reason: MailRefusal) => void;
}

export interface MailSender {
  /**
   * Sends all due mails, `concurrentMails` at a time (default: 4), until `goOn` returns false. Returns the number of mails handed
   * over. With one at a time they leave in the order in which they are due.
   */
  sendDue(goOn?: () => boolean, concurrentMails?: number): Promise<number>;
  /** Deletes ended sessions, mails that were given up, expired e-mail changes and stale copies of mails. */
  sweep(): Promise<void>;
}

/** Whether the desk shows that a mail was not delivered: messages of organisers in their log, reminders beside their fees. */
const isShownAtDesk = ({ kind }: ClaimedMail): boolean => kind === 'desk_message';

/** Number of mails sent concurrently. */
const CONCURRENT_MAILS = 4;

/** Sends mails of the outbox through a transport (docs/storage.md#postgresql). Several processes may do so at once. */
export function mailSender({
  store,
  memberApi,
  ensureFees,
  offerPrice,
  signer,
  transport,
  addresses,
  caps,
  clock,
  report,
  onRefusal,
  host,
  from,
}: MailSenderOptions): MailSender {
  const messageOf = messageComposer({
    store,
    memberApi,
    ensureFees,
    offerPrice,
    signer,
    addresses,
    caps,
    clock,
    host,
    from,
  });

  /** Forgets mails that did not reach persons who got one now. */
  async function forgetRefusals({ workspace_id, person_ids }: MailMessage): Promise<void> {
    const refusedMails = await store.refusedMails.all(workspace_id);
    if (refusedMails.some(({ person_id }) => person_ids.includes(person_id)))
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
      // a notice to the organiser has not reached the persons that it names
      if (message && !mail.kind.startsWith('organiser_')) await forgetRefusals(message);
    } catch (error) {
      if (error instanceof MailDeferredError) {
        await store.outbox.defer(mail, clock());
        return false;
      }
      report(error);
      if ((error as { code?: unknown }).code === 'NO_SMTPUTF8') onRefusal('no_smtputf8');
      if (error instanceof UndeliverableError)
        await noteRefusal(store, mail, clock(), ({ outbox }) =>
          isShownAtDesk(mail) ? outbox.giveUpAfterRefusal(mail, clock()) : outbox.sent(mail),
        );
      else {
        // sent but not recorded as sent: the next try is a repeat
        const perhapsSent = handedOver || error instanceof DeliveryUnknownError;
        const outcome = await store.outbox.failed(mail, clock(), { perhapsSent });
        if (outcome === 'given up' && !perhapsSent) await noteRefusal(store, mail, clock(), async () => true);
      }
    }
    return handedOver;
  }

  return {
    async sendDue(goOn = () => true, concurrentMails = CONCURRENT_MAILS) {
      let sent = 0;
      const next = async () => (goOn() ? store.outbox.claim(clock()) : undefined);
      const runLane = async (): Promise<void> => {
        for (let mail = await next(); mail; mail = await next()) if (await deliver(mail)) sent++;
      };
      const done = await Promise.allSettled(Array.from({ length: concurrentMails }, runLane));
      // rethrow only after all lanes are done: the caller may close the store next
      for (const one of done) if (one.status === 'rejected') throw one.reason;
      return sent;
    },

    async sweep() {
      const now = clock();
      await store.portalSessions.sweep(now);
      await store.signInCodes.sweep(now);
      await store.deskLinks.sweep(now);
      await store.deskSessions.sweep(now);
      await store.deskJournal.sweep(now);
      await store.deskMessages.sweep(now);
      await store.registrationSessions.sweep(now);
      await store.registrationLinks.sweep(now);
      for (const mail of await store.outbox.abandoned(now))
        await noteRefusal(store, mail, now, ({ outbox }) => outbox.giveUp(mail, now));
      await store.outbox.sweep(now);
      await store.refusedMails.sweep(now);
      await store.emailChanges.sweep(now);
      await transport.removeStale?.(deletedSubjects({ store, memberApi, clock }));
    },
  };
}

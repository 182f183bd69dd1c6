/** Name and address of a sender or recipient, kept apart: a comma in a name must not split the address. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** A file of a mail. */
export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
  /** Of `content`; plain text without it. */
  readonly encoding?: 'base64';
  /** Content-ID of an image that stands in the HTML part (RFC 2392). */
  readonly cid?: string;
}

/** A mail ready to be sent. */
export interface MailMessage {
  readonly from: Mailbox;
  readonly to: Mailbox;
  readonly replyTo?: Mailbox;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[];
  /** Language of the text, a BCP 47 tag. */
  readonly language: string;
  /** Message-ID without brackets; the same for each try, so that mail programs recognize duplicates. */
  readonly id: string;
  /** Whether an earlier try may have arrived. */
  readonly repeat: boolean;
  /** Milliseconds since 1970. */
  readonly created_at: number;
  readonly workspace_id: string;
  /** The persons it is about. */
  readonly person_ids: readonly string[];
  /** The fields whose answers it may have, by name. */
  readonly fields: readonly string[];
}

/** The persons and answers in a mail. */
export type MailSubject = Pick<MailMessage, 'workspace_id' | 'person_ids' | 'fields'>;

/** Permanent failure: retrying does not help. */
export class UndeliverableError extends Error {
  override readonly name = 'Undeliverable';
}

/** The mail has to wait: too many were sent. It is no failed try. */
export class MailDeferredError extends Error {
  override readonly name = 'MailDeferred';
}

/** The connection was lost after the mail was handed over, so it may have arrived. */
export class DeliveryUnknownError extends Error {
  override readonly name = 'PerhapsSent';
}

/** Delivers mails: SMTP, files, or a test double. */
export interface MailTransport {
  /** Resolves when it is handed over. Throws `UndeliverableError`, `DeliveryUnknownError`, or another error if a retry can help. */
  send(message: MailMessage): Promise<void>;
  /** Throws if mails cannot be sent at present. Sends none. */
  check?(): Promise<void>;
  /** Deletes delivered copies that are old, or that have persons or answers that were deleted. */
  removeStale?(isDeleted: (subject: MailSubject) => Promise<boolean>): Promise<void>;
  close?(): void;
}

/** Rejects every mail, so that mails wait in the outbox. */
export const nullTransport: MailTransport = {
  send: () => Promise.reject(new Error('No mail transport is configured')),
};

import type { Client } from '../../../api/index.js';
import type { Service } from '../../../contract/index.js';
import type { MailWords } from '../../../i18n/server-words.js';
import type { MailKind, Workspace } from '../../../model/workspace.js';
import type { Addresses, Clock, OfferPrice } from '../../backend.js';
import type { Signer } from '../../crypto/index.js';
import type { ClaimedMail, Registration, Store } from '../../store/index.js';
import type { MailCaps } from '../mail-caps.js';
import type { MailText } from '../mail-html.js';
import type { MailAttachment, Mailbox } from '../mail-message.js';
import type { OwedFee } from './owed-fee.js';

/** The facts of a mail, before wording. */
export interface MailFacts {
  readonly kind: MailKind;
  /** Names of the persons it is about. */
  readonly names: readonly string[];
  readonly organisation: string;
  /** Contact address of the club. */
  readonly contact: string | null;
  /** Link to sign in, to confirm a new address, or to undo a change. */
  readonly link?: string;
  /** Six digits that sign in on the device that requested the link; absent if they would not. */
  readonly code?: string;
  /** Milliseconds since 1970. */
  readonly until?: number;
  readonly repeat: boolean;
}

/** Recipient and facts of a mail. */
export interface MailContent {
  readonly to: Mailbox;
  readonly person_ids: readonly string[];
  readonly facts: Pick<MailFacts, 'kind' | 'names' | 'link' | 'code' | 'until'>;
}

export interface MailContext {
  readonly store: Pick<
    Store,
    | 'credits'
    | 'deskLinks'
    | 'deskMessages'
    | 'emailChanges'
    | 'fees'
    | 'forms'
    | 'organiserNotices'
    | 'portalLinks'
    | 'registrationLinks'
    | 'registrations'
    | 'reviewQueue'
    | 'signInCodes'
    | 'transaction'
    | 'waitingLists'
  >;
  /** Creates a client of the service with a key that may read members and create sign-in links. */
  readonly memberApi: (workspace: Workspace) => Promise<Client<Service>>;
  readonly addresses: Pick<Addresses, 'portal_url'>;
  readonly caps: MailCaps;
  readonly clock: Clock;
  /** Creates the fees of registrations that lack one; returns all by the ids of the registrations. */
  readonly ensureFees: (
    workspace: Workspace,
    registrations: readonly Registration[],
  ) => Promise<ReadonlyMap<string, readonly OwedFee[]>>;
  readonly offerPrice: OfferPrice;
  readonly signer: Signer;
}

/** A mail as a kind words it itself. */
export interface ComposedMail {
  readonly to: Mailbox;
  /** Where answers go; default: the club's contact. */
  readonly contact?: string | null;
  readonly person_ids: readonly string[];
  /** The fields whose answers it may have; default: name and e-mail address. */
  readonly fields?: readonly string[];
  readonly language: string;
  readonly text: MailText;
  readonly attachments?: readonly MailAttachment[];
}

/** Composes a mail of a kind; resolves to undefined if none is to be sent. */
export type ComposedKind = (
  context: MailContext,
  mail: ClaimedMail,
  workspace: Workspace,
) => Promise<ComposedMail | undefined>;

/** The texts of a kind of mail. */
export interface MailWording {
  readonly subject: (words: MailWords, facts: MailFacts) => string;
  /** The paragraphs between greeting and signature. `until` is the formatted time. */
  readonly paragraphs: (words: MailWords, facts: MailFacts, until: string) => readonly string[];
  /** The button of the HTML part. */
  readonly button: (words: MailWords) => string;
  /** Paragraphs about the code, whose own paragraph is `code`; also appended to a template of the club that lacks it. */
  readonly codeParagraphs?: (words: MailWords, code: string) => readonly string[];
  /** Paragraphs appended to a template of the club that lacks the link. */
  readonly linkParagraphs?: (words: MailWords, link: string) => readonly string[];
}

/** A kind of mail: its content, read when it is sent, and its wording. */
export interface MessageKind extends MailWording {
  /** Resolves to undefined if no mail is to be sent. */
  readonly content: (context: MailContext, mail: ClaimedMail, workspace: Workspace) => Promise<MailContent | undefined>;
}

/** The language of a mail. */
export function mailLanguage({ payload }: ClaimedMail, { languages }: Workspace): string {
  const { language } = payload as { language?: string };
  return language !== undefined && languages.includes(language) ? language : languages[0]!;
}

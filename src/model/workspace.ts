import type { Layout, Text } from './registration-form.js';

/** Member, participant and contact are the kinds of person; a list holds one kind. */
export type ListType = 'member' | 'event' | 'contact';

export interface List {
  id: string;
  type: ListType;
  name: string;
}

/** What a club has booked: which kinds of list its plan includes (specification.md, status 402). */
export interface Subscription {
  variant: string;
  list_types: ListType[];
}

/** Whether members can sign in here; `superordinate`: the portal is the umbrella association's. */
export type PortalStatus = 'enabled' | 'disabled' | 'superordinate';

/** The words of one mail where they are the club's own; `{{link}}` and the like stand for what is known when it is sent. */
export interface MailTemplate {
  subject?: Text;
  /** Plain text, paragraphs apart by an empty line. */
  text?: Text;
}

/** Mails that the portal sends by itself. */
export type MailKind = 'sign_in' | 'email_confirmation' | 'email_requested' | 'email_changed';

/** How the member portal of a workspace is meant to be. */
export interface PortalSettings {
  /** Where sign-in links lead: a page of the club with the element on it. Null for the page that is hosted here. */
  page: string | null;
  mails: Partial<Record<MailKind, MailTemplate>>;
  /** How members see their own data, and what of it they may change. Null: name and ways to reach them. */
  profile: Layout | null;
}

/** Where a club is paid. */
export interface BankAccount {
  /** Name of the account's holder, 70 characters at most (EPC069-12). */
  holder: string;
  /** ISO 13616, without blanks, in capital letters. */
  iban: string;
  /** ISO 9362. */
  bic: string | null;
  /** Name of the bank. */
  bank: string | null;
}

export interface Workspace {
  id: string;
  slug: string;
  name: string;
  /** IANA name; opening times without an offset are meant here. */
  time_zone: string;
  /** Whom a visitor may write to when nothing else helps. */
  contact_email: string | null;
  /** Origins that may show personal data of signed-in members. */
  portal_origins: string[];
  subscription: Subscription;
  portal_status: PortalStatus;
  /** Languages that its mails are written in, the one first that counts where nobody has asked for another. */
  languages: string[];
  portal: PortalSettings;
  /** Null where nobody is told how to pay. */
  bank_account: BankAccount | null;
}

/** What GET /me tells: the club, what it has booked, and what the key may touch. */
export interface WorkspaceMetadata {
  id: string;
  name: string;
  slug: string;
  subscription: Subscription;
  member_portal: { status: PortalStatus; url: string };
  /** Those that the key may touch. */
  lists: List[];
  key: { name: string; scopes: Scope[] };
}

/**
 * What a key may do on `/api`. `registrations:write` creates persons as `persons:write` does, but only
 * for events that accept registrations at that moment, and for membership applications: the gate's key.
 */
export type Scope =
  | 'events:read'
  | 'columns:read'
  | 'columns:write'
  | 'persons:read'
  | 'persons:write'
  | 'registrations:write'
  | 'fees:write'
  | 'portal_sessions:write';

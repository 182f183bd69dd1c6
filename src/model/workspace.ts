import type { Organiser } from './desk.js';
import type { RegistrationState } from './own-registration.js';
import type { Layout, Text } from './registration-form.js';

/** Member, participant and contact are the kinds of person; a list holds one kind. */
export type ListType = 'member' | 'event' | 'contact';

export interface List {
  id: string;
  type: ListType;
  name: string;
}

/** A club's plan: the types of lists that it includes (status 402 of the specification). */
export interface Subscription {
  variant: string;
  list_types: ListType[];
}

/** Whether members can sign in here; `superordinate`: the portal is the umbrella association's. */
export type PortalStatus = 'enabled' | 'disabled' | 'superordinate';

/** The club's own template of a mail, with placeholders such as `{{link}}`. */
export interface MailTemplate {
  subject?: Text;
  /** Plain text; an empty line separates paragraphs. */
  text?: Text;
}

/** Mails that the portal sends by itself. */
export type MailKind = 'sign_in' | 'email_confirmation' | 'email_requested' | 'email_changed';

/** Mails to families about their registrations. */
export type RegistrationMailKind = RegistrationState | 'review';

/** Mails to families that a club can word itself. */
export type WordedMailKind = RegistrationMailKind | 'price_changed';

/** When organisers get mails about registrations: at once, in the morning, or never. */
export const notifyOptions = ['each', 'daily', 'none'] as const;
export type Notify = (typeof notifyOptions)[number];

/** The settings of mails about registrations. */
export interface MailSettings {
  /** For forms that have no setting of their own. */
  notify: Notify;
  /** The club's own words. */
  templates: Partial<Record<WordedMailKind, MailTemplate>>;
}

export const defaultMailSettings: MailSettings = { notify: 'daily', templates: {} };

/** The settings of a workspace's member portal. */
export interface PortalSettings {
  /** The club's page with the element, the target of sign-in links. Null for the hosted page. */
  page: string | null;
  mails: Partial<Record<MailKind, MailTemplate>>;
  /** The layout of the member profile, with the editable fields. Null for name and contact data. */
  profile: Layout | null;
}

/** The bank account of a club. */
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
  /** IANA name; the time zone of opening times without an offset. */
  time_zone: string;
  /** The address for questions of visitors. */
  contact_email: string | null;
  /** Origins that may show personal data of signed-in members. */
  portal_origins: string[];
  subscription: Subscription;
  portal_status: PortalStatus;
  /** The languages of its mails; the first is the default. */
  languages: string[];
  portal: PortalSettings;
  mail_settings: MailSettings;
  /** Colour of buttons and links in mails and on hosted pages, `#rrggbb`; null for ours. */
  accent_color: string | null;
  /** Null if nobody is told how to pay. */
  bank_account: BankAccount | null;
  /** Pages of the club that stand under each form. Null if it names none. */
  privacy_url: string | null;
  imprint_url: string | null;
  /** The club's logo and website, on hosted pages. Null if it names none. */
  logo_url: string | null;
  website_url: string | null;
  /** The country that an address in its forms begins with, ISO 3166-1 alpha-2. Null if it names none. */
  country: string | null;
  /** The people who may sign in at the desk. */
  organisers: Organiser[];
}

/** Whether members of a club can sign in here. */
export const isPortalOpen = ({
  portal_status,
  subscription,
}: Pick<Workspace, 'portal_status' | 'subscription'>): boolean =>
  portal_status === 'enabled' && subscription.list_types.includes('member');

/** The response of GET /me: the club, its plan, and the permissions of the key. */
export interface WorkspaceMetadata {
  id: string;
  name: string;
  slug: string;
  subscription: Subscription;
  member_portal: { status: PortalStatus; url: string };
  /** The lists that the key may access. */
  lists: List[];
  key: { name: string; scopes: Scope[] };
}

/**
 * The permissions of a key on `/api`. `fees:write` reads fees too. `registrations:write` creates persons as `persons:write` does, but only
 * for events that accept registrations at that moment, and for membership applications: the gate's key.
 */
export type Scope =
  | 'events:read'
  | 'columns:read'
  | 'columns:write'
  | 'persons:read'
  | 'persons:write'
  | 'registrations:write'
  | 'fees:read'
  | 'fees:write'
  | 'portal_sessions:write';

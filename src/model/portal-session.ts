import type { ClubTime } from './club-time.js';
import type { Column } from './column.js';
import type { PersonName } from './person.js';
import type { ConsentLink, Layout } from './registration-form.js';
import type { PortalStatus } from './workspace.js';

/** The identifiers of a member that a portal session can be opened with. */
interface MemberIdentifiers {
  person_id: string;
  person_external_id: string;
  email: string;
  membership_number: string;
}

type ExactlyOneOf<Fields> = {
  [Name in keyof Fields]: Pick<Fields, Name> & { [Other in Exclude<keyof Fields, Name>]?: never };
}[keyof Fields];

/**
 * The body of POST /member_portal_sessions: exactly one of the four identifiers (specification: POST /member_portal_sessions).
 *
 * @example
 * const input: PortalSessionInput = { email: 'ada@example.org' };
 */
export type PortalSessionInput = ExactlyOneOf<MemberIdentifiers>;

/** A sign-in link of the member portal (specification: Member portal session). */
export interface PortalSession {
  /** The personal sign-in link. Its holder is signed in: treat it like a password. */
  url: string;
  /** The persons that the session can manage. */
  person_ids: string[];
}

/** The public data of a club's member portal: the response of GET /portal of the gate. */
export interface Portal {
  organisation: string;
  /** Also `disabled` if the club's plan has no member lists. */
  status: PortalStatus;
  /** The hosted page of the portal; works if the requesting page is not listed. */
  url: string;
  contact_email: string | null;
  /** Whether the club lists the origin of the requesting page, so that it may show personal data. */
  listed: boolean;
  /** Privacy notice and imprint of the club; absent if it names none. */
  legal?: ConsentLink[];
}

/** The persons and expiry of a sign-in link: the response of POST /portal/links. */
export interface PortalLink extends ClubTime {
  persons: { name: PersonName }[];
  /** RFC 3339. */
  expires_at: string;
}

/** A new session: the response of POST /portal/sessions. */
export interface PortalAccess {
  /** The session token, for `Authorization: Bearer mem_…`. */
  token: string;
  /** The absolute end of the session, RFC 3339. */
  expires_at: string;
  /** Milliseconds without a request after which the session ends. */
  idle_ms: number;
  /** The server's clock, RFC 3339. */
  now: string;
}

/**
 * The scope of a sign-out. `session`: only this session; its link can open another. `link`: the sign-in link and every session
 * that it opened. `everywhere`: all links and sessions of its persons.
 */
export const signOutScopes = ['session', 'link', 'everywhere'] as const;
export type SignOutScope = (typeof signOutScopes)[number];

/** A new e-mail address of a member that awaits confirmation. */
export interface PendingEmail {
  person_id: string;
  email: string;
  /** The deadline for confirmation, RFC 3339. */
  expires_at: string;
}

/** The signed-in persons and the layout of their profile: the response of GET /portal/sessions/current. */
export interface Membership extends Omit<PortalAccess, 'token'>, ClubTime {
  organisation: string;
  /** Privacy notice and imprint of the club; absent if it names none. */
  legal?: ConsentLink[];
  persons: { id: string; name: PersonName }[];
  /** New e-mail addresses that await confirmation. Older gates do not send them. */
  email_changes?: PendingEmail[];
  /** How many registrations of them can be seen at GET /portal/registrations; absent for none. */
  registrations?: number;
  /** How many events take registrations now; absent for none. */
  open_events?: number;
  /** True where only fees that were created here are known: nobody is told that they owe nothing. */
  fees_incomplete?: true;
  /** Columns of the member list that the profile shows. */
  columns: Column[];
  profile: Layout;
}

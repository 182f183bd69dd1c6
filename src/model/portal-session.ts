import type { ClubTime } from './club-time.js';
import type { Column } from './column.js';
import type { PersonName } from './person.js';
import type { Layout } from './registration-form.js';
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
 * The body of POST /member_portal_sessions: exactly one of the four identifiers (specification.md: POST /member_portal_sessions).
 *
 * @example
 * const input: PortalSessionInput = { email: 'ada@example.org' };
 */
export type PortalSessionInput = ExactlyOneOf<MemberIdentifiers>;

/** A way into the member portal (specification.md: Member portal session). */
export interface PortalSession {
  /** The personal sign-in link. Whoever has it is signed in: treat it like a password. */
  url: string;
  /** Everyone who can be managed through it. */
  person_ids: string[];
}

/** What anybody may know of a club's member portal: what GET /portal of the gate tells. */
export interface Portal {
  organisation: string;
  /** `disabled` as well where members are not in the club's plan. */
  status: PortalStatus;
  /** The portal's own page, where everything works that may not work here. */
  url: string;
  contact_email: string | null;
  /** Whether the page that asks may show personal data: the club lists its origin. */
  listed: boolean;
}

/** Whom a sign-in link is for, and until when: what POST /portal/links tells. */
export interface PortalLink extends ClubTime {
  persons: { name: PersonName }[];
  /** RFC 3339. */
  expires_at: string;
}

/** What a sign-in link is exchanged for: what POST /portal/sessions tells. */
export interface PortalAccess {
  /** Of the session: sent as `Authorization: Bearer mem_…`. */
  token: string;
  /** When the session ends, however busy it is. RFC 3339. */
  expires_at: string;
  /** It ends as well after so many milliseconds without a request. */
  idle_ms: number;
  /** The server's clock, RFC 3339. */
  now: string;
}

/**
 * What signing out ends. `session`: this one alone; its link opens another. `link`: the link that it came from, and every
 * session from that link. `everywhere`: all links and sessions of its persons.
 */
export const signOutScopes = ['session', 'link', 'everywhere'] as const;
export type SignOutScope = (typeof signOutScopes)[number];

/** A member's new e-mail address that does not count yet: a mail with a link to confirm it is under way. */
export interface PendingEmail {
  person_id: string;
  email: string;
  /** Until when it can be confirmed. RFC 3339. */
  expires_at: string;
}

/** Who is signed in, and how their data is shown: what GET /portal/sessions/current tells. */
export interface Membership extends Omit<PortalAccess, 'token'>, ClubTime {
  organisation: string;
  persons: { id: string; name: PersonName }[];
  /** New e-mail addresses that count once they are confirmed. A gate of before knows none. */
  email_changes?: PendingEmail[];
  /** Columns of the member list that the profile shows. */
  columns: Column[];
  profile: Layout;
}

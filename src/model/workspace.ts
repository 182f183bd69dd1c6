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

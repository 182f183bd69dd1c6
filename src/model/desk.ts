import type { ClubTime } from './club-time.js';
import type { FieldValue } from './person.js';
import type { RegistrationState } from './own-registration.js';

/** The roles of organisers, from everything to reading a few fields. */
export const organiserRoles = ['owner', 'treasurer', 'organiser', 'kitchen'] as const;
export type OrganiserRole = (typeof organiserRoles)[number];

/** A person who may sign in at the desk, as workspace.yaml names it. */
export interface Organiser {
  email: string;
  name: string | null;
  role: OrganiserRole;
  /** Slugs of events, and `member`; null for all lists. */
  lists: string[] | null;
  /** Names of the fields that they may see; null for those of the role. */
  fields: string[] | null;
}

export const deskActions = [
  'review',
  'waiting_list',
  'promote',
  'applications',
  'cancel',
  'correct',
  'add',
  'money',
  'write',
  'close',
  'journal',
  'settings',
  'merge',
  'move',
] as const;
export type DeskAction = (typeof deskActions)[number];

/** The longest sentence of the club in the mail about a declined application, in code points. */
export const MAX_SENTENCE_LENGTH = 500;

/** A column of a list that the organiser may see, by its dotted name. */
export interface DeskColumn {
  name: string;
  label: string;
  kind: 'text' | 'day' | 'time' | 'money' | 'boolean' | 'list' | 'country';
}

export interface DeskCounts {
  registered: number;
  unconfirmed: number;
  waiting: number;
  offered: number;
  applied: number;
  held: number;
}

/** The registration of an event: what the workspace file says, and what the desk has changed. */
export interface DeskListSettings {
  /** Whether visitors see the event, by the file. */
  published: boolean;
  /** RFC 3339, by the file; null for open from the start. */
  opens_at: string | null;
  /** RFC 3339, by the file. */
  closes_at: string;
  /** RFC 3339: when the desk closed it; null if it did not. */
  closed_at: string | null;
  /** Places that are taken or offered to somebody. */
  places_taken: number;
  /** Places by the file, null without a limit; absent unless the desk has changed them. */
  file_places?: number | null;
}

/** Changes of an event at the desk; absent keys stay as they are. */
export interface DeskListChange {
  /** Whether the desk closes the registration, whatever the file says. */
  closed?: boolean;
  /** Null for no limit. */
  places?: number | null;
}

/** A list of the organiser, with what waits in it. */
export interface DeskList {
  list_id: string;
  type: string;
  slug: string | null;
  title: string;
  start_date: string | null;
  end_date: string | null;
  location: string | null;
  is_open: boolean;
  max_persons: number | null;
  persons_count: number;
  counts: DeskCounts;
  columns: DeskColumn[];
  /** Null for lists of no event. */
  settings: DeskListSettings | null;
}

/** The answer of GET /desk/sessions/current. */
export interface DeskSession extends ClubTime {
  organisation: string;
  email: string;
  name: string | null;
  role: OrganiserRole;
  /** RFC 3339. */
  expires_at: string;
  idle_ms: number;
  lists: DeskList[];
  actions: DeskAction[];
  /** Whether persons are stored at a hosted service: lists have only those who registered through this gate. */
  is_hosted: boolean;
}

/** Cents; null for none. */
export interface DeskFee {
  open: number | null;
  paid: number | null;
  due_on: string | null;
}

export interface DeskRow {
  person_id: string;
  registration_id: string | null;
  state: RegistrationState | null;
  /** RFC 3339; null for kitchen helpers. */
  created_at: string | null;
  form: string | null;
  family: number | null;
  values: Record<string, FieldValue>;
  fee?: DeskFee;
  waiting_position?: number;
  /** Until when an offered place can be accepted, RFC 3339. */
  offered_until?: string;
}

export interface DeskHistoryEntry {
  /** RFC 3339. */
  at: string;
  what: string;
  by: 'visitor' | 'member' | 'club';
  /** The titles of the two events of a move; null for a list that the organiser may not see. */
  from?: string | null;
  to?: string | null;
}

export interface DeskRowDetail extends DeskRow {
  history: DeskHistoryEntry[];
}

/** The actions that the journal tells of. */
export const journalActions = [
  'accept',
  'decline',
  'cancel',
  'release',
  'discard',
  'offer',
  'promote',
  'merge',
  'distinct',
  'paid',
  'unpaid',
  'remind',
  'import',
  'write',
  'add',
  'correct',
  'move',
  'arrive',
  'open',
  'close',
  'places',
] as const;
export type JournalAction = (typeof journalActions)[number];

/** An action of an organiser, without values of persons. */
export interface DeskJournalEntry {
  /** RFC 3339. */
  at: string;
  /** The address of the organiser. */
  by: string;
  /** Their name, if the workspace file still names them with one. */
  name: string | null;
  action: JournalAction;
  list_id: string;
  /** Of a message, its id; null for an action about the list itself. */
  person_id: string | null;
  /** The number of mails of a message. */
  mails?: number;
  /** The names of corrected fields. */
  fields?: string[];
}

/** A registration that was held for review. */
export interface DeskReview {
  id: string;
  list_id: string;
  form: string | null;
  created_at: string;
  reason: string;
  family: number | null;
  values: Record<string, FieldValue>;
}

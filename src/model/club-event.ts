import type { ClubTime } from './club-time.js';
import type { Data } from './envelope.js';
import type { EventImage } from './event-image.js';

/** An event of the club (specification: Event; the keys after `embed_snippet` are an addition). */
export interface ClubEvent {
  list_id: string;
  title: string;
  /** True when the event currently accepts registrations. */
  published: boolean;
  /** `YYYY-MM-DD` */
  start_date: string;
  /** `YYYY-MM-DD` */
  end_date: string;
  url: string;
  embed_snippet: string;
  slug: string;
  max_persons: number | null;
  persons_count: number;
  location: string | null;
  description: string | null;
  /** The time of the last change that calendars show, RFC 3339. An addition to the specification, so it may be absent. */
  changed_at?: string;
  /** The number of such changes. */
  revision?: number;
  /** Places for newcomers; null when there is no limit. Places that are offered to the waiting list are taken. */
  places_left: number | null;
  state: EventState;
  /** List of the event whose waiting list this event is. */
  waiting_list_of: string | null;
}

/** Visitors are shown the number of free places when fewer than this are left. */
export const FEW_PLACES = 10;

/** Visitors are shown the closing time of a registration from this long before it. */
export const CLOSES_SOON_MS = 7 * 24 * 3600_000;

/** The state of a registration form for visitors. */
export type FormState = 'open' | 'full' | 'not_yet_open' | 'closed';

/** The state of an event for programs with a key, including drafts and past events. */
export type EventState = FormState | 'draft' | 'over';

/** What one person pays for an event. */
export interface EventPrice {
  /** Euro cents. */
  readonly cents: number;
  /** Whether it is the lowest price: answers, or additions, make others. */
  readonly is_lowest: boolean;
}

/** An event as visitors see it: places left instead of counts. */
export interface PublicEvent extends Omit<ClubEvent, 'max_persons' | 'persons_count' | 'state' | 'waiting_list_of'> {
  state: FormState;
  /** RFC 3339, or null when open from the start. */
  opens_at: string | null;
  closes_at: string | null;
  /** The slug of the waiting list's form: `club/form`. */
  waiting_list?: string;
  /** Absent for forms without prices. */
  price?: EventPrice;
  image?: EventImage;
}

/** Whether somebody can be registered for an event now, or be put on its waiting list. */
export const takesRegistrations = ({ state, waiting_list }: Pick<PublicEvent, 'state' | 'waiting_list'>): boolean =>
  state === 'open' || (state === 'full' && waiting_list !== undefined);

/** Whether the event's last day has passed at the club. `today` is the club's, `YYYY-MM-DD`. */
export const isOver = ({ end_date }: Pick<ClubEvent, 'end_date'>, today: string): boolean => end_date < today;

/** The events visible to visitors, ordered by day. */
export interface PublicEvents extends Data<PublicEvent[]> {
  meta: ClubTime & {
    /** The name of the club. */
    organisation: string;
  };
}

import type { ClubTime } from './club-time.js';
import type { Column } from './column.js';
import type { MemberFee } from './fee.js';
import type { PersonName } from './person.js';
import type { Layout } from './registration-form.js';

/**
 * States of a registration:
 *
 * ```
 * unconfirmed ──▶ registered, waiting or applied   the address was confirmed; otherwise the person is deleted at the deadline
 * registered                                        has a place
 * waiting ──▶ offered                               a place was freed; it counts as taken while the offer stands
 * offered ──▶ registered                            accepted
 * offered ──▶ lapsed                                the deadline has passed; only the club can offer again
 * applied ──▶ accepted or declined                  decided by the club
 * ```
 *
 * A person who cancels or declines an offer is deleted like any person, once the mail about it is sent.
 */
export type RegistrationState =
  'unconfirmed' | 'registered' | 'waiting' | 'offered' | 'lapsed' | 'applied' | 'accepted' | 'declined' | 'cancelled';

/** The form of a mailed link, without names: the answer of POST /registrations/links. */
export interface RegistrationLinkInfo extends ClubTime {
  organisation: string;
  /** Title of the event, or of the application. */
  title: string;
  /** RFC 3339. */
  expires_at: string;
}

/** A session to see one's own registrations: the answer of POST /registrations/sessions. */
export interface RegistrationAccess {
  /** Sent as `Authorization: Bearer rgs_…`. */
  token: string;
  /** The session ends after so many milliseconds without a request. */
  idle_ms: number;
  /** RFC 3339. */
  now: string;
}

/** One registered person, as the page of the registration shows them. */
export interface OwnRegistration {
  id: string;
  name: PersonName;
  state: RegistrationState;
  /** Cents; null without a price. Of an offered place: what it costs with the answers so far. */
  amount: number | null;
  /** What is to be paid and was paid, with how it is paid. */
  fees: MemberFee[];
  /** Cents that were paid too much. */
  credit: number;
  /** Until when an offered place can be accepted. RFC 3339. */
  deadline_at: string | null;
  /** Answers by field. Sensitive ones are left out. */
  values: Record<string, unknown>;
  /** Sensitive fields that have an answer. */
  hidden_fields: string[];
  /** Fields that can be corrected now. */
  changeable_fields: string[];
  can_cancel: boolean;
  /** The version of the answers, for `If-Match`; null if the service tells none. */
  etag: string | null;
}

/** What a registration would cost with corrected answers: the answer of POST /registrations/current/{registration_id}/price. */
export interface CorrectionPrice {
  /** Cents; null without a price. */
  amount: number | null;
}

/** The outcome of an answer to an offer: the answer of POST /registrations/current/{registration_id}/offer. */
export interface OfferOutcome {
  /** The page of the accepted registration, where missing answers are filled in. */
  url: string | null;
}

/** The outcome of a confirmed address, without names: the answer of POST /registrations/confirmations. */
export interface RegistrationConfirmation {
  organisation: string;
  /** Title of the event, or of the application. */
  title: string;
  /** `unconfirmed`: the address is confirmed, and the service that has the persons does not answer yet. */
  state: RegistrationState;
}

/** An event as its registrations show it. */
export interface OwnEvent {
  title: string;
  start_date: string;
  end_date: string;
  location: string | null;
}

/**
 * Persons who were registered through one form: the answer of GET /registrations/current, and a row of the answer of
 * GET /portal/registrations.
 */
export interface OwnRegistrations extends ClubTime {
  organisation: string;
  contact_email: string | null;
  form: { slug: string; title: string; columns: Column[]; layout: Layout | null };
  event: OwnEvent | null;
  /** The event that they wait for, if the form is of a waiting list. */
  awaited: OwnEvent | null;
  /** The last day on which answers can be corrected, at the club; null for an application, which has none. */
  changes_until: string | null;
  /** The last day on which a registration can be cancelled, likewise. */
  cancel_until: string | null;
  registrations: OwnRegistration[];
}

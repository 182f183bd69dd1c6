import type { Generated } from 'kysely';
import type { Flag } from './flag.js';

/** Tables of registrations through forms: review queue, state, links and sessions. Times are milliseconds since 1970; JSON is text. */
export interface RegistrationTables {
  /** The gate's own: registrations that count only when somebody has decided so. */
  pending_review: {
    workspace_id: string;
    id: string;
    list_id: string;
    /** Of the form that it came through. */
    slug: string;
    reason: string;
    body: string;
    created_at: number;
    /** The same for all who were registered together; null for registrations of earlier versions. */
    family: string | null;
    /** The form's language; null for the club's first. */
    language: string | null;
    /** The outbox row about it; null if there is none. */
    mail_key: string | null;
    /** The consents that were given, as JSON; null if there are none. */
    consents: string | null;
    /** 1 once a notice to the organiser is about it. */
    noticed: Generated<Flag>;
    /** Within the family, from 0; null for registrations of earlier versions. */
    position: number | null;
    /** Cents, as the form showed it; null without a price. */
    amount: number | null;
  };
  /** The gate's own: what became of a person who was registered through a form. See `registrations.ts`. */
  registration: {
    workspace_id: string;
    id: string;
    list_id: string;
    person_id: string;
    /** Of the form. */
    slug: string;
    /** The same for all who were sent together. */
    family: string;
    /** Within the family, from 0. */
    position: number;
    /** The form's language; null for the club's first. */
    language: string | null;
    state: string;
    /** Cents; null without a price. */
    amount: number | null;
    created_at: number;
    /** When it came into its state. */
    changed_at: number;
    /** Until when somebody has to act: confirm an address, take an offer. */
    deadline_at: number | null;
    /** The outbox row about the state; null if there is none. */
    mail_key: string | null;
    /** The last of its fees; null while one is to be created, or it costs nothing. */
    fee_id: string | null;
    /** The state that a notice to the organiser is about; null while there is none. */
    noticed_state: string | null;
    /** Fees that were created for it, those that were withdrawn included. */
    fee_number: number;
  };
  /** SHA-256 of the tokens in mails that open a family's registrations. */
  registration_link: {
    workspace_id: string;
    token_hash: string;
    slug: string;
    family: string;
    /** Of a link that confirms an address: one of the registrations with that address; null if it opens them. */
    registration_id: string | null;
    created_at: number;
    expires_at: number;
  };
  registration_session: {
    workspace_id: string;
    token_hash: string;
    link_hash: string;
    created_at: number;
    /** The last request that was noted. */
    seen_at: number;
  };
  /** Of a gate before a service: registrations whose outcome there is not known. See `pending-registrations.ts`. */
  pending_registration: {
    workspace_id: string;
    list_id: string;
    /** Under which the service stores the person. */
    external_id: string;
    /** Signature of the request, to tell its retries from others with the same key. */
    fingerprint: string;
    /** The request to the service, without `external_id`, as JSON. */
    body: string;
    /** `PendingRecord` as JSON: what becomes of it once the service has the person. */
    record: string;
    /** The registration that becomes another by this; null if it does not exist yet. */
    registration_id: string | null;
    created_at: number;
    /** From then on the place is freed once the service says that there is no such person. */
    deadline_at: number;
  };
}

import type { Generated } from 'kysely';
import type { ConsentTables } from './consent-tables.js';

/** A yes or no as every engine stores it. */
export type Flag = 0 | 1;

/**
 * The tables of the database, together in one file however long, since migrations and queries are read beside it. Times are
 * milliseconds since 1970; JSON is text.
 */
export interface Schema extends ConsentTables {
  setting: { name: string; value: string };
  workspace: {
    id: string;
    slug: string;
    name: string;
    time_zone: string;
    contact_email: string | null;
    portal_origins: string;
    subscription: string;
    portal_status: string;
    languages: string;
    portal: string;
    bank_account: string | null;
    privacy_url: string | null;
    imprint_url: string | null;
    accent_color: string | null;
    /** `MailSettings`; null for the defaults. */
    mail_settings: string | null;
  };
  cost_unit: { workspace_id: string; name: string; archived: Flag; categories: string };
  list: { workspace_id: string; id: string; type: string; name: string };
  event: {
    workspace_id: string;
    list_id: string;
    slug: string;
    title: string;
    published: Flag;
    opens_at: number | null;
    closes_at: number;
    start_date: string;
    end_date: string;
    max_persons: number | null;
    persons_count: Generated<number>;
    /** Places offered to persons on the waiting list. They count as taken. */
    reserved_places: Generated<number>;
    /** Slug of the event that is its waiting list. */
    waiting_list: string | null;
    location: string | null;
    description: string | null;
    position: number;
    /** `EventDeletion`; null where nothing is deleted. */
    deletion: string | null;
    /** When something that calendars show changed last. */
    changed_at: number;
    /** How often that happened. */
    revision: Generated<number>;
  };
  custom_column: {
    workspace_id: string;
    list_id: string;
    id: string;
    position: number;
    type: string;
    name: string;
    allowed_values: string | null;
    external_id: string | null;
  };
  person: {
    workspace_id: string;
    list_id: string;
    /** Time-ordered, internal: rows are stored and paged by it. */
    row_key: string;
    id: string;
    external_id: string | null;
    first_name: string | null;
    last_name: string | null;
    email: string | null;
    /** The address in the form that addresses are compared in. */
    email_key: string | null;
    membership_number: string | null;
    /** All other fields, by their name on the wire. */
    data: string;
    /** 0 for a membership application. */
    confirmed: Flag;
    version: number;
    created_at: number;
    changed_at: number;
  };
  access_key: {
    workspace_id: string;
    id: string;
    name: string;
    hash: string;
    scopes: string;
    /** Null for all lists. */
    lists: string | null;
    created_at: number;
    revoked_at: number | null;
  };
  idempotency: {
    workspace_id: string;
    key_hash: string;
    fingerprint: string;
    status: number;
    /** Empty once somebody whom it was about is deleted. */
    body: string;
    created_at: number;
  };
  /** The persons of a stored answer: with the person goes the answer. */
  idempotency_person: { workspace_id: string; person_id: string; key_hash: string };
  fee: {
    workspace_id: string;
    person_id: string;
    row_key: string;
    id: string;
    reference: string;
    amount: number;
    description: string;
    attached_expense: string | null;
    created_at: number;
    /** The day by which it is to be paid, `YYYY-MM-DD`. */
    due_at: string | null;
    /** The day on which it was paid; null while it is open. */
    paid_at: string | null;
    /** Of which registration it is; null for fees that programs created. */
    registration_id: string | null;
  };
  /** What a club owes back: more was paid than is owed. Names nobody once the person is deleted. */
  credit: {
    workspace_id: string;
    id: string;
    person_id: string | null;
    registration_id: string | null;
    /** Of the fee that was paid. */
    reference: string;
    /** Cents. */
    amount: number;
    /** The title of the event. */
    description: string;
    created_at: number;
    /** The day on which it was paid back, `YYYY-MM-DD`; null while it is owed. */
    refunded_at: string | null;
  };
  portal_link: {
    workspace_id: string;
    token_hash: string;
    created_at: number;
    expires_at: number;
    /** The address that it was mailed to, in the form that addresses are compared in; null for links of the service. */
    email_key: string | null;
  };
  portal_link_person: { workspace_id: string; person_id: string; token_hash: string; position: number };
  /** The persons of a session are those of its link. */
  portal_session: {
    workspace_id: string;
    token_hash: string;
    link_hash: string;
    created_at: number;
    /** The last request that was noted. */
    seen_at: number;
    expires_at: number;
  };
  /** The gate's own: new e-mail addresses of members. One that is not confirmed is pending, and does not count. */
  email_change: {
    workspace_id: string;
    id: string;
    person_id: string;
    /** The address before. */
    former: string | null;
    email: string;
    language: string | null;
    created_at: number;
    /** Until when it can be confirmed; once it is, until when it can be undone. */
    expires_at: number;
    confirmed_at: number | null;
  };
  /** SHA-256 of the tokens that confirm or undo such a change; the tokens are stored nowhere. */
  email_change_token: { workspace_id: string; token_hash: string; change_id: string; purpose: 'confirm' | 'undo' };
  /** Mails that are to be sent. Where they go is looked up when they are sent. */
  outbox: {
    workspace_id: string;
    row_key: string;
    kind: string;
    /** The recipient; the row is deleted with the person. */
    person_id: string | null;
    /** Of a request for a sign-in link: who somebody says to be. */
    email_key: string | null;
    payload: string;
    created_at: number;
    /** Not tried before. */
    due_at: number;
    /** How often it was taken by a sender. */
    tries: number;
    /** The sender that has taken it and not reported an outcome; null if none has. */
    claim: string | null;
    /** Nobody else takes it before. */
    claimed_until: number;
    /** 1 once a sender left it open whether it went out. */
    perhaps_sent: Flag;
    /** Null while it is tried. */
    given_up_at: number | null;
  };
  /** How far each bucket is used up: milliseconds since 1970. */
  rate: { bucket: string; until: number };
  /** The gate's own: registrations that count only when somebody has decided so. */
  held: {
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
    /** The consents that were given, as JSON; null where there are none. */
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
    /** Of a link that confirms an address: one of the registrations with that address; null where it opens them. */
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
  /** The gate's own: how a list is asked for, and since when. */
  form: {
    workspace_id: string;
    slug: string;
    list_id: string;
    title: string;
    published: Flag;
    opens_at: number | null;
    closes_at: number | null;
    layout: string | null;
    /** For questions about it; null for the club's. */
    contact_email: string | null;
    /** When the organiser gets notices; null: as the club does. */
    notify: string | null;
  };
  /** The last daily notice to the organisers of a workspace. */
  notice_digest: {
    workspace_id: string;
    /** The club's day on which it was due, `YYYY-MM-DD`. */
    day: string;
    /** Registrations up to this time are told of. */
    until: number;
  };
  /** Mails about registrations that nobody got: refused for good, or given up. The row goes with the person. */
  refused_mail: {
    workspace_id: string;
    row_key: string;
    person_id: string;
    /** Of the form. */
    slug: string;
    /** The state that it was to tell of. */
    state: string;
    refused_at: number;
  };
}

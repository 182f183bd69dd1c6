import type { Flag } from './flag.js';

/** The gate's own: links and sessions of organisers, by the SHA-256 of their tokens. Times are milliseconds since 1970. */
export interface DeskTables {
  desk_link: {
    workspace_id: string;
    token_hash: string;
    /** The address of the organiser, in the form that addresses are compared in. */
    email_key: string;
    expires_at: number;
  };
  desk_session: {
    workspace_id: string;
    token_hash: string;
    email_key: string;
    /** The last request that was noted. */
    seen_at: number;
    expires_at: number;
  };
  /** Entries of bank statements that paid fees, by the HMAC of their content. */
  booked_entry: {
    workspace_id: string;
    digest: string;
    at: number;
  };
  /** The actions of organisers, without values of persons. */
  desk_journal: {
    workspace_id: string;
    row_key: string;
    at: number;
    email_key: string;
    action: string;
    list_id: string;
    /** Empty for an action about the list itself. */
    person_id: string;
    /** Stays the same when its person moves to another list. */
    registration_id: string | null;
    /** JSON: the names of the corrected fields. */
    field_names: string | null;
  };
  /** Messages that organisers have written to a list. The recipients are in the outbox alone. */
  desk_message: {
    workspace_id: string;
    /** Chosen by the page, so that a message that is sent again is known. */
    id: string;
    list_id: string;
    at: number;
    email_key: string;
    subject: string;
    text: string;
    /** Title of the event, or name of the list, as it was. */
    title: string;
    /** The number of mails. */
    mail_count: number;
  };
  /** Settings of events that the desk has changed. */
  desk_setting: {
    workspace_id: string;
    list_id: string;
    /** When the desk closed the registration; null if it did not. */
    closed_at: number | null;
    /** When the event closes by the file; null unless the desk has closed it. */
    event_closes_at: number | null;
    /** When its form closes by the file; null also if the file does not say. */
    form_closes_at: number | null;
    /** 1 if the desk has changed the number of places. */
    has_places: Flag;
    /** Places by the file; null without a limit. */
    file_places: number | null;
  };
}

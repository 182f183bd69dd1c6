import type { Flag } from './flag.js';

/** Tables of mails: outbox, notices to organisers, refused mails. Times are milliseconds since 1970; JSON is text. */
export interface MailTables {
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
  /** The last daily notice to the organisers of a workspace. */
  notice_digest: {
    workspace_id: string;
    /** The club's day on which it was due, `YYYY-MM-DD`. */
    day: string;
    /** The last summary covers registrations up to this time. */
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

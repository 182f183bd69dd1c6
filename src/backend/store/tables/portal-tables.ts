/** Tables of members who sign in: links, sessions and new e-mail addresses. Times are milliseconds since 1970; JSON is text. */
export interface PortalTables {
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
  /**
   * The gate's own: requests for a sign-in link whose mail has a code, for known and unknown addresses alike. The code is in no
   * table: it is computed with the secret of the installation.
   */
  sign_in_code: {
    workspace_id: string;
    /** SHA-256 of the secret of the device that sent the request. */
    request_hash: string;
    /** Keyed digest of the e-mail address. */
    address_digest: string;
    /** The link in the mail; null until it is made, and for unknown addresses. */
    link_hash: string | null;
    tries: number;
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
}

/** Tables of consents, as the queries see them. Times are milliseconds since 1970. */
export interface ConsentTables {
  /** The gate's own: the history of the consents of persons. */
  consent: {
    workspace_id: string;
    /** Time-ordered. */
    row_key: string;
    person_id: string;
    field: string;
    /** 0 if it was withdrawn. */
    given: 0 | 1;
    at: number;
    /** In which it was asked for; null if nobody knows. */
    language: string | null;
    /** Of the text that was shown; null if nobody knows. */
    text_hash: string | null;
  };
  /** Texts of consents by their SHA-256 in hexadecimal. */
  consent_text: { workspace_id: string; hash: string; text: string };
  /** Texts of consents that a form had until lately; `consents` is `ConsentWording[]`. */
  former_wording: { workspace_id: string; slug: string; wording: string; consents: string; replaced_at: number };
}

/** Tables of requests: stored answers and rate limits. Times are milliseconds since 1970; JSON is text. */
export interface RequestTables {
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
  /** How far each bucket is used up: milliseconds since 1970. */
  rate: { bucket: string; until: number };
}

/** Limits of requests: bodies in bytes, `key` in code points, the rest as counts. */
export const limits = {
  visitorBody: 64 * 1024,
  keyBody: 1024 * 1024,
  synchroniseBody: 16 * 1024 * 1024,
  /** A bank file of 2 MB in base64, and the entries that are confirmed. */
  bankFileBody: 4 * 1024 * 1024,
  /** Persons in one synchronise. */
  synchronised: 10_000,
  fees: 1_000,
  columns: 180,
  /** Custom columns of one list: a person as read can be written back, with room for the built-in fields. */
  columnsOfList: 180,
  depth: 8,
  keys: 200,
  key: 255,
  perPage: 500,
} as const;

/** Names of the custom headers. */
export const headerNames = {
  idempotencyKey: 'Idempotency-Key',
  replayed: 'Idempotency-Replayed',
  formToken: 'Form-Token',
  /** The nonce that solves the work of a form token. */
  formWork: 'Form-Work',
  /** The same for all persons of one submission: one mail is about all of them. */
  formFamily: 'Form-Family',
  /** Present with any value if the honeypot was filled in. */
  formHoneypot: 'Form-Honeypot',
} as const;

import type { Selectable } from 'kysely';
import type { Schema } from './schema.js';

type Row = Selectable<Schema['outbox']>;

/** A mail is given up after this time without success. */
export const RETRY_PERIOD_MS = 3 * 24 * 3600_000;

/**
 * A mail to be sent. It holds no recipient address: the address is looked up when the mail is sent, so that it reaches only
 * stored addresses. The payload must be about the person alone, because it is erased with them.
 */
export interface Mail {
  workspace_id: string;
  kind: string;
  /** The person it is for. */
  person_id?: string;
  /** The address given in a request for a sign-in link, whether a member has it or not. */
  email_key?: string;
  payload?: object;
}

/** A mail that a worker has claimed. */
export interface ClaimedMail extends Mail {
  row_key: string;
  payload: object;
  created_at: number;
  /** The number of claims, this one included. */
  tries: number;
  claim: string;
  /** Whether an earlier worker reported no result, so that the mail may have arrived already. */
  repeat: boolean;
}

/** A mail that nobody has claimed. */
export type AbandonedMail = Omit<ClaimedMail, 'claim' | 'repeat'>;

/** The outcome of a failed delivery. */
export type FailedDelivery = 'tried again' | 'given up';

/** A mail as the worker gets it. */
export const claimedMailOf = ({
  workspace_id,
  row_key,
  kind,
  person_id,
  email_key,
  payload,
  created_at,
  tries,
}: Row) => ({
  workspace_id,
  row_key,
  kind,
  created_at,
  tries,
  ...(person_id === null ? {} : { person_id }),
  ...(email_key === null ? {} : { email_key }),
  payload: JSON.parse(payload) as object,
});

/** The values of a mail that is given up: the address is erased. */
export const givenUpValues = (now: number) => ({ given_up_at: now, email_key: null, claim: null, claimed_until: 0 });

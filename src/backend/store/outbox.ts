import type { Insertable, Kysely, Selectable } from 'kysely';
import { newRowKey, newSecret } from './ids.js';
import type { Schema } from './schema.js';

type Row = Selectable<Schema['outbox']>;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Lease of a claimed mail. A worker must report success or failure within it. */
export const MAIL_LEASE_MS = MINUTE_MS;

/** Delays between tries: the first, doubled each time, up to the maximum. */
const FIRST_RETRY_DELAY_MS = MINUTE_MS;
const MAX_RETRY_DELAY_MS = 120 * MINUTE_MS;

/** A mail is given up after this time without success; its row is deleted later. */
const RETRY_PERIOD_MS = 3 * DAY_MS;
const GIVEN_UP_RETENTION_MS = 30 * DAY_MS;

/** A mail above a limit waits this long. */
const DEFERRAL_MS = 10 * MINUTE_MS;

/** Due mails that a worker reads to claim one of them. */
const CLAIM_CANDIDATES = 20;

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

const claimedMailOf = ({ workspace_id, row_key, kind, person_id, email_key, payload, created_at, tries }: Row) => ({
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
const givenUpValues = (now: number) => ({ given_up_at: now, email_key: null, claim: null, claimed_until: 0 });

/**
 * Transactional outbox: mails are stored in the transaction they are about, and deleted once they are sent, so each is sent at
 * least once. A worker claims a mail for a lease; if it dies, the next worker claims the mail and learns that it may be a
 * repeat.
 */
export const outbox = (db: Kysely<Schema>) => ({
  /**
   * Stores a mail; to be called in the transaction that the mail is about. It is not sent before `due`, and is marked as a repeat
   * if the same was perhaps sent before.
   */
  async enqueue(
    { workspace_id, kind, person_id, email_key, payload = {} }: Mail,
    now: number,
    due = now,
    perhapsSent = false,
  ): Promise<void> {
    const row: Insertable<Schema['outbox']> = {
      workspace_id,
      row_key: newRowKey(now),
      kind,
      person_id: person_id ?? null,
      email_key: email_key ?? null,
      payload: JSON.stringify(payload),
      created_at: now,
      due_at: due,
      tries: 0,
      claim: null,
      claimed_until: 0,
      perhaps_sent: perhapsSent ? 1 : 0,
      given_up_at: null,
    };
    await db.insertInto('outbox').values(row).execute();
  },

  /**
   * Lets a mail of this kind to a person wait until `due`; false if there is no untried mail. Who claims it at
   * the same moment does so before, or finds that it is not due.
   */
  async postpone({ workspace_id, kind, person_id = '' }: Mail, due: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set({ due_at: due })
      .where('workspace_id', '=', workspace_id)
      .where('person_id', '=', person_id)
      .where('kind', '=', kind)
      .where('tries', '=', 0)
      .where('claim', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /**
   * Claims the next due mail for `MAIL_LEASE_MS`; undefined if none is due. Must not be called in a transaction: the claim must
   * be stored before the mail is sent. Several processes may claim at once: each claim is a conditional update.
   */
  async claim(now: number): Promise<ClaimedMail | undefined> {
    for (;;) {
      const due = await db
        .selectFrom('outbox')
        .selectAll()
        .where('due_at', '<=', now)
        .where('claimed_until', '<=', now)
        .where('given_up_at', 'is', null)
        .orderBy('due_at')
        .orderBy('row_key')
        .limit(CLAIM_CANDIDATES)
        .execute();
      if (!due.length) return undefined;
      for (const row of due) {
        const claim = newSecret();
        const repeat = row.perhaps_sent === 1 || row.claim !== null;
        const { numUpdatedRows } = await db
          .updateTable('outbox')
          .set({ claim, claimed_until: now + MAIL_LEASE_MS, tries: row.tries + 1, perhaps_sent: repeat ? 1 : 0 })
          .where('workspace_id', '=', row.workspace_id)
          .where('row_key', '=', row.row_key)
          // optimistic lock: no other worker has claimed it since it was read
          .where('tries', '=', row.tries)
          .where('claimed_until', '<=', now)
          .where('due_at', '<=', now)
          .where('given_up_at', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) return { ...claimedMailOf(row), tries: row.tries + 1, claim, repeat };
      }
    }
  },

  /** Deletes a mail that was sent. False if it was deleted already. */
  async sent({ workspace_id, row_key }: ClaimedMail): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('outbox')
      .where('workspace_id', '=', workspace_id)
      .where('row_key', '=', row_key)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  /**
   * Records a failed delivery; `perhapsSent` if the outcome is unknown. Returns undefined if the claim has expired.
   */
  async failed(mail: ClaimedMail, now: number, { perhapsSent = false } = {}): Promise<FailedDelivery | undefined> {
    const due_at = now + Math.min(MAX_RETRY_DELAY_MS, FIRST_RETRY_DELAY_MS * 2 ** (mail.tries - 1));
    const retry = due_at < mail.created_at + RETRY_PERIOD_MS;
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set(retry ? { due_at, claim: null, claimed_until: 0 } : givenUpValues(now))
      .$if(mail.repeat || perhapsSent, (query) => query.set({ perhaps_sent: 1 }))
      .where('workspace_id', '=', mail.workspace_id)
      .where('row_key', '=', mail.row_key)
      .where('claim', '=', mail.claim)
      .executeTakeFirst();
    if (!numUpdatedRows) return undefined;
    return retry ? 'tried again' : 'given up';
  },

  /** Lets a claimed mail wait because too many were sent. It counts as no try, so it is not given up. */
  async defer({ workspace_id, row_key, claim, tries }: ClaimedMail, now: number): Promise<void> {
    await db
      .updateTable('outbox')
      .set({ due_at: now + DEFERRAL_MS, claim: null, claimed_until: 0, tries: tries - 1 })
      .where('workspace_id', '=', workspace_id)
      .where('row_key', '=', row_key)
      .where('claim', '=', claim)
      .execute();
  },

  /** The number of mails to be sent, and of those given up lately, for metrics. */
  async count(): Promise<{ waiting: number; given_up: number }> {
    const { all, given_up } = await db
      .selectFrom('outbox')
      .select(({ fn }) => [fn.countAll().as('all'), fn.count('given_up_at').as('given_up')])
      .executeTakeFirstOrThrow();
    return { waiting: Number(all) - Number(given_up), given_up: Number(given_up) };
  },

  /** Mails that were tried for too long, and of which no worker has reported that they are given up: their workers died. */
  async abandoned(now: number): Promise<AbandonedMail[]> {
    const rows = await db
      .selectFrom('outbox')
      .selectAll()
      .where('given_up_at', 'is', null)
      .where('tries', '>', 0)
      .where('created_at', '<=', now - RETRY_PERIOD_MS)
      .where('claimed_until', '<=', now)
      .execute();
    return rows.map(claimedMailOf);
  },

  /** Gives up such a mail. False if another worker did so, or has claimed it. */
  async giveUp({ workspace_id, row_key, tries }: AbandonedMail, now: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set(givenUpValues(now))
      .where('workspace_id', '=', workspace_id)
      .where('row_key', '=', row_key)
      .where('tries', '=', tries)
      .where('given_up_at', 'is', null)
      .where('claimed_until', '<=', now)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Deletes mails that were given up long ago. */
  async sweep(now: number): Promise<void> {
    await db
      .deleteFrom('outbox')
      .where('given_up_at', '<=', now - GIVEN_UP_RETENTION_MS)
      .execute();
  },
});

import type { Insertable, Kysely, Selectable } from 'kysely';
import { newRowKey, newSecret } from './ids.js';
import type { Schema } from './schema.js';

type Row = Selectable<Schema['outbox']>;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A mail is its sender's for this long. Milliseconds. Whoever sends must be done by then, or have said that it failed. */
export const MAIL_LEASE_MS = MINUTE_MS;

/** Waits between tries: the first, doubled each time, up to the longest. Milliseconds. */
const FIRST_RETRY_DELAY_MS = MINUTE_MS;
const MAX_RETRY_DELAY_MS = 120 * MINUTE_MS;

/** A mail that could not be sent for this long is given up; that it was is known for a while. Milliseconds. */
const RETRY_PERIOD_MS = 3 * DAY_MS;
const GIVEN_UP_RETENTION_MS = 30 * DAY_MS;

/** How many due mails a sender looks at to get hold of one. */
const CLAIM_CANDIDATES = 20;

/**
 * A mail that is to be sent. It holds no address to send to: where it goes is looked up when it is sent, so that it reaches
 * nobody whose address is not stored. What the payload tells is about the person and nobody else, for it goes with them.
 */
export interface Mail {
  workspace_id: string;
  kind: string;
  /** Whom it is for. */
  person_id?: string;
  /** Of a request for a sign-in link: who somebody says to be, whether there is such a member or not. */
  email_key?: string;
  payload?: object;
}

/** A mail in the hands of a sender. */
export interface ClaimedMail extends Mail {
  row_key: string;
  payload: object;
  created_at: number;
  /** How often it was taken, this time included. */
  tries: number;
  claim: string;
  /** An earlier sender never said how it went: it may have arrived already. */
  repeat: boolean;
}

/** What becomes of a mail that could not be sent. */
export type FailedDelivery = 'tried again' | 'given up';

const claimedMailOf = ({ workspace_id, row_key, kind, person_id, email_key, payload, created_at, tries }: Row) => ({
  ...{ workspace_id, row_key, kind, created_at, tries },
  ...(person_id === null ? {} : { person_id }),
  ...(email_key === null ? {} : { email_key }),
  payload: JSON.parse(payload) as object,
});

/** Nobody sends it any more: who asked for it is nobody's business from now on. */
const givenUpValues = (now: number) => ({ given_up_at: now, email_key: null, claim: null, claimed_until: 0 });

/**
 * Mails that wait for a sender, whichever process it is in. Each goes out at least once: it is put here in the transaction
 * that it tells of, and leaves when it was sent. Who takes one has it for a lease; when the sender dies, the next one takes
 * it and is told that it may be a repeat.
 */
export const outbox = (db: Kysely<Schema>) => ({
  /** Inside the transaction whose effect the mail is about. `due`: not before that moment. */
  async enqueue(
    { workspace_id, kind, person_id, email_key, payload = {} }: Mail,
    now: number,
    due = now,
  ): Promise<void> {
    const row: Insertable<Schema['outbox']> = {
      ...{ workspace_id, row_key: newRowKey(now), kind, person_id: person_id ?? null, email_key: email_key ?? null },
      ...{ payload: JSON.stringify(payload), created_at: now, due_at: due, tries: 0 },
      ...{ claim: null, claimed_until: 0, perhaps_sent: 0, given_up_at: null },
    };
    await db.insertInto('outbox').values(row).execute();
  },

  /**
   * The next mail that is due, the caller's alone for `mailLease`; nothing where none is. Never inside a transaction: it
   * must be stored before anything is sent. Several processes may ask at once: whoever finds a mail taken looks at the next.
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
          // each taking counts: the row is still what was read
          .where('tries', '=', row.tries)
          .where('claimed_until', '<=', now)
          .where('due_at', '<=', now)
          .where('given_up_at', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) return { ...claimedMailOf(row), tries: row.tries + 1, claim, repeat };
      }
    }
  },

  /** It is on its way: nothing of it is kept, whoever may have taken it since. False where it is gone already. */
  async sent({ workspace_id, row_key }: ClaimedMail): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('outbox')
      .where('workspace_id', '=', workspace_id)
      .where('row_key', '=', row_key)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  /**
   * It could not be sent, or (`perhapsSent`) nobody can say whether it was. Tells what becomes of it; nothing where it is no
   * longer the caller's.
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

  /** How many wait to be sent, and how many were given up lately: what an operator asks. */
  async count(): Promise<{ waiting: number; given_up: number }> {
    const { all, given_up } = await db
      .selectFrom('outbox')
      .select(({ fn }) => [fn.countAll().as('all'), fn.count('given_up_at').as('given_up')])
      .executeTakeFirstOrThrow();
    return { waiting: Number(all) - Number(given_up), given_up: Number(given_up) };
  },

  /** Gives up those whose senders died again and again, and lets go of those that were given up long ago. */
  async sweep(now: number): Promise<void> {
    await db
      .updateTable('outbox')
      .set(givenUpValues(now))
      .where('given_up_at', 'is', null)
      .where('tries', '>', 0)
      .where('created_at', '<=', now - RETRY_PERIOD_MS)
      .where('claimed_until', '<=', now)
      .execute();
    await db
      .deleteFrom('outbox')
      .where('given_up_at', '<=', now - GIVEN_UP_RETENTION_MS)
      .execute();
  },
});

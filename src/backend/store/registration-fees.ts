import type { Kysely } from 'kysely';
import type { RegistrationState } from '../../model/own-registration.js';
import { changeOpenFees, sumOf } from './open-fees.js';
import { changeCredit, creditsOfRegistration } from './registration-credit.js';
import { PAYABLE_STATES, type Registration } from './registration-row.js';
import type { Schema } from './schema.js';

type RegistrationKey = Pick<Registration, 'workspace_id' | 'id'>;

/** The registration that a fee is created for, as it was read before. */
export interface FeeOwner {
  readonly registration_id: string;
  /** How many fees it has had before. */
  readonly fee_number: number;
  /** The price in cents. */
  readonly amount: number;
}

const feesOf = (db: Kysely<Schema>, { workspace_id, id }: RegistrationKey): Promise<Schema['fee'][]> =>
  db
    .selectFrom('fee')
    .selectAll()
    .where('workspace_id', '=', workspace_id)
    .where('registration_id', '=', id)
    .orderBy('row_key')
    .execute();

/** Cents that came in for a registration, without what was paid back. */
async function receivedFor(db: Kysely<Schema>, registration: RegistrationKey): Promise<number> {
  const paid = (await feesOf(db, registration)).filter(({ paid_at }) => paid_at !== null);
  const refunded = (await creditsOfRegistration(db, registration)).filter(({ refunded_at }) => refunded_at !== null);
  return sumOf(paid) - sumOf(refunded);
}

/** The registration, locked until the transaction ends. */
const lock = (db: Kysely<Schema>, { workspace_id, id }: RegistrationKey): Promise<Registration | undefined> =>
  db
    .updateTable('registration')
    .set(({ ref }) => ({ fee_number: ref('fee_number') }))
    .where('workspace_id', '=', workspace_id)
    .where('id', '=', id)
    .returningAll()
    .$castTo<Registration>()
    .executeTakeFirst();

async function settle(db: Kysely<Schema>, key: RegistrationKey, now: number): Promise<void> {
  const registration = await lock(db, key);
  if (!registration) return;
  const { workspace_id, id, state, amount, fee_number } = registration;
  const owed = PAYABLE_STATES.includes(state) ? (amount ?? 0) : 0;
  const due = owed - (await receivedFor(db, registration));
  const fees = await feesOf(db, registration);
  const paid = fees.filter(({ paid_at }) => paid_at !== null);
  const open = fees.filter(({ paid_at }) => paid_at === null);
  const left = await changeOpenFees(db, open, Math.max(0, due), now);
  await changeCredit(db, registration, Math.max(0, -due), now, paid.at(-1)?.reference);
  const isMissing = due > 0 && !left.length;
  const last = left[0] ?? paid.at(-1);
  await db
    .updateTable('registration')
    .set({ fee_id: isMissing ? null : (last?.id ?? null), fee_number })
    .where('workspace_id', '=', workspace_id)
    .where('id', '=', id)
    .execute();
}

async function attachFee(
  db: Kysely<Schema>,
  workspace_id: string,
  { registration_id, fee_number, amount }: FeeOwner,
  fee_id: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('registration')
    .set({ fee_id, fee_number: fee_number + 1 })
    .where('workspace_id', '=', workspace_id)
    .where('id', '=', registration_id)
    .where('fee_id', 'is', null)
    .where('fee_number', '=', fee_number)
    .where('amount', '=', amount)
    .where('state', 'in', [...PAYABLE_STATES] satisfies RegistrationState[])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Amounts that are owed for registrations. All fees of a registration together are its price: a paid fee stays as it is, more owed becomes a
 * further fee, less owed a credit. Whatever changes one of them calls `settle` in its transaction.
 */
export const registrationFees = (db: Kysely<Schema>) => ({
  /** Cents that came in for a registration, without what was paid back. */
  receivedFor: (registration: RegistrationKey): Promise<number> => receivedFor(db, registration),

  /**
   * Brings fees and credit of a registration in line with what it costs and what was paid. A fee that is missing is not created here:
   * that is for POST /fees (`withoutFee` of `registrations` finds the registration).
   */
  settle: (registration: RegistrationKey, now: number): Promise<void> => settle(db, registration, now),

  /**
   * Sets the fee of a registration, in the transaction that creates the fee. A conditional update: false if the registration has got
   * another fee or price, or has ended. So nobody gets a second fee, however many callers try.
   */
  attachFee: (workspace_id: string, owner: FeeOwner, fee_id: string): Promise<boolean> =>
    attachFee(db, workspace_id, owner, fee_id),
});

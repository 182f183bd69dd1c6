import type { Kysely } from 'kysely';
import type { RegistrationState } from '../../model/own-registration.js';
import { noteChanges } from './change-recorder.js';
import { newId } from './ids.js';
import { PAYABLE_STATES, type Registration } from './registration-row.js';
import type { Schema } from './schema.js';

type RegistrationKey = Pick<Registration, 'workspace_id' | 'id'>;

/** The registration that a fee is created for, as it was read before. */
export interface FeeOwner {
  readonly registration_id: string;
  /** How many fees it has had before. */
  readonly fee_number: number;
  /** What it costs, in cents. */
  readonly amount: number;
}

const sumOf = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** Notes that what a club owes back for a paid fee has changed. */
export async function noteCreditedFee(
  db: Kysely<Schema>,
  workspace_id: string,
  reference: string,
  changed_at: number,
): Promise<void> {
  const fees = await db
    .selectFrom('fee')
    .select(['workspace_id', 'id'])
    .where('workspace_id', '=', workspace_id)
    .where('reference', '=', reference)
    .execute();
  noteChanges(
    db,
    'fee',
    fees.map((fee) => ({ ...fee, changed_at })),
  );
}

/**
 * What is owed for registrations. All fees of a registration together are what it costs: a paid fee stays as it is, more owed becomes a
 * further fee, less owed a credit. Whatever changes one of them calls `settle` in its transaction.
 */
export const registrationFees = (db: Kysely<Schema>) => {
  const rowsIn = <Table extends 'fee' | 'credit'>(table: Table, { workspace_id, id }: RegistrationKey) =>
    db
      .selectFrom(table as 'fee' | 'credit')
      .where('workspace_id', '=', workspace_id)
      .where('registration_id', '=', id);

  const feesOf = (registration: RegistrationKey) =>
    rowsIn('fee', registration).$castTo<Schema['fee']>().selectAll().orderBy('row_key').execute();
  const creditsOf = (registration: RegistrationKey) =>
    rowsIn('credit', registration).$castTo<Schema['credit']>().selectAll().execute();

  /** Cents that came in for a registration, without what was paid back. */
  async function receivedFor(registration: RegistrationKey): Promise<number> {
    const paid = (await feesOf(registration)).filter(({ paid_at }) => paid_at !== null);
    const refunded = (await creditsOf(registration)).filter(({ refunded_at }) => refunded_at !== null);
    return sumOf(paid) - sumOf(refunded);
  }

  /** Changes open fees, the last one first, until their sum is `targetAmount` cents. Deletes fees of 0 cents. */
  async function changeOpenFees(
    open: readonly Schema['fee'][],
    targetAmount: number,
    now: number,
  ): Promise<Schema['fee'][]> {
    const remaining = [];
    let difference = targetAmount - sumOf(open);
    for (const fee of open.toReversed()) {
      const { workspace_id, id } = fee;
      const amount = Math.max(0, fee.amount + difference);
      difference += fee.amount - amount;
      if (amount) remaining.push(fee);
      const one = { workspace_id, id };
      if (!amount || amount !== fee.amount)
        noteChanges(db, 'fee', [{ ...one, changed_at: now }], { deleted: amount ? 0 : 1 });
      if (!amount)
        await db
          .deleteFrom('fee')
          .where(({ and }) => and(one))
          .execute();
      else if (amount !== fee.amount)
        await db
          .updateTable('fee')
          .set({ amount })
          .where(({ and }) => and(one))
          .execute();
    }
    return remaining;
  }

  /** Keeps one open credit of so many cents, or none for 0 cents. */
  async function changeCredit(registration: Registration, amount: number, now: number, reference = ''): Promise<void> {
    const { workspace_id, id, person_id, list_id, slug } = registration;
    const open = (await creditsOf(registration)).find(({ refunded_at }) => refunded_at === null);
    const key = { workspace_id, id: open?.id ?? newId('crd') };
    if (open?.amount !== (amount || undefined))
      await noteCreditedFee(db, workspace_id, open?.reference ?? reference, now);
    if (open && amount > 0)
      await db
        .updateTable('credit')
        .set({ amount })
        .where('workspace_id', '=', workspace_id)
        .where('id', '=', key.id)
        .execute();
    else if (open)
      await db.deleteFrom('credit').where('workspace_id', '=', workspace_id).where('id', '=', key.id).execute();
    else if (amount > 0) {
      const event = await db
        .selectFrom('event')
        .select('title')
        .where('workspace_id', '=', workspace_id)
        .where('list_id', '=', list_id)
        .executeTakeFirst();
      const details = { person_id, registration_id: id, reference, amount, description: event?.title ?? slug };
      await db
        .insertInto('credit')
        .values({ ...key, ...details, created_at: now, refunded_at: null })
        .execute();
    }
  }

  /** The registration, locked until the transaction ends. */
  const lock = ({ workspace_id, id }: RegistrationKey) =>
    db
      .updateTable('registration')
      .set(({ ref }) => ({ fee_number: ref('fee_number') }))
      .where('workspace_id', '=', workspace_id)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();

  return {
    receivedFor,

    /**
     * Brings fees and credit of a registration in line with what it costs and what was paid. A fee that is missing is not created here:
     * that is for POST /fees (`withoutFee` of `registrations` finds the registration).
     */
    async settle(key: RegistrationKey, now: number): Promise<void> {
      const registration = (await lock(key)) as Registration | undefined;
      if (!registration) return;
      const { workspace_id, id, state, amount, fee_number } = registration;
      const owed = PAYABLE_STATES.includes(state) ? (amount ?? 0) : 0;
      const due = owed - (await receivedFor(registration));
      const fees = await feesOf(registration);
      const paid = fees.filter(({ paid_at }) => paid_at !== null);
      const open = fees.filter(({ paid_at }) => paid_at === null);
      const left = await changeOpenFees(open, Math.max(0, due), now);
      await changeCredit(registration, Math.max(0, -due), now, paid.at(-1)?.reference);
      const isMissing = due > 0 && !left.length;
      const last = left[0] ?? paid.at(-1);
      await db
        .updateTable('registration')
        .set({ fee_id: isMissing ? null : (last?.id ?? null), fee_number })
        .where('workspace_id', '=', workspace_id)
        .where('id', '=', id)
        .execute();
    },

    /**
     * Sets the fee of a registration, in the transaction that creates the fee. A conditional update: false if the registration has got
     * another fee or price, or has ended. So nobody gets a second fee, however many callers try.
     */
    async attachFee(
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
    },
  };
};

import type { Kysely } from 'kysely';
import { noteChanges } from './change-recorder.js';
import type { Schema } from './schema.js';

/** The sum of amounts, in cents. */
export const sumOf = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** Sets the amount of an open fee, in cents, and notes the change. Deletes a fee of 0 cents. */
async function changeOpenFee(
  db: Kysely<Schema>,
  { workspace_id, id }: Schema['fee'],
  amount: number,
  now: number,
): Promise<void> {
  const key = { workspace_id, id };
  noteChanges(db, 'fee', [{ ...key, changed_at: now }], { deleted: amount ? 0 : 1 });
  if (amount)
    await db
      .updateTable('fee')
      .set({ amount })
      .where(({ and }) => and(key))
      .execute();
  else
    await db
      .deleteFrom('fee')
      .where(({ and }) => and(key))
      .execute();
}

/**
 * Changes open fees, the last one first, until their sum is `targetAmount` cents. Deletes fees of 0 cents. Returns those that
 * remain, the last one first.
 */
export async function changeOpenFees(
  db: Kysely<Schema>,
  open: readonly Schema['fee'][],
  targetAmount: number,
  now: number,
): Promise<Schema['fee'][]> {
  const remaining = [];
  let difference = targetAmount - sumOf(open);
  for (const fee of open.toReversed()) {
    const amount = Math.max(0, fee.amount + difference);
    difference += fee.amount - amount;
    if (amount) remaining.push(fee);
    if (!amount || amount !== fee.amount) await changeOpenFee(db, fee, amount, now);
  }
  return remaining;
}

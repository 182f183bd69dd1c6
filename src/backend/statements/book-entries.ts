import { WriteConflictError, type FeeOfPerson, type Tables } from '../store/index.js';
import { matchPayments, type MatchedPayment } from './match-payments.js';
import type { Payment } from './payment.js';

/** The entries of a statement, with their digests in the same order. */
export interface DigestedStatement {
  readonly workspace_id: string;
  readonly payments: readonly Payment[];
  readonly digests: readonly string[];
}

/** The fees of the workspace that entries pay, as they stand now. Changes nothing. */
export async function matchEntries(
  { fees, bookedEntries }: Pick<Tables, 'fees' | 'bookedEntries'>,
  { workspace_id, payments, digests }: DigestedStatement,
): Promise<MatchedPayment<FeeOfPerson>[]> {
  const booked = await bookedEntries.among(workspace_id, digests);
  return matchPayments(payments, await fees.all(workspace_id), (index) => booked.has(digests[index]!));
}

/**
 * Marks the fees of an entry that pays as paid on its day, and notes the entry; in the transaction that matched it. Throws a write
 * conflict if another transaction has booked the entry, paid one of the fees or changed its amount meanwhile.
 */
export async function bookEntry(
  { fees, bookedEntries }: Pick<Tables, 'fees' | 'bookedEntries'>,
  workspace_id: string,
  digest: string,
  { payment, fees: paid }: Pick<MatchedPayment<FeeOfPerson>, 'payment' | 'fees'>,
  now: number,
): Promise<void> {
  await bookedEntries.note(workspace_id, digest, now);
  for (const { id } of paid)
    if (!(await fees.markPaid(workspace_id, id, payment.date, now))) throw new WriteConflictError();
  // the rows are ours until the end of the transaction: their amounts change no more
  const amounts = await fees.byIds(
    workspace_id,
    paid.map(({ id }) => id),
  );
  if (amounts.reduce((sum, { amount }) => sum + amount, 0) !== payment.amount) throw new WriteConflictError();
}

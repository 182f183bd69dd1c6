import { signerWith } from '../../crypto/index.js';
import { entryDigests, matchPayments, type MatchedPayment, type Payment } from '../../statements/index.js';
import type { FeeOfPerson, Store } from '../../store/index.js';

export interface BookingOptions {
  /** Only finds out what would be booked. */
  readonly isDryRun?: boolean;
}

/**
 * Marks the fees that the entries of a statement pay, each on the day of its entry, in one transaction. An entry pays once: it is
 * noted by its digest, so that it pays nothing else when its file is imported again, or by two processes at once.
 */
export async function bookPayments(
  store: Store,
  workspace_id: string,
  payments: readonly Payment[],
  { isDryRun = false }: BookingOptions = {},
): Promise<MatchedPayment<FeeOfPerson>[]> {
  const { sign } = signerWith(await store.settings.secret());
  const digests = await entryDigests(workspace_id, payments, sign);
  return store.transaction(async ({ fees, bookedEntries }) => {
    const booked = await bookedEntries.among(workspace_id, digests);
    const matched = matchPayments(payments, await fees.all(workspace_id), (index) => booked.has(digests[index]!));
    if (isDryRun) return matched;
    for (const [index, { payment, outcome, fees: paid }] of matched.entries()) {
      if (outcome !== 'paid') continue;
      await bookedEntries.note(workspace_id, digests[index]!, Date.now());
      for (const { id } of paid) await fees.markPaid(workspace_id, id, payment.date);
    }
    return matched;
  });
}

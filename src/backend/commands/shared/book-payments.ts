import { signerWith } from '../../crypto/index.js';
import { bookEntry, entryDigests, matchEntries, type MatchedPayment, type Payment } from '../../statements/index.js';
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
  return store.transaction(async (tables) => {
    const matched = await matchEntries(tables, { workspace_id, payments, digests });
    if (isDryRun) return matched;
    for (const [index, match] of matched.entries())
      if (match.outcome === 'paid') await bookEntry(tables, workspace_id, digests[index]!, match, Date.now());
    return matched;
  });
}

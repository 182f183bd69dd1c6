import { compactReference } from '../../payments/index.js';
import type { Payment } from './payment.js';

/**
 * A digest of each entry of a statement, in the order of the entries: the same whenever the file is imported, and in another file
 * that has the entry. Entries that are alike in everything are counted, so that each of them pays once. `sign` is an HMAC:
 * nobody without its secret can find out what an entry was.
 */
export function entryDigests(
  workspace_id: string,
  payments: readonly Payment[],
  sign: (value: string) => Promise<string>,
): Promise<string[]> {
  const counts = new Map<string, number>();
  return Promise.all(
    payments.map(({ date, amount, currency, payer, text }) => {
      const content = JSON.stringify([workspace_id, date, amount, currency, payer.trim(), compactReference(text)]);
      const count = counts.get(content) ?? 0;
      counts.set(content, count + 1);
      return sign(`booked entry\n${count}\n${content}`);
    }),
  );
}

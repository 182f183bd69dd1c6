import { readBankCsv } from './bank-csv.js';
import { readCamt053 } from './camt053.js';
import { decodeStatement } from './decode.js';
import { MAX_STATEMENT_BYTES, StatementError, type Payment } from './payment.js';

export { statementAccounts } from './accounts.js';
export { bookEntry, matchEntries, type DigestedStatement } from './book-entries.js';
export { entryDigests } from './entry-digests.js';
export { matchPayments, type MatchedPayment, type PaymentOutcome } from './match-payments.js';
export { MAX_STATEMENT_BYTES, StatementError, type Payment };

/** The bookings of a bank statement: CAMT.053, or the CSV of Sparkasse, DKB or ING. Throws `StatementError`. */
export function readStatement(bytes: Uint8Array): Payment[] {
  if (bytes.length > MAX_STATEMENT_BYTES)
    throw new StatementError(`The file is larger than ${MAX_STATEMENT_BYTES / 1024 / 1024} MB.`);
  const text = decodeStatement(bytes);
  return /^\s*</.test(text) ? readCamt053(text) : readBankCsv(text);
}

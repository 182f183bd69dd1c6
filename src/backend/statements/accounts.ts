import { normaliseIban } from '../../payments/index.js';
import { decodeStatement } from './decode.js';

/** The account of each statement in CAMT.053; the accounts of payers have other elements. */
const CAMT_ACCOUNT = /<(?:[\w-]+:)?Acct>\s*<(?:[\w-]+:)?Id>\s*<(?:[\w-]+:)?IBAN>([^<]+)</g;

/** A cell that is an IBAN alone. */
const IBAN_CELL = /^"?([A-Z]{2}\d{2}[A-Z0-9 ]{11,40})"?$/;

/** The account in CSV: in a line above the heads (DKB, ING), or in the first column of the bookings (Sparkasse). */
function csvAccounts(text: string): string[] {
  const lines = text.split(/\r?\n/);
  const head = lines.findIndex((line) => /Verwendungszweck/.test(line));
  const cells = lines.slice(0, Math.max(head, 0)).flatMap((line) => line.split(';'));
  if (/^\W*Auftragskonto/.test(lines[head] ?? ''))
    cells.push(...lines.slice(head + 1).map((line) => line.split(';')[0]!));
  return cells.flatMap((cell) => IBAN_CELL.exec(cell.trim())?.[1] ?? []);
}

/** The accounts that a statement says it is about, as normalised IBANs, each once; none if it does not say. */
export function statementAccounts(bytes: Uint8Array): string[] {
  const text = decodeStatement(bytes);
  const accounts = /^\s*</.test(text)
    ? [...text.matchAll(CAMT_ACCOUNT)].map(([, iban = '']) => iban)
    : csvAccounts(text);
  return [...new Set(accounts.map(normaliseIban))];
}

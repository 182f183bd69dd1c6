import type { DeskFeeRow } from './desk-money.js';

/** Bytes of a bank file at the desk; the command line takes larger ones. */
export const MAX_BANK_FILE_BYTES = 2 * 1024 * 1024;

/** Bytes in each part of a file: 10 000 characters of base64, the most that one text of a request has. */
export const BANK_FILE_PART_BYTES = 7_500;

/** A bank file: CAMT.053, or the CSV of Sparkasse, DKB or ING. It is not stored. */
export interface BankFile {
  /** Its bytes in base64, in parts of `BANK_FILE_PART_BYTES`. */
  file: string[];
}

/** Why an entry pays a fee, or none. */
export type BankEntryOutcome =
  'paid' | 'other_currency' | 'no_reference' | 'unknown_reference' | 'already_paid' | 'already_booked' | 'other_amount';

/** Money that came in, by a bank file. */
export interface DeskBankEntry {
  /** The same whenever the file is read. */
  entry_id: string;
  /** `YYYY-MM-DD` */
  day: string;
  /** Cents. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  payer: string;
  /** The beginning of its text. */
  text: string;
  /** `paid`: it can be confirmed. */
  outcome: BankEntryOutcome;
  /** The fees that it names; with `paid`, those that it pays. */
  fees: DeskFeeRow[];
}

/** The entries of a bank file, in its order. */
export interface DeskBankMatches {
  entries: DeskBankEntry[];
  /** Entries about money that went out; they are not among the others. */
  debits: number;
  /** Whether the file is about another account than that of the club. */
  is_other_account: boolean;
}

/** An entry that is confirmed, with the fees that it was shown to pay. */
export interface ConfirmedEntry {
  entry_id: string;
  fee_ids: string[];
}

export interface BankConfirmation extends BankFile {
  entries: ConfirmedEntry[];
}

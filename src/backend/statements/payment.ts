/** A booking of a bank statement. */
export interface Payment {
  /** The day on which it was booked, `YYYY-MM-DD`. */
  readonly date: string;
  /** Cents; negative for money that went out. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** The payer, as the bank writes it. */
  readonly payer: string;
  /** All texts that may name a reference. */
  readonly text: string;
}

/** A bank statement that cannot be read. The message is a sentence. */
export class StatementError extends Error {
  override readonly name = 'StatementError';
  /** Whether the file is something else than a statement of a known kind. */
  readonly isOtherFormat: boolean;

  constructor(message: string, { isOtherFormat = false }: { readonly isOtherFormat?: boolean } = {}) {
    super(message);
    this.isOtherFormat = isOtherFormat;
  }
}

/** Bytes of a statement. A year of a large club has less. */
export const MAX_STATEMENT_BYTES = 32 * 1024 * 1024;

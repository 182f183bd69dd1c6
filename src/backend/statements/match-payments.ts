import { compactReference } from '../../payments/index.js';
import type { Payment } from './payment.js';

/** A fee, as far as payments are matched with it. */
export interface PayableFee {
  readonly id: string;
  readonly reference: string;
  /** Cents. */
  readonly amount: number;
  readonly paid_at: string | null;
}

/** The outcome of a payment: the fees that it pays, or the reason why it pays none. */
export type PaymentOutcome =
  | 'paid'
  | 'debit'
  | 'other_currency'
  | 'no_reference'
  | 'unknown_reference'
  | 'already_paid'
  | 'already_booked'
  | 'other_amount';

export interface MatchedPayment<Fee extends PayableFee> {
  readonly payment: Payment;
  readonly outcome: PaymentOutcome;
  /** The fees that the payment names; if it pays, those that it pays. */
  readonly fees: readonly Fee[];
}

/**
 * Finds the fees whose references stand in a text, in the order of the fees. They are looked up by the beginning of their references,
 * so that a year of a large club takes no seconds.
 */
function referenceFinder<Fee extends PayableFee>(fees: readonly Fee[]): (text: string) => Fee[] {
  const references = fees.map((fee, position) => ({ fee, position, reference: compactReference(fee.reference) }));
  const length = Math.min(...references.map(({ reference }) => reference.length));
  const byBeginning = new Map<string, typeof references>();
  for (const one of references) {
    const beginning = one.reference.slice(0, length);
    byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), one]);
  }
  return (text) => {
    const named = new Map<number, Fee>();
    for (let at = 0; at + length <= text.length; at++)
      for (const { fee, position, reference } of byBeginning.get(text.slice(at, at + length)) ?? [])
        if (text.startsWith(reference, at)) named.set(position, fee);
    return [...named].sort(([a], [b]) => a - b).map(([, fee]) => fee);
  };
}

/**
 * Which fees payments pay: the open fees whose references stand anywhere in the remittance text, if their sum is the amount.
 * Changes nothing itself. The order of the payments counts: a second one for the same fee is `already_paid`. An entry of which
 * `isBooked` says that it paid before pays nothing again, also where its text names another fee that is open.
 */
export function matchPayments<Fee extends PayableFee>(
  payments: readonly Payment[],
  fees: readonly Fee[],
  isBooked: (index: number) => boolean = () => false,
): MatchedPayment<Fee>[] {
  const feesNamedIn = referenceFinder(fees);
  const paid = new Set(fees.filter(({ paid_at }) => paid_at !== null).map(({ id }) => id));
  return payments.map((payment, index) => {
    const { amount, currency } = payment;
    if (amount <= 0) return { payment, outcome: 'debit', fees: [] };
    const text = compactReference(payment.text);
    const named = feesNamedIn(text);
    if (!named.length)
      return { payment, outcome: /RF\d\d/.test(text) ? 'unknown_reference' : 'no_reference', fees: [] };
    if (currency !== 'EUR') return { payment, outcome: 'other_currency', fees: named };
    const open = named.filter(({ id }) => !paid.has(id));
    if (!open.length) return { payment, outcome: 'already_paid', fees: named };
    if (isBooked(index)) return { payment, outcome: 'already_booked', fees: named };
    if (open.reduce((sum, fee) => sum + fee.amount, 0) !== amount)
      return { payment, outcome: 'other_amount', fees: named };
    for (const { id } of open) paid.add(id);
    return { payment, outcome: 'paid', fees: open };
  });
}

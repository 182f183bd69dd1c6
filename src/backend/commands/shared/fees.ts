import { dayIn, isDate } from '../../../fields/index.js';
import { compactReference } from '../../../payments/index.js';
import type { CreditOfPerson, FeeOfPerson, Store } from '../../store/index.js';
import { closestMatch, UsageError } from '../../workspace/index.js';

/** The option for the day of a payment. */
export const dayOption = { value: 'DAY', description: 'when, like 2027-03-01 (default: today)' } as const;

/** Throws `UsageError` if there is no such day. */
export function checkDay(day: string | undefined): void {
  if (day !== undefined && !isDate(day)) throw new UsageError(`There is no day ${day}: write it like 2027-03-01.`);
}

/** Today, where the club is. */
export const todayIn = (time_zone: string): string => dayIn(time_zone, Date.now());

/** Whether an operand names a fee or credit, by reference or by id. */
export const isNamedBy =
  (operand: string) =>
  ({ id, reference }: { readonly id: string; readonly reference: string }): boolean =>
    id === operand || compactReference(reference) === compactReference(operand);

/** Cents in lines for people: `290.00 EUR`. */
export const formatEuros = (cents: number): string => `${(cents / 100).toFixed(2)} EUR`;

export const nameOf = ({ first_name, last_name }: Pick<CreditOfPerson, 'first_name' | 'last_name'>): string =>
  [first_name, last_name].filter(Boolean).join(' ');

/** A fee in one line. */
export const feeLine = (fee: FeeOfPerson): string =>
  [
    ...[fee.id, fee.reference, formatEuros(fee.amount), fee.paid_at ? `paid ${fee.paid_at}` : 'open'],
    ...(fee.due_at && !fee.paid_at ? [`due ${fee.due_at}`] : []),
    ...[nameOf(fee), fee.description],
  ].join('  ');

/** What is owed back, in one line; without a name if the person is deleted. */
export const creditLine = (credit: CreditOfPerson): string =>
  [credit.id, credit.reference, formatEuros(-credit.amount), 'credit', nameOf(credit) || '–', credit.description].join(
    '  ',
  );

/** The fees that operands name, by reference or by id. Throws `UsageError` if one names none. */
export async function feesNamed(
  store: Store,
  workspace_id: string,
  operands: readonly string[],
): Promise<FeeOfPerson[]> {
  const fees = await store.fees.all(workspace_id);
  return operands.map((operand) => {
    const fee = fees.find(isNamedBy(operand));
    if (fee) return fee;
    const suggestion = closestMatch(
      operand,
      fees.map(({ reference }) => reference),
    );
    throw new UsageError(`There is no fee ${operand}.${suggestion ? ` Did you mean ${suggestion}?` : ''}`);
  });
}

import type { Condition, PriceRule, Prices, Reduction, Text } from '../model/registration-form.js';
import type { Form } from './form-of.js';
import { conditionField, evaluateConditions } from './visible-fields.js';

/** One line of what a person pays. The line of a sibling reduction has negative cents. */
export interface PriceLine {
  readonly kind: 'base' | 'addition' | 'siblings';
  /** In the words of the club. */
  readonly label?: Text;
  readonly cents: number;
}

/** The price of one person: lines, and their sum in cents, which is never negative. */
export interface PersonPrice {
  readonly lines: readonly PriceLine[];
  readonly cents: number;
}

/** The prices of all persons of one submission, in the order in which they are sent. */
export interface FamilyPrice {
  readonly persons: readonly PersonPrice[];
  readonly cents: number;
}

interface PricesOfForm {
  readonly form: Pick<Form, 'fields'>;
  readonly prices: Prices;
}

interface PricedForm extends PricesOfForm {
  /** The day on which ages count, `YYYY-MM-DD`. */
  readonly firstDay: string;
}

/** Whether a condition holds for a person. */
export type IsMet = (condition: Condition) => boolean;

/** Words for the lines of a price that the club has not named. */
interface PriceLabels {
  readonly base: string;
  readonly extra: string;
  readonly siblings: string;
}

/** The label of a price's line that the club has not named. */
export const defaultPriceLabel = (kind: PriceLine['kind'], words: PriceLabels): string =>
  words[kind === 'addition' ? 'extra' : kind];

const sumOf = (all: readonly { readonly cents: number }[]): number => all.reduce((sum, { cents }) => sum + cents, 0);

/** The condition, with the field's name as the form spells it. */
export function inFormSpelling(condition: Condition, { fields }: Pick<Form, 'fields'>): Condition {
  const fieldName = conditionField(condition).normalize();
  const field = fields.find(({ name }) => name.normalize() === fieldName)?.name ?? fieldName;
  return 'is' in condition ? { ...condition, field } : { age_on_first_day: { ...condition.age_on_first_day, field } };
}

/** The reduction of a base price, in cents: at most all of it. A percentage is rounded to the cent, half a cent up. */
function reductionOf(reduction: Reduction, base: number): number {
  const cents = 'percent' in reduction ? Math.floor((base * reduction.percent + 50) / 100) : reduction.cents;
  return Math.min(base, cents);
}

/** The price of a person for whom conditions hold or not. `position` as for `priceOf`. */
export function priceWhere(
  isMet: IsMet,
  { form, prices, position }: PricesOfForm & { readonly position: number },
): PersonPrice {
  const holds = ({ when }: PriceRule): boolean => !when || isMet(inFormSpelling(when, form));
  const line = (kind: PriceLine['kind'], { label, cents }: Pick<PriceRule, 'label' | 'cents'>): PriceLine => ({
    kind,
    ...(label === undefined ? {} : { label }),
    cents,
  });

  const base = prices.base.find(holds);
  const { second, third = second } = prices.siblings ?? {};
  const reduction = position > 1 ? third : position > 0 ? second : undefined;
  const reduced = base && reduction ? reductionOf(reduction, base.cents) : 0;
  const lines = [
    ...(base ? [line('base', base)] : []),
    ...(reduced ? [line('siblings', { cents: -reduced })] : []),
    ...(prices.additions ?? []).filter(holds).map((addition) => line('addition', addition)),
  ];
  return { lines, cents: sumOf(lines) };
}

/**
 * The price of a person, given the answers as the gate checks them. `position` counts those of the family who were sent before:
 * 0 for the first.
 *
 * @example
 * ```ts
 * const prices = { base: [{ cents: 29000 }], siblings: { second: { percent: 10 } } };
 * priceOf({}, { form, prices, firstDay: '2027-07-24', position: 1 }).cents; // 26100
 * ```
 */
export function priceOf(values: object, priced: PricedForm & { readonly position: number }): PersonPrice {
  return priceWhere(evaluateConditions(priced.form, values, priced.firstDay).isMet, priced);
}

/** The prices of persons who are sent together, in this order. `before` of their family were sent earlier. */
export function familyPriceOf(values: readonly object[], priced: PricedForm, before = 0): FamilyPrice {
  const persons = values.map((person, index) => priceOf(person, { ...priced, position: before + index }));
  return { persons, cents: sumOf(persons) };
}

import type { PriceRule, Prices, Reduction } from '../../model/registration-form.js';
import type { RawAmount, RawPriceRule, RawPrices } from './raw-file.js';

/**
 * An amount of euros in cents; not a whole number if it has parts of a cent.
 *
 * @example
 * centsIn('12,50 €'); // 1250
 */
export function centsIn(amount: RawAmount): number {
  const euros = typeof amount === 'number' ? amount : Number.parseFloat(amount.replace(',', '.'));
  const cents = euros * 100;
  const nearest = Math.round(cents);
  // 12.55 × 100 is 1255.0000000000002
  return Math.abs(cents - nearest) < 1e-6 ? nearest : cents;
}

/** A reduction as it is stored. */
export const reductionIn = (written: RawAmount): Reduction =>
  typeof written === 'string' && written.endsWith('%')
    ? { percent: Number.parseInt(written, 10) }
    : { cents: centsIn(written) };

const ruleIn = ({ amount, ...rule }: RawPriceRule): PriceRule => ({ cents: centsIn(amount), ...rule });

/** Prices as they are stored: amounts in cents. */
export const pricesIn = ({ base, additions, siblings, ...expense }: RawPrices): Prices => ({
  base: Array.isArray(base) ? base.map(ruleIn) : [{ cents: centsIn(base) }],
  ...(additions ? { additions: additions.map(ruleIn) } : {}),
  ...(siblings
    ? {
        siblings: Object.fromEntries(
          Object.entries(siblings).map(([person, written]) => [person, reductionIn(written)]),
        ),
      }
    : {}),
  ...expense,
});

import type { EventPrice } from '../model/club-event.js';
import type { Prices } from '../model/registration-form.js';

/**
 * What the first person of a family pays, if it depends on no answer; else the lowest of what a person may pay.
 *
 * @example
 * ```ts
 * lowestPriceOf({ base: [{ cents: 2500 }] }); // { cents: 2500, is_lowest: false }
 * ```
 */
export function lowestPriceOf({ base, additions = [] }: Prices): EventPrice {
  // a rule without a condition holds for all whom no rule before it concerns
  const last = base.findIndex(({ when }) => !when);
  const reachable = last < 0 ? base : base.slice(0, last + 1);
  const amounts = [...reachable.map(({ cents }) => cents), ...(last < 0 ? [0] : [])];
  const always = additions.reduce((sum, { cents, when }) => (when ? sum : sum + cents), 0);
  const is_lowest = new Set(amounts).size > 1 || additions.some(({ cents, when }) => when && cents > 0);
  return { cents: Math.min(...amounts) + always, is_lowest };
}

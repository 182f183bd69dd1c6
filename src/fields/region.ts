import { fault, none, type FieldType } from './field.js';
import { regions, withoutPostcode as postcodeless } from './region-codes.js';
import { lineThat, text } from './text.js';

let known: readonly string[] = [];
let withoutPostcode: ReadonlySet<unknown> = new Set();

/** True of a country, by its code, whose addresses have no postcode, or need none. */
export const hasNoPostcode = (country: unknown): boolean => withoutPostcode.has(country);

/**
 * Gives the codes of all countries. Has to be called once before anybody is asked for one: most forms ask nobody, and their
 * visitors download no codes.
 */
export async function loadRegions(): Promise<readonly string[]> {
  if (!known.length) {
    known = regions;
    withoutPostcode = new Set(postcodeless);
  }
  return known;
}

/** A country by its two-letter code. */
export const region: FieldType = {
  ...text,
  control: () => ({ kind: 'select', options: known, regions: true, autocomplete: 'country' }),
  check: lineThat((value) => (known.includes(value) ? none : fault('not_allowed'))),
};

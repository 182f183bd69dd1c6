import { fault, NO_FAULTS, type FieldType } from './field.js';
import { singleLine, text } from './text.js';

let regionCodes: readonly string[] = [];
let withoutPostcode: ReadonlySet<unknown> = new Set();

/** Whether addresses of a country, by its code, have no postcode or need none. */
export const hasNoPostcode = (country: unknown): boolean => withoutPostcode.has(country);

/**
 * Sets the codes of all countries, and of those without a postcode. Call it before a country is asked for. Most forms ask for
 * none, and their visitors download no codes.
 */
export function setRegions(codes: readonly string[], postcodeless: readonly string[]): void {
  regionCodes = codes;
  withoutPostcode = new Set(postcodeless);
}

/** A country by its two-letter code. */
export const region: FieldType = {
  ...text,
  control: () => ({ kind: 'select', options: regionCodes, regions: true, autocomplete: 'country' }),
  check: singleLine((value) => (regionCodes.includes(value) ? NO_FAULTS : fault('not_allowed'))),
};

import { fault, none, type FieldType } from './field.js';
import { lineThat, text } from './text.js';

let known: readonly string[] = [];

/**
 * Gives the codes of all countries. Has to be called once before anybody is asked for one: most forms ask nobody, and their
 * visitors download no codes.
 */
export async function loadRegions(): Promise<readonly string[]> {
  return (known = (await import('./region-codes.js')).regions);
}

/** A country by its two-letter code. */
export const region: FieldType<string> = {
  ...text,
  control: () => ({ kind: 'select', options: known, regions: true, autocomplete: 'country' }),
  check: lineThat((value) => (known.includes(value) ? none : fault('not_allowed'))),
  schema: () => ({ type: 'string', pattern: '^[A-Z]{2}$', description: 'A country, ISO 3166-1 alpha-2.' }),
  example: () => 'DE',
};

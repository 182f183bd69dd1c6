import type { FieldType } from './field.js';
import { tidy } from './normalise.js';
import { text } from './text.js';

/**
 * A line of text that the browser can fill in: `autocomplete` is the token of the HTML standard. Part of who somebody is or where
 * they live, it is stored without the space around it, whoever sends it, and as null where nothing is left.
 */
const filled = (autocomplete: string, size?: number): FieldType => ({
  ...text,
  clean: (value) => tidy(value).trim() || null,
  control: () => ({ kind: 'input', type: 'text', autocomplete, ...(size ? { size } : {}) }),
});

export const givenName = filled('given-name');
export const familyName = filled('family-name');
export const street = filled('address-line1');
export const postcode = filled('postal-code', 6);
export const city = filled('address-level2');

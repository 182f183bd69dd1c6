import type { FieldType } from './field.js';
import { tidy } from './normalise.js';
import { text } from './text.js';

/**
 * A line of text that the browser can fill in: `autocomplete` is the token of the HTML standard. Part of who somebody is or where
 * they live, it is stored without the space around it and as null if nothing is left.
 */
const autofillText = (autocomplete: string, size?: number): FieldType => ({
  ...text,
  clean: (value) => tidy(value).trim() || null,
  control: () => ({ kind: 'input', type: 'text', autocomplete, ...(size ? { size } : {}) }),
});

export const givenName = autofillText('given-name');
export const familyName = autofillText('family-name');
export const street = autofillText('address-line1');
export const postcode = autofillText('postal-code', 6);
export const city = autofillText('address-level2');

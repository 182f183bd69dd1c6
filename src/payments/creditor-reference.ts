import { checkDigits, hasCheckDigits } from './mod-97.js';

/** Characters behind `RF` and the two check digits (ISO 11649). */
const MAX_BODY_LENGTH = 21;

/**
 * The creditor reference (ISO 11649) with the given body: `RF`, two check digits, and 1 to 21 digits and capital letters.
 * Throws `RangeError` for another body.
 *
 * @example
 * creditorReference('539007547034'); // 'RF18539007547034'
 */
export function creditorReference(body: string): string {
  if (!/^[0-9A-Z]+$/.test(body) || body.length > MAX_BODY_LENGTH)
    throw new RangeError(`A creditor reference has 1 to ${MAX_BODY_LENGTH} digits and capital letters.`);
  return `RF${checkDigits('RF', body)}${body}`;
}

/** Whether a text is a creditor reference (ISO 11649) with the right check digits, written without blanks. */
export const isCreditorReference = (text: string): boolean =>
  /^RF\d\d[0-9A-Z]{1,21}$/.test(text) && hasCheckDigits(text);

/** A text as references are looked for in it: people write them in groups, in small letters, with dashes. */
export const compactReference = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '');

import { hasCheckDigits } from './mod-97.js';

/** Characters of an IBAN by country (ISO 13616, registry of SWIFT). */
// prettier-ignore
const lengths: Readonly<Record<string, number>> = {
  AD: 24, AE: 23, AL: 28, AT: 20, AZ: 28, BA: 20, BE: 16, BG: 22, BH: 22, BI: 27, BR: 29, BY: 28, CH: 21,
  CR: 22, CY: 28, CZ: 24, DE: 22, DJ: 27, DK: 18, DO: 28, EE: 20, EG: 29, ES: 24, FI: 18, FK: 18, FO: 18,
  FR: 27, GB: 22, GE: 22, GI: 23, GL: 18, GR: 27, GT: 28, HN: 28, HR: 21, HU: 28, IE: 22, IL: 23, IQ: 23,
  IS: 26, IT: 27, JO: 30, KW: 30, KZ: 20, LB: 28, LC: 32, LI: 21, LT: 20, LU: 20, LV: 21, LY: 25, MC: 27,
  MD: 24, ME: 22, MK: 19, MN: 20, MR: 27, MT: 31, MU: 30, NI: 28, NL: 18, NO: 15, OM: 23, PK: 24, PL: 28,
  PS: 29, PT: 25, QA: 29, RO: 24, RS: 22, RU: 33, SA: 24, SC: 31, SD: 18, SE: 24, SI: 19, SK: 24, SM: 27,
  SO: 23, ST: 25, SV: 28, TL: 23, TN: 24, TR: 26, UA: 29, VA: 22, VG: 24, XK: 20, YE: 30,
};

/** Why a text is no IBAN. `expected` is the length of IBANs of that country. */
export type IbanFault =
  | { readonly code: 'shape' }
  | { readonly code: 'country'; readonly country: string }
  | { readonly code: 'length'; readonly country: string; readonly expected: number; readonly length: number }
  | { readonly code: 'check_digits' };

/** An IBAN as it is stored and sent: without blanks, in capital letters. */
export const normaliseIban = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/**
 * The fault of an IBAN (ISO 13616); undefined if it has none. Blanks and small letters are accepted.
 *
 * @example
 * ibanFault('DE89 3704 0044 0532 0130 00'); // undefined
 * ibanFault('DE88 3704 0044 0532 0130 00'); // { code: 'check_digits' }
 */
export function ibanFault(text: string): IbanFault | undefined {
  const iban = normaliseIban(text);
  if (!/^[A-Z]{2}\d\d[A-Z0-9]+$/.test(iban)) return { code: 'shape' };
  const country = iban.slice(0, 2);
  if (!Object.hasOwn(lengths, country)) return { code: 'country', country };
  const expected = lengths[country]!;
  if (iban.length !== expected) return { code: 'length', country, expected, length: iban.length };
  return hasCheckDigits(iban) ? undefined : { code: 'check_digits' };
}

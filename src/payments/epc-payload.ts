import { isBic, normaliseBic } from './bic.js';
import { isCreditorReference } from './creditor-reference.js';
import { ibanFault, normaliseIban } from './iban.js';

/** Characters of the payee's name (EPC069-12, AT-21). */
export const MAX_HOLDER_LENGTH = 70;
/** Cents that one transfer carries (EPC069-12, AT-04). */
export const MAX_TRANSFER_CENTS = 99_999_999_999;
/** Characters of an unstructured remittance text (EPC069-12, AT-05). */
const MAX_TEXT_LENGTH = 140;
/** Bytes of the whole payload (EPC069-12, section 3). */
const MAX_PAYLOAD_BYTES = 331;

/** A transfer in euros that somebody is asked to make. */
export interface Transfer {
  /** Name of the payee, 70 characters at most. */
  readonly holder: string;
  readonly iban: string;
  readonly bic?: string | null | undefined;
  /** Cents, 1 to 99 999 999 999. */
  readonly amount: number;
  /** Remittance information. A creditor reference (ISO 11649) is sent as such, anything else as text of at most 140 characters. */
  readonly reference: string;
}

const lengthOf = (text: string): number => [...text].length;
const isLine = (text: string, maxLength: number): boolean =>
  text.trim() !== '' && lengthOf(text) <= maxLength && !/[\p{Cc}\u2028\u2029]/u.test(text);

/** Cents as the payload has them: no leading zeros, a point, two decimals. */
const euros = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/**
 * The content of a QR code for a transfer (EPC069-12: version 002, UTF-8, SEPA credit transfer in euros). To be drawn with error
 * correction level M. Throws `RangeError` if the standard has no room for the transfer.
 *
 * @example
 * epcPayload({ holder: 'SV Wiesental', iban: 'DE89370400440532013000', amount: 1250, reference: 'RF18539007547034' });
 */
export function epcPayload({ holder, iban, bic, amount, reference }: Transfer): string {
  if (!isLine(holder, MAX_HOLDER_LENGTH)) throw new RangeError(`The holder has 1 to ${MAX_HOLDER_LENGTH} characters.`);
  if (ibanFault(iban)) throw new RangeError('The IBAN is invalid.');
  if (bic && !isBic(bic)) throw new RangeError('The BIC is invalid.');
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > MAX_TRANSFER_CENTS)
    throw new RangeError(`The amount is 1 to ${MAX_TRANSFER_CENTS} cents.`);
  const structured = isCreditorReference(reference);
  if (!structured && !isLine(reference, MAX_TEXT_LENGTH))
    throw new RangeError(`The text has 1 to ${MAX_TEXT_LENGTH} characters.`);
  const payload = [
    ...['BCD', '002', '1', 'SCT'],
    ...[bic ? normaliseBic(bic) : '', holder, normaliseIban(iban), `EUR${euros(amount)}`],
    // no purpose code; the reference stands in a line of its own, a text in the next
    ...(structured ? ['', reference] : ['', '', reference]),
  ].join('\n');
  if (new TextEncoder().encode(payload).length > MAX_PAYLOAD_BYTES)
    throw new RangeError(`The payload has ${MAX_PAYLOAD_BYTES} bytes at most.`);
  return payload;
}

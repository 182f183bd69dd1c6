/**
 * The remainder by 97 (ISO 7064, MOD 97-10) of a text of digits and capital letters, where letters count from A = 10.
 * Works digit by digit, as no number holds such a text.
 */
export const mod97 = (text: string): number =>
  [...text].reduce((remainder, sign) => Number(`${remainder}${parseInt(sign, 36)}`) % 97, 0);

/** The two check digits that make `head` (two letters) and `body` valid: of an IBAN or of a creditor reference. */
export const checkDigits = (head: string, body: string): string =>
  String(98 - mod97(`${body}${head}00`)).padStart(2, '0');

/** Whether the two check digits behind the first two letters are right. `text` has four characters and more. */
export const hasCheckDigits = (text: string): boolean =>
  text.slice(2, 4) === checkDigits(text.slice(0, 2), text.slice(4));

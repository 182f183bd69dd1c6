const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The remainder by 97 of a number so long that no double holds it; letters count from A = 10. */
const remainder = (text: string): number =>
  [...text].reduce((rest, sign) => Number(`${rest}${parseInt(sign, 36)}`) % 97, 0);

/**
 * A reference that banks know how to check: ISO 11649, `RF`, two check digits (ISO 7064, mod 97-10) and 12 random signs,
 * none of which looks like another.
 */
export function newReference(): string {
  const random = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => signs[byte & 31]).join('');
  const digits = String(98 - remainder(`${random}RF00`)).padStart(2, '0');
  return `RF${digits}${random}`;
}

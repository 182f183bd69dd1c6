import { creditorReference } from '../../payments/index.js';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A creditor reference with check digits (ISO 11649) of 12 random characters that cannot be confused with each other. */
export const newReference = (): string =>
  creditorReference([...crypto.getRandomValues(new Uint8Array(12))].map((byte) => ALPHABET[byte & 31]).join(''));

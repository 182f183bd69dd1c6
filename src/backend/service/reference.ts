import { creditorReference } from '../../payments/index.js';

const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference that banks know how to check (ISO 11649), of 12 random signs of which none looks like another. */
export const newReference = (): string =>
  creditorReference([...crypto.getRandomValues(new Uint8Array(12))].map((byte) => signs[byte & 31]).join(''));

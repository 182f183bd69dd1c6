/** A BIC as it is stored and sent: without blanks, in capital letters. */
export const normaliseBic = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/**
 * Whether a text has the shape of a BIC (ISO 9362): four letters or digits of the party, two letters of the country, two of the
 * place, and three of the branch or none. Whether a bank has it is not known here.
 */
export const isBic = (text: string): boolean =>
  /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(normaliseBic(text));

import { compact } from './normalise.js';

/** A letter that compatibility mapping would turn into ASCII: Kelvin sign, full-width letters, ligatures. */
const isDisguised = (letter: string): boolean => /^[\0-\x7f]+$/.test(letter.normalize('NFKC').toLowerCase());

/** Whether a text holds a letter that looks like ASCII and is another: no address that has one is compared as if it had none. */
export const hasDisguisedAscii = (text: string): boolean =>
  [...text].some((letter) => letter > '\x7f' && isDisguised(letter));

/** A domain in its ASCII form (IDNA, as the URL standard has it); in lower case if it has none. */
function asciiDomain(domain: string): string {
  const lower = domain.toLowerCase();
  // a URL would read these as something else than a part of a name
  if (/^[\0-\x7f]*$/.test(domain) || /[^\w.\-\x80-\uffff]/.test(domain)) return lower;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return lower;
  }
}

/**
 * The form in which e-mail addresses are compared (decision 9): without format
 * characters, NFC, lower case, the domain in its ASCII form. Other texts, and addresses with look-alike letters, stay unchanged.
 *
 * @example
 *   emailKey('Chor@GRÜN.example') === emailKey('chor@xn--grn-ioa.example');
 */
export function emailKey(email: string): string {
  const text = compact(email);
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase();
  if (hasDisguisedAscii(text)) return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const nfcText = text.normalize();
  const domainStart = nfcText.lastIndexOf('@') + 1;
  return nfcText.slice(0, domainStart).toLowerCase() + asciiDomain(nfcText.slice(domainStart));
}

const letters = '0123456789abcdefghjkmnpqrstvwxyz';

const pool = new Uint8Array(4096);
let spent = pool.length;

/** Random letters, five bits each, from the platform's CSPRNG; drawn in advance, each byte spent once. */
function random(length: number): string {
  if (spent + length > pool.length) {
    crypto.getRandomValues(pool);
    spent = 0;
  }
  let text = '';
  for (const end = spent + length; spent < end; spent++) text += letters[pool[spent]! & 31];
  return text;
}

/** A public id: nothing can be told from it and none can be guessed (120 bits). */
export const newId = (prefix: 'per' | 'col' | 'lst' | 'wsp' | 'key' | 'fee' | 'rev'): string =>
  `${prefix}_${random(24)}`;

const inLetters = (value: number, length: number): string =>
  length ? inLetters(Math.floor(value / 32), length - 1) + letters[value % 32] : '';

let last = 0;

/** An internal key that sorts by time: microsecond-like ticks that never go back within a process, then 40 random bits. */
export function newRowKey(now = Date.now()): string {
  last = Math.max(last + 1, now * 1000);
  return inLetters(last, 11) + random(8);
}

/** Bytes in letters that need no escape in addresses and headers (RFC 4648, section 5), without padding. */
export const base64url = (bytes: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The bytes again. Throws where it is no base64url. */
export const fromBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** A secret of 256 bits, in base64url. */
export const newSecret = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)).buffer);

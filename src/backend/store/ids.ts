const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

const randomBytes = new Uint8Array(4096);
let poolOffset = randomBytes.length;

/** Random letters of five bits each, from a pool that the platform's CSPRNG fills; no byte is used twice. */
function randomLetters(length: number): string {
  if (poolOffset + length > randomBytes.length) {
    crypto.getRandomValues(randomBytes);
    poolOffset = 0;
  }
  let text = '';
  for (const end = poolOffset + length; poolOffset < end; poolOffset++) text += ALPHABET[randomBytes[poolOffset]! & 31];
  return text;
}

/** A public id of 120 random bits. */
export const newId = (prefix: 'per' | 'col' | 'lst' | 'wsp' | 'key' | 'fee' | 'rev' | 'rgn' | 'crd' | 'whk'): string =>
  `${prefix}_${randomLetters(24)}`;

const base32 = (value: number, length: number): string =>
  length ? base32(Math.floor(value / 32), length - 1) + ALPHABET[value % 32] : '';

let lastTick = 0;

/** An internal key that sorts by time: ticks of a microsecond that never go back within a process, then 40 random bits. */
export function newRowKey(now = Date.now()): string {
  lastTick = Math.max(lastTick + 1, now * 1000);
  return base32(lastTick, 11) + randomLetters(8);
}

/** base64url without padding (RFC 4648 section 5). */
export const base64url = (bytes: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Decodes base64url. Throws on invalid input. */
export const fromBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** A secret of 256 bits, in base64url. */
export const newSecret = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)).buffer);

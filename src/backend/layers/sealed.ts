import { base64url, fromBase64url } from '../store/index.js';

const text = new TextEncoder();
const prefix = 'sealed:';

const keyOf = async (lock: string): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    'raw',
    await crypto.subtle.digest('SHA-256', text.encode(`seal\n${lock}`)),
    'AES-GCM',
    false,
    ['encrypt', 'decrypt'],
  );

/** A text that only who has `lock` can read again (AES-256-GCM, NIST SP 800-38D). */
export async function sealed(lock: string, plain: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const cipher = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(lock), text.encode(plain));
  return `${prefix}${base64url(iv.buffer)}.${base64url(cipher)}`;
}

/** The text again. Throws where `lock` is another one or the text was changed. */
export async function unsealed(lock: string, value: string): Promise<string> {
  // answers that an earlier version stored lie open, for a day
  if (!value.startsWith(prefix)) return JSON.stringify({ body: value });
  const [iv = '', cipher = ''] = value.slice(prefix.length).split('.');
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: fromBase64url(iv) },
    await keyOf(lock),
    fromBase64url(cipher),
  );
  return new TextDecoder().decode(plain);
}

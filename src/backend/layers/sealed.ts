import { base64url, fromBase64url } from '../store/index.js';

const text = new TextEncoder();
const prefix = 'sealed:';

/** What makes texts unreadable and readable again. */
export interface Sealing {
  close(plain: string): Promise<string>;
  /** Throws where it was closed with another lock, or changed. */
  open(value: string): Promise<string>;
}

/** Texts that only who has `lock` can read again (AES-256-GCM, NIST SP 800-38D). */
export async function sealingWith(lock: string): Promise<Sealing> {
  const secret = await crypto.subtle.digest('SHA-256', text.encode(`seal\n${lock}`));
  const key = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt', 'decrypt']);
  return {
    async close(plain) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const cipher = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text.encode(plain));
      return `${prefix}${base64url(iv.buffer)}.${base64url(cipher)}`;
    },
    async open(value) {
      // answers that an earlier version stored lie open, for a day
      if (!value.startsWith(prefix)) return JSON.stringify({ body: value });
      const [iv = '', cipher = ''] = value.slice(prefix.length).split('.');
      const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: fromBase64url(iv) }, key, fromBase64url(cipher));
      return new TextDecoder().decode(plain);
    },
  };
}

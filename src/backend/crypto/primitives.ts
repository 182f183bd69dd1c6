import { base64url, fromBase64url } from '../store/index.js';

/** Encrypts and decrypts texts. */
export interface Encryption {
  encrypt(plain: string): Promise<string>;
  /** Throws if the text was encrypted with another key or changed. */
  decrypt(value: string): Promise<string>;
}

/** Cryptography with the same results in Node and in a page. */
export interface Primitives {
  /** SHA-256 of a text, in base64url. */
  digest(value: string): Promise<string>;
  /** HMAC-SHA256 (RFC 2104) with one secret, in base64url. */
  hmac(secret: string): (value: string) => Promise<string>;
  /** AES-256-GCM (NIST SP 800-38D) with the SHA-256 of `lock` as its key: nonce and cipher in base64url, a dot between. */
  encryption(lock: string): Promise<Encryption>;
}

const text = new TextEncoder();

/** The sizes of nonce and authentication tag of AES-GCM (NIST SP 800-38D). */
const [NONCE_BYTES, TAG_BYTES] = [12, 16];

/** Web Crypto: available everywhere, but each operation goes through another thread. */
export const webPrimitives: Primitives = {
  digest: async (value) => base64url(await crypto.subtle.digest('SHA-256', text.encode(value))),

  hmac(secret) {
    const importedKey = crypto.subtle.importKey('raw', text.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
      'sign',
    ]);
    return async (value) => base64url(await crypto.subtle.sign('HMAC', await importedKey, text.encode(value)));
  },

  async encryption(lock) {
    const secret = await crypto.subtle.digest('SHA-256', text.encode(lock));
    const key = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt', 'decrypt']);
    return {
      async encrypt(plain) {
        const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
        const cipher = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text.encode(plain));
        return `${base64url(iv.buffer)}.${base64url(cipher)}`;
      },
      async decrypt(value) {
        const [iv = '', cipher = ''] = value.split('.');
        const algorithm = { name: 'AES-GCM', iv: fromBase64url(iv) };
        return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, fromBase64url(cipher)));
      },
    };
  },
};

/** The part of `node:crypto` that is used. */
interface NodeCrypto {
  createHash(name: 'sha256'): NodeHash;
  createHmac(name: 'sha256', secret: string): NodeHash;
  randomBytes(length: number): Buffer;
  createCipheriv(name: 'aes-256-gcm', key: Buffer, iv: Buffer): NodeCipher & { getAuthTag(): Buffer };
  createDecipheriv(
    name: 'aes-256-gcm',
    key: Buffer,
    iv: Buffer,
    options: { authTagLength: number },
  ): NodeCipher & { setAuthTag(tag: Buffer): unknown };
}
interface NodeHash {
  update(value: string): NodeHash;
  digest(encoding: 'base64url'): string;
  digest(): Buffer;
}
interface NodeCipher {
  update(value: string, encoding: 'utf8'): Buffer;
  update(value: Buffer): Buffer;
  final(): Buffer;
}

/** Node's own, synchronous: a registration needs five operations, and the thread pool would delay them. */
export const nodePrimitives = ({
  createHash,
  createHmac,
  createCipheriv,
  createDecipheriv,
  randomBytes,
}: NodeCrypto): Primitives => ({
  digest: async (value) => createHash('sha256').update(value).digest('base64url'),

  hmac: (secret) => async (value) => createHmac('sha256', secret).update(value).digest('base64url'),

  async encryption(lock) {
    const key = createHash('sha256').update(lock).digest();
    return {
      async encrypt(plain) {
        const iv = randomBytes(NONCE_BYTES);
        const cipher = createCipheriv('aes-256-gcm', key, iv);
        const parts = [cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()];
        return `${iv.toString('base64url')}.${Buffer.concat(parts).toString('base64url')}`;
      },
      async decrypt(value) {
        const [iv, encrypted] = value.split('.').map((part) => Buffer.from(part, 'base64url'));
        if (!iv || !encrypted || encrypted.length < TAG_BYTES)
          throw new Error('The value is not encrypted by this installation');
        const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
        decipher.setAuthTag(encrypted.subarray(-TAG_BYTES));
        return Buffer.concat([decipher.update(encrypted.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8');
      },
    };
  },
});

interface Platform {
  process?: { getBuiltinModule?: (name: 'node:crypto') => NodeCrypto | undefined };
}

const nodeCrypto = (globalThis as Platform).process?.getBuiltinModule?.('node:crypto');

export const primitives: Primitives = nodeCrypto ? nodePrimitives(nodeCrypto) : webPrimitives;

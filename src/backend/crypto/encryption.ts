import { primitives, type Encryption } from './primitives.js';

const ENCRYPTED_PREFIX = 'sealed:';

/** Encrypts texts with a key derived from `lock`. */
export async function encryptionWith(lock: string): Promise<Encryption> {
  const { encrypt, decrypt } = await primitives.encryption(`seal\n${lock}`);
  return {
    encrypt: async (plain) => `${ENCRYPTED_PREFIX}${await encrypt(plain)}`,
    // responses stored by an earlier version are not encrypted
    decrypt: async (value) =>
      value.startsWith(ENCRYPTED_PREFIX)
        ? decrypt(value.slice(ENCRYPTED_PREFIX.length))
        : JSON.stringify({ body: value }),
  };
}

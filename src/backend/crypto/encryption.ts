import { primitives, type Encryption } from './primitives.js';

const ENCRYPTED_PREFIX = 'sealed:';

/** Encrypts texts with a key derived from `lock`. */
export async function encryptionWith(lock: string): Promise<Encryption> {
  const { close, open } = await primitives.encryption(`seal\n${lock}`);
  return {
    close: async (plain) => `${ENCRYPTED_PREFIX}${await close(plain)}`,
    // responses stored by an earlier version are not encrypted
    open: async (value) =>
      value.startsWith(ENCRYPTED_PREFIX) ? open(value.slice(ENCRYPTED_PREFIX.length)) : JSON.stringify({ body: value }),
  };
}

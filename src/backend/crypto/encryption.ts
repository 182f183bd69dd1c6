import { primitives, type Encryption } from './primitives.js';

const ENCRYPTED_PREFIX = 'sealed:';

/** Texts that only who has `lock` can read again. */
export async function encryptionWith(lock: string): Promise<Encryption> {
  const { close, open } = await primitives.encryption(`seal\n${lock}`);
  return {
    close: async (plain) => `${ENCRYPTED_PREFIX}${await close(plain)}`,
    // answers that an earlier version stored lie open, for a day
    open: async (value) =>
      value.startsWith(ENCRYPTED_PREFIX) ? open(value.slice(ENCRYPTED_PREFIX.length)) : JSON.stringify({ body: value }),
  };
}

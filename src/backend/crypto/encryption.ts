import { primitives, type Sealing } from './primitives.js';

const prefix = 'sealed:';

/** Texts that only who has `lock` can read again. */
export async function encryptWith(lock: string): Promise<Sealing> {
  const { close, open } = await primitives.sealing(`seal\n${lock}`);
  return {
    close: async (plain) => `${prefix}${await close(plain)}`,
    // answers that an earlier version stored lie open, for a day
    open: async (value) =>
      value.startsWith(prefix) ? open(value.slice(prefix.length)) : JSON.stringify({ body: value }),
  };
}

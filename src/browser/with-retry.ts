import { longest, sleep, spread } from './backoff.js';

/**
 * Asks, and asks again where an answer says when to come back, each visitor at another moment: so a rush is spread, and who
 * waits sees that something is loading. Throws what the last try threw.
 */
export async function patiently<Found>(find: () => Promise<Found>, tries = 0): Promise<Found> {
  try {
    return await find();
  } catch (error) {
    const { retryAfter } = error as { readonly retryAfter?: number };
    if (tries > 3 || !(retryAfter! <= longest)) throw error;
    await sleep(retryAfter! + spread(tries));
    return patiently(find, tries + 1);
  }
}

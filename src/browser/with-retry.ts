import { backoff, MAX_RETRY_AFTER_MS, sleep } from './backoff.js';

const MAX_RETRIES = 4;

/**
 * Calls `load`, and calls it again after errors with a `retryAfter` (milliseconds), each visitor at another moment: this
 * spreads a rush. Throws the last error.
 */
export async function withRetry<Loaded>(load: () => Promise<Loaded>, tries = 0): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    const { retryAfter } = error as { readonly retryAfter?: number };
    if (tries >= MAX_RETRIES || !(retryAfter! <= MAX_RETRY_AFTER_MS)) throw error;
    await sleep(retryAfter! + backoff(tries));
    return withRetry(load, tries + 1);
  }
}

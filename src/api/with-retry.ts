/**
 * Milliseconds to wait after an error before the next attempt; undefined if no further attempt is made. `retries` is the
 * number of retries so far.
 */
export type RetryDelay = (error: unknown, retries: number) => number | undefined;

/**
 * Calls `attempt` until it succeeds or `retryDelay` ends the retries. Throws the last error, or the error of a rejected `wait`.
 *
 * @example
 * await withRetry(() => client.listEvents(), (_error, retries) => (retries < 3 ? 500 * 2 ** retries : undefined), sleep);
 */
export async function withRetry<Result>(
  attempt: () => Promise<Result>,
  retryDelay: RetryDelay,
  wait: (delayMs: number) => Promise<void>,
): Promise<Result> {
  for (let retries = 0; ; retries++) {
    try {
      return await attempt();
    } catch (error) {
      const delayMs = retryDelay(error, retries);
      if (delayMs === undefined) throw error;
      await wait(delayMs);
    }
  }
}

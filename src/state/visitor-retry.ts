import { withRetry, type ApiError, type RetryDelay } from '../api/index.js';
import { backoff, sleep } from '../browser/backoff.js';

const MAX_RETRIES = 4;

/** The longest `Retry-After` that is waited for: no visitor watches a button for longer. */
const MAX_RETRY_AFTER_MS = 20_000;

/**
 * The delay of retries for which a visitor waits: `Retry-After`, and milliseconds of `extraDelay`, which differ for each visitor
 * and so spread a rush. `isRetryable` returns whether another attempt may succeed.
 */
export const visitorRetryDelay =
  (isRetryable: (error: ApiError) => boolean, extraDelay = backoff): RetryDelay =>
  (error, retries) => {
    const { retryAfter = 0 } = error as ApiError;
    return retries < MAX_RETRIES && isRetryable(error as ApiError) && retryAfter <= MAX_RETRY_AFTER_MS
      ? retryAfter + extraDelay(retries)
      : undefined;
  };

/** Reads what an element shows. Retries after errors with a `Retry-After`. Throws the last error. */
export const readWithRetry = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
  withRetry(
    load,
    visitorRetryDelay(({ retryAfter }) => retryAfter !== undefined),
    sleep,
  );

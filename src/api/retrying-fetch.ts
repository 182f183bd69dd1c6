import { headerNames } from '../contract/index.js';
import { networkError, parseRetryAfter } from './api-error.js';
import { withRetry } from './with-retry.js';

type Fetch = (request: Request) => Promise<Response>;

export interface RetryOptions {
  /** Maximum number of retries. Default: 3; 0 sends everything once. */
  retries?: number | undefined;
  /** Time limit in milliseconds for one attempt of a read. Default: 15 000. Writes are never aborted. */
  timeoutMs?: number | undefined;
  /** Time limit in milliseconds for all attempts and waits of one request: no attempt begins later. Default: 60 000. */
  totalTimeoutMs?: number | undefined;
  /** Ends a wait between attempts. An attempt under way goes on. The signal of a read does the same. */
  signal?: AbortSignal | undefined;
  /** False if sending twice would do it twice: then retried only if a response says that nothing was done. Default: true. */
  idempotent?: boolean | undefined;
  /** Replaces the wait between attempts, for tests. Rejects with the signal's reason once that is aborted. */
  sleep?: ((milliseconds: number, signal: AbortSignal | undefined) => Promise<void>) | undefined;
  /** Returns the share of the longest wait, from 0 to below 1. */
  random?: (() => number) | undefined;
  /** Milliseconds of a monotonic clock. */
  now?: (() => number) | undefined;
}

export const DEFAULT_TIMEOUT_MS = 15_000;
export const DEFAULT_TOTAL_TIMEOUT_MS = 60_000;

/** The longest delay of a timer. */
export const MAX_TIMER_MS = 2 ** 31 - 1;

const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 30_000;

function sleepFor(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, milliseconds);
    if (signal?.aborted) onAbort();
    else signal?.addEventListener('abort', onAbort, { once: true });
  });
}

/** 128 random bits in hexadecimal; `crypto.randomUUID` is missing on plain-http pages. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(16).padStart(8, '0')).join('');

/** Sends a request once and reads the whole response: one that breaks off counts as lost. */
async function fetchWhole(fetch: Fetch, request: Request): Promise<Response> {
  const response = await fetch(request);
  return response.body ? new Response(await response.arrayBuffer(), response) : response;
}

/** One attempt of a read, ended by the time limit or by the caller's signal. */
async function fetchWithTimeout(timeoutMs: number, fetch: Fetch, request: Request): Promise<Response> {
  const { signal } = request;
  const combined = new AbortController();
  const follow = () => combined.abort(signal.reason);
  const timeout = new DOMException('No response arrived in time', 'TimeoutError');
  const timer = setTimeout(() => combined.abort(timeout), timeoutMs);
  signal.addEventListener('abort', follow);
  try {
    return await fetchWhole(fetch, new Request(request, { signal: combined.signal }));
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw combined.signal.aborted ? networkError('too_slow', error) : error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', follow);
  }
}

/** Makes copies of a write for its attempts. All carry the same idempotency key. */
async function copier(request: Request): Promise<() => Request> {
  const headers = new Headers(request.headers);
  if (request.method === 'POST' && !headers.has(headerNames.idempotencyKey))
    headers.set(headerNames.idempotencyKey, newKey());
  const bytes = await request.arrayBuffer();
  return () => new Request(request, { headers, ...(bytes.byteLength ? { body: bytes } : {}) });
}

/** A response after which another attempt may succeed. It is the outcome if there is none. */
class TemporaryResponse extends Error {
  constructor(readonly response: Response) {
    super();
  }
}

/** 408, 502 or 504 from a proxy: it is unknown whether the request was processed. */
const isLost = ({ status }: Response): boolean => [408, 502, 504].includes(status);

/** A response that says that nothing was done, or not yet. 409 to a POST: its key is in flight. */
const isUndone = ({ status }: Response, { method }: Request): boolean =>
  [429, 503].includes(status) || (status === 409 && method === 'POST');

/** The longest wait without `Retry-After`, in milliseconds. */
const maxWaitMs = (tries: number): number => Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** tries);

/**
 * A `fetch` that retries if that helps and does no harm.
 *
 * - The response says that nothing was done (429, 503; 409 to a POST, whose key is in flight): every request.
 * - The response got lost (network failure, a truncated response, the time limit of a read, 408, 502, 504): GET; POST,
 *   which always carries an `Idempotency-Key`, a generated one if the caller named none; DELETE; PUT. Not a request with
 *   `If-Match`, whose repeat could get a 412 by its own change, and not one that is not `idempotent`.
 * - Any other response is final.
 *
 * A DELETE that finds nobody after a lost response is answered 404: it may have been done, or meant somebody else.
 *
 * It waits as long as `Retry-After` says (RFC 9110, section 10.2.3), otherwise a random part of 250 ms, doubled with each
 * attempt, at most 30 s. When the total time limit would be exceeded or no retries are left, the last response or failure is
 * the outcome.
 */
export function retryingFetch(
  fetch: Fetch,
  {
    retries = 3,
    timeoutMs = DEFAULT_TIMEOUT_MS,
    totalTimeoutMs = DEFAULT_TOTAL_TIMEOUT_MS,
    signal,
    idempotent = true,
    sleep = sleepFor,
    random = Math.random,
    now = () => performance.now(),
  }: RetryOptions = {},
): Fetch {
  return async (request) => {
    const isRead = request.method === 'GET';
    const callerSignal = isRead ? request.signal : signal;
    const copy = isRead ? undefined : await copier(request);
    const isRepeatable = idempotent && !request.headers.has('if-match');
    const end = now() + Math.min(totalTimeoutMs, MAX_TIMER_MS);

    const attempt = async () => {
      callerSignal?.throwIfAborted();
      const response = await (copy ? fetchWhole(fetch, copy()) : fetchWithTimeout(timeoutMs, fetch, request));
      if (isLost(response) ? isRepeatable : isUndone(response, request)) throw new TemporaryResponse(response);
      return response;
    };
    const retryDelay = (error: unknown, count: number) => {
      const response = error instanceof TemporaryResponse ? error.response : undefined;
      if (count >= retries || (!response && !isRepeatable)) return undefined;
      const retryAfterMs = (response && parseRetryAfter(response)) ?? 0;
      const waitMs = Math.max(retryAfterMs, random() * maxWaitMs(count));
      return now() + waitMs > end ? undefined : waitMs;
    };

    try {
      return await withRetry(attempt, retryDelay, (waitMs) => sleep(waitMs, callerSignal));
    } catch (error) {
      if (error instanceof TemporaryResponse) return error.response;
      throw error;
    }
  };
}

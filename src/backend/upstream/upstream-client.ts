import { ApiError, isApiError, parseRetryAfter, serviceClient, type Client } from '../../api/index.js';
import type { Service } from '../../contract/index.js';

/** A service that speaks the specification, and nothing else that is relied on. */
export type Upstream = Client<Service>;

export interface UpstreamOptions {
  /** {base_url} of the service, without a slash at its end. */
  readonly url: string;
  readonly key: string;
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Milliseconds for one request. */
  readonly timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 8_000;

/** The wait that visitors hear of a service that names none. */
const DEFAULT_WAIT_MS = 5_000;

/** The longest wait that is believed: longer ones are mistakes of the service or of something before it. */
const MAX_WAIT_MS = 5 * 60_000;

/** An answer whose `Retry-After` is no longer than `MAX_WAIT_MS`. */
function withBoundedWait(response: Response): Response {
  if ((parseRetryAfter(response) ?? 0) <= MAX_WAIT_MS) return response;
  const { status, statusText, body } = response;
  const headers = new Headers(response.headers);
  headers.set('retry-after', String(MAX_WAIT_MS / 1_000));
  return new Response(body, { status, statusText, headers });
}

/** A client of the service. Every request, writes too, ends after `timeoutMs`: then it is unknown whether a write was done. */
export function upstreamClient({
  url,
  key,
  fetch = (request) => globalThis.fetch(request),
  timeoutMs = DEFAULT_TIMEOUT_MS,
}: UpstreamOptions): Upstream {
  const fetchInTime = (request: Request): Promise<Response> => {
    const signal = AbortSignal.timeout(timeoutMs);
    const timeout = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
    // a redirect would carry the key elsewhere, or turn a POST into a GET
    const response = fetch(new Request(request, { signal, redirect: 'error' })).then(withBoundedWait);
    return Promise.race([response, timeout]);
  };
  return serviceClient({ base: url, key, fetch: fetchInTime, timeoutMs });
}

/** The status of an error of the service; 0 if no valid answer came. */
export const statusOf = (error: unknown): number => (isApiError(error) ? error.status : 0);

/** Whether the service may answer later: it was busy, failed, or could not be understood. */
export const isTemporary = (error: unknown): boolean =>
  [0, 408, 409, 425, 429].includes(statusOf(error)) || statusOf(error) >= 500;

const waitOf = (error: unknown): number => (isApiError(error) && error.retryAfter) || DEFAULT_WAIT_MS;

/** The error for visitors when nothing was done: 503, with the wait of the service. */
export const unavailable = (error: unknown): ApiError =>
  new ApiError(503, 'The service did not answer.', [], waitOf(error));

/** The error for visitors while the outcome is unknown: 504 (RFC 9110, section 15.6.5), with the wait of the service. */
export const undecided = (error: unknown): ApiError =>
  new ApiError(504, 'The service has not answered yet.', [], waitOf(error));

/** An error for the log of the operator: it names the endpoint and the status, and nothing of a person or the key. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';

  /** Endpoint and reason: the log has no messages. */
  readonly code: string;

  constructor(endpoint: string, error: unknown) {
    const reason = String((isApiError(error) && (error.reason ?? error.status)) || 'no valid answer');
    super(`The service before this gate answered ${endpoint} with ${reason}.`);
    this.code = `${endpoint}: ${reason}`;
  }
}

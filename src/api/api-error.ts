import type { Issue } from '../model/issue.js';
import { retryAfterMs } from '../model/retry-after.js';

/** Why no valid response arrived: no network or a refused connection, the time limit, or a response of something else. */
export type NetworkErrorReason = 'offline' | 'too_slow' | 'invalid_response';

/** Any response other than the expected success. `status` is 0 when no valid response arrived. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** The response's status (RFC 9110, section 15), or 0. */
    readonly status: number,
    message: string,
    /** Faults by field. Only refusals of input have any. */
    readonly issues: readonly Issue[] = [],
    /** Milliseconds to wait before the next attempt, from `Retry-After` (RFC 9110, section 10.2.3). */
    readonly retryAfter?: number,
    /** Set only with status 0. After a write without a response it is unknown whether it was done; `cause` has details. */
    readonly reason?: NetworkErrorReason,
  ) {
    super(message);
  }
}

/** The body of an error response, of this service or of another. */
export type ErrorBody = { detail?: unknown; message?: unknown; title?: unknown; issues?: unknown; errors?: unknown };

/** Reads message and issues from the body of an error response. */
export type ErrorParser = (body: ErrorBody) => { readonly message: unknown; readonly issues: readonly Issue[] };

/** An error without a valid response: status 0. */
export const networkError = (reason: NetworkErrorReason, cause: unknown): ApiError =>
  Object.assign(new ApiError(0, reason, [], undefined, reason), { cause });

/** `Retry-After` of a response in milliseconds. */
export const parseRetryAfter = ({ headers }: Response): number | undefined =>
  retryAfterMs(headers.get('retry-after'), headers.get('date'));

/** The error that an error response stands for. Never throws. */
export async function errorFromResponse(response: Response, parseError: ErrorParser): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const { message, issues } = parseError((typeof body === 'object' && body) || {});
  return new ApiError(response.status, String(message ?? response.status), issues, parseRetryAfter(response));
}

/** Compares the name, not the class: one page may load two copies of the kit. */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError';

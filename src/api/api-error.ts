import type { Issue } from '../model/issue.js';

/** Why there is no answer, when `status` is 0. */
export type Silence = 'offline' | 'too_slow' | 'garbled';

/** Any other answer than the one asked for. `status` is 0 when none came that could be understood. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** The status of the answer (RFC 9110, section 15), or 0. */
    readonly status: number,
    message: string,
    /** What is wrong with which field; only refusals of what was sent have some. */
    readonly issues: readonly Issue[] = [],
    /** Milliseconds to wait before asking again, where the answer said so (RFC 9110, 10.2.3). */
    readonly retryAfter?: number,
    /** Only with status 0. After a silent write nobody can say whether it was done; `cause` says more. */
    readonly silence?: Silence,
  ) {
    super(message);
  }
}

export type Loose = { detail?: unknown; message?: unknown; title?: unknown; issues?: unknown; errors?: unknown };

/** What a refusal says: a sentence, and what is wrong with which field. */
export type Refused = (said: Loose) => { readonly message: unknown; readonly issues: readonly Issue[] };

/** `Retry-After` in milliseconds, given as seconds or as a date (RFC 9110, 10.2.3), by the answer's own `Date` where it may be read. */
export function waitIn(response: Response): number | undefined {
  const value = response.headers.get('retry-after');
  if (!value) return undefined;
  const wait = /^\d+$/.test(value)
    ? Number(value) * 1000
    : Date.parse(value) - (Date.parse(response.headers.get('date') ?? '') || Date.now());
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

/** What came in place of the answer asked for. Never throws. */
export async function errorFrom(response: Response, refused: Refused): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const { message, issues } = refused((typeof body === 'object' && body) || {});
  return new ApiError(response.status, String(message ?? response.status), issues, waitIn(response));
}

/** By its name and not by its class: two copies of the kit, or of a part of it, may meet on one page. */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError';

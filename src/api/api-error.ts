import type { Issue, IssueCode } from '../model/issue.js';

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

type Loose = { detail?: unknown; message?: unknown; title?: unknown; issues?: unknown; errors?: unknown };

const isIssue = (entry: unknown): entry is Issue =>
  typeof entry === 'object' &&
  entry !== null &&
  typeof (entry as Issue).field === 'string' &&
  'code' in entry &&
  typeof ((entry as Issue).params ?? {}) === 'object';

/** Issues as our service sends them; else what another says in `errors`, sentence by sentence. */
function issuesIn({ issues, errors }: Loose): Issue[] {
  if (Array.isArray(issues)) return issues.filter(isIssue);
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([field, sentences]) =>
    [sentences].flat().map((sentence): Issue => ({
      field,
      code: 'rejected' satisfies IssueCode,
      params: { sentence: String(sentence) },
    })),
  );
}

/** `Retry-After` in milliseconds, given as seconds or as a date (RFC 9110, 10.2.3). */
export function waitIn(response: Response): number | undefined {
  const value = response.headers.get('retry-after');
  if (!value) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

/** What a refusal says, ours (RFC 9457) or another's with only `message` and `errors`. Never throws. */
export async function errorFrom(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const said = (typeof body === 'object' && body !== null ? body : {}) as Loose;
  const message = [said.detail, said.message, said.title].find((text) => typeof text === 'string');
  return new ApiError(response.status, String(message ?? response.status), issuesIn(said), waitIn(response));
}

/** By its name and not by its class: two copies of the kit, or of a part of it, may meet on one page. */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError';

/** The issues of a failure, none when it has no field to blame. */
export const issuesOf = (error: unknown): readonly Issue[] => (isApiError(error) ? error.issues : []);

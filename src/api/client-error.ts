import type { Endpoint } from '../contract/index.js';
import { ApiError as PlainError, isApiError as isPlainError } from './api-error.js';

/** The service's sentences by dotted path: `{ 'data.3.email': ['…'] }`. */
export type SentencesByPath = Readonly<Record<string, readonly string[]>>;

/**
 * Any response other than the expected success. `status` is 0 when no valid response arrived. The message is made for logs:
 * the request, and the reason. It contains no person's data and no key.
 */
export class ApiError extends PlainError {
  /** The service's own sentences about the input, if it sent some. They may quote the input. */
  declare readonly errors?: SentencesByPath;

  static {
    // a stack begins with the name that an error has during construction, before its own fields exist
    Object.defineProperty(this.prototype, 'name', { value: 'ApiError', configurable: true, writable: true });
  }

  /** For `JSON.stringify`, which drops the message of an `Error`. */
  toJSON(): object {
    const { name, message, status, reason, issues, errors, retryAfter } = this;
    return { name, message, status, reason, issues, errors, retryAfter };
  }
}

/** Compares the name, not the class: one program may load two copies of the client. */
export const isApiError: (error: unknown) => error is ApiError = isPlainError as (error: unknown) => error is ApiError;

/** A call that failed. */
export interface FailedCall {
  endpoint: Endpoint;
  /** The path parameters, among others. */
  args: Readonly<Record<string, unknown>>;
  base: string;
  key: string | undefined;
  timeoutMs: number;
  /** The response, if any; its body is unread unless it was a success. */
  response: Response | undefined;
}

/** A value that looks like an identifier. Anything else may be personal data, such as an e-mail address: `…`. */
const identifierOrEllipsis = (value: unknown): string =>
  /^[\p{L}\p{N}_.~-]+$/u.test(String(value)) ? String(value) : '…';

/** The path without persons: an `external_id` may be an e-mail address. */
const pathOf = ({ endpoint, args }: FailedCall): string =>
  endpoint.path.replace(/{(\w+)}/g, (_, name: string) => (name === 'list_id' ? identifierOrEllipsis(args[name]) : '…'));

/** The largest depth of nested causes. */
const MAX_CAUSES = 5;

/** The platform's error code, such as `ECONNREFUSED`, from the chain of causes. Messages of causes may quote headers. */
function systemCodeOf(error: unknown): string | undefined {
  let cause = error as { code?: unknown; cause?: unknown } | undefined;
  for (let depth = 0; depth < MAX_CAUSES && typeof cause === 'object' && cause !== null; depth++) {
    if (typeof cause.code === 'string' && /^[A-Z][A-Z0-9_]+$/.test(cause.code)) return cause.code;
    cause = cause.cause as typeof cause;
  }
  return undefined;
}

function logMessage(error: PlainError, failed: FailedCall): string {
  const { status, reason, issues, message, cause } = error;
  const [issue, ...furtherIssues] = issues;
  const { endpoint, base, key, timeoutMs, response } = failed;
  const { origin, pathname } = new URL(base);
  const address = `${origin}${pathname.replace(/\/+$/, '')}`;
  const request = `${endpoint.method} ${pathOf(failed)}`;
  const because = (detail: string | undefined) => (detail ? `: ${detail}` : '');

  if (reason === 'offline') return `no response from ${address} to ${request}${because(systemCodeOf(cause))}`;
  if (reason === 'too_slow') return `${endpoint.method} ${address}${pathOf(failed)} took longer than ${timeoutMs} ms`;
  if (reason === 'invalid_response') {
    const received = [response?.status, response?.headers.get('content-type')].filter(Boolean).join(' ');
    return `the response from ${address} to ${request}${received && ` (${received})`} is not from a Turnout service`;
  }
  if (issue) {
    const field = issue.field && identifierOrEllipsis(issue.field);
    const omittedCount = furtherIssues.length ? ` (+${furtherIssues.length} more)` : '';
    return `${status} ${request}: ${field || 'body'} ${identifierOrEllipsis(issue.code)}${omittedCount}`;
  }
  const detail = message === String(status) ? '' : message;
  return `${status} ${request}${because(key ? detail.replaceAll(key, '…') : detail)}`;
}

/** The sentences of an error response, of this service or of another. Never throws. */
async function sentencesIn(response: Response | undefined): Promise<SentencesByPath | undefined> {
  if (!response || response.ok) return undefined;
  const body = (await response.json().catch(() => undefined)) as { errors?: unknown } | null | undefined;
  const errors = body?.errors;
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return undefined;
  return Object.fromEntries(Object.entries(errors).map(([path, sentences]) => [path, [sentences].flat().map(String)]));
}

/** Makes the error that a method of the client throws, with a message for logs and the service's sentences. */
export async function toClientError(error: PlainError, failed: FailedCall): Promise<ApiError> {
  const { status, issues, retryAfter, reason, cause } = error;
  const errors = await sentencesIn(failed.response);
  return Object.assign(
    new ApiError(status, logMessage(error, failed), issues, retryAfter, reason),
    errors && { errors },
    cause !== undefined && { cause },
  );
}

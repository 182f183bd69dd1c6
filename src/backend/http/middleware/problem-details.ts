import { sentenceForIntegrators } from '../../../i18n/integrators.js';
import type { Problem } from '../../../model/envelope.js';
import type { Issue } from '../../../model/issue.js';
import { contentLengthIfSmall } from './json-response.js';
import { Refusal } from './refusal.js';
import { retryAfter } from './retry-after.js';

export const statusTitles: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  204: 'No Content',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** Sentences by path. Entries are defined, not assigned: a path may be called `__proto__`. */
function sentencesOf(issues: readonly Issue[]): Record<string, string[]> {
  const byPath = new Map<string, string[]>();
  for (const issue of issues)
    byPath.set(issue.field, [...(byPath.get(issue.field) ?? []), sentenceForIntegrators(issue)]);
  return Object.fromEntries(byPath);
}

/** The response of a refusal (docs/api-rules.md#errors; RFC 9457). */
export function problemResponse({ status, message, issues, headers }: Refusal): Response {
  const problem: Problem = {
    type: 'about:blank',
    title: statusTitles[status] ?? 'Error',
    status,
    detail: message,
    ...(issues.length ? { errors: sentencesOf(issues), issues: [...issues] } : {}),
  };
  const text = JSON.stringify(problem);
  return new Response(text, {
    status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      ...contentLengthIfSmall(text),
      'cache-control': 'no-store',
      ...headers,
    },
  });
}

const unavailable = () => new Refusal(503, 'Nothing can be stored at the moment. Nothing was done.', [], retryAfter());

/**
 * Hono's `onError`: a refusal answers with its reason, any other error with 500, or 503 if `isTransient`. `report` receives those
 * errors, without the request, which may hold personal data.
 */
export const errorHandler =
  (report: (error: unknown) => void, isTransient: (error: unknown) => boolean = () => false) =>
  (error: unknown): Response => {
    if (error instanceof Refusal) return problemResponse(error);
    report(error);
    if (isTransient(error)) return problemResponse(unavailable());
    return problemResponse(new Refusal(500, 'Something went wrong on our side. It was noted.'));
  };

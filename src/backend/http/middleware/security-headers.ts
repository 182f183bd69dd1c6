import type { Middleware } from '../../backend.js';

/** A year, in seconds: an installation that is reached by https is never asked for by http again (RFC 6797). */
const MAX_AGE_ONE_YEAR = 'max-age=31536000';

/** On every answer of an installation whose configured origin is https; what terminates TLS may be before us. */
export const strictTransport =
  (origin: string): Middleware =>
  (next) =>
    origin.startsWith('https:')
      ? async (request) => {
          const answer = await next(request);
          answer.headers.set('strict-transport-security', MAX_AGE_ONE_YEAR);
          return answer;
        }
      : next;

const DEFAULT_HEADERS = Object.entries({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
});

/** On every answer (requirements.md 15). What an answer says itself stays; JSON is nobody's page and nobody's cache's. */
export const securityHeaders: Middleware = (next) => async (request) => {
  const answer = await next(request);
  const { headers } = answer;
  for (const [name, value] of DEFAULT_HEADERS) if (!headers.has(name)) headers.set(name, value);
  return answer;
};

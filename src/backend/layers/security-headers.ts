import type { Layer } from '../backend.js';

/** On every answer (requirements.md 15). What an answer says itself stays; JSON is nobody's page and nobody's cache's. */
export const securityHeaders: Layer = (next) => async (request) => {
  const answer = await next(request);
  const response = new Response(answer.body, answer);
  const standing = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
  for (const [name, value] of Object.entries(standing))
    if (!response.headers.has(name)) response.headers.set(name, value);
  return response;
};

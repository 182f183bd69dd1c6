import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { headerNames } from '../../contract/index.js';

/** True for requests that concern a signed-in member: only origins that the workspace lists may read the answers. */
function isPersonal(request: Request, path: string): boolean {
  const requestedHeaders = request.headers.get('access-control-request-headers') ?? '';
  return (
    request.headers.has('authorization') ||
    /\bauthorization\b/i.test(requestedHeaders) ||
    /^\/lists\/member\/persons\/[^/]+$/.test(path) ||
    /^\/registrations\//.test(path) ||
    /^\/portal\/(?!link-requests$)/.test(path)
  );
}

const exposeHeaders = ['Date', 'ETag', 'Retry-After', headerNames.replayed];

/** How long a browser may go by the answer to a preflight. Seconds. */
const MAX_AGE_S = 7_200;

/** What any page may send. */
const corsForVisitors = cors({
  origin: '*',
  allowMethods: ['GET', 'POST'],
  allowHeaders: [
    'Content-Type',
    headerNames.idempotencyKey,
    headerNames.formToken,
    headerNames.formWork,
    headerNames.formFamily,
    headerNames.formHoneypot,
  ],
  exposeHeaders,
  maxAge: MAX_AGE_S,
});

/** What a listed page may send besides. */
const corsForListedOrigins = cors({
  origin: (origin) => origin,
  allowMethods: ['GET', 'PUT', 'POST', 'DELETE'],
  allowHeaders: ['Authorization', 'Content-Type', 'If-Match'],
  exposeHeaders,
  maxAge: MAX_AGE_S,
});

/** For a page that is not listed: a browser keeps the answer from it. */
const noCors: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'OPTIONS') return context.body(null, 204, { vary: 'Origin' });
  await next();
  context.header('vary', 'Origin', { append: true });
};

/**
 * Cross-origin rules of the gate (design.md section 2; requirements.md 10). What visitors do is open to every page, without
 * credentials. What concerns a member echoes an origin that `originsOf` gives for the workspace, and is silent to any other.
 *
 * @param pathOf - the path of a request behind the workspace
 */
export const crossOrigin =
  (
    pathOf: (request: Request) => string,
    originsOf: (request: Request) => Promise<readonly string[]>,
  ): MiddlewareHandler =>
  async (context, next) => {
    const request = context.req.raw;
    if (!isPersonal(request, pathOf(request))) return corsForVisitors(context, next);
    const origin = request.headers.get('origin');
    const isListed = origin !== null && (await originsOf(request)).includes(origin);
    return isListed ? corsForListedOrigins(context, next) : noCors(context, next);
  };

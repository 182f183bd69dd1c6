import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { headerNames, portal, registrations } from '../../contract/index.js';
import { isDeskPath } from './desk/desk-endpoints.js';

/** Requests for mails, below the paths of members: an element on any website sends them, and the answer tells nothing. */
const mailRequests: readonly string[] = [portal.requestLink.path, registrations.resendConfirmation.path];

/** Whether a request concerns a signed-in member. Only origins that the workspace lists may read such responses. */
function isPersonal(request: Request, path: string): boolean {
  const requestedHeaders = request.headers.get('access-control-request-headers') ?? '';
  return (
    request.headers.has('authorization') ||
    /\bauthorization\b/i.test(requestedHeaders) ||
    /^\/lists\/member\/persons\/[^/]+$/.test(path) ||
    (/^\/(registrations|portal)\//.test(path) && !mailRequests.includes(path))
  );
}

const exposeHeaders = [
  ...['Date', 'ETag', 'Retry-After', 'RateLimit', 'RateLimit-Policy', 'X-Request-Id'],
  headerNames.replayed,
];

/** Seconds for which a browser may cache the response to a preflight. */
const MAX_AGE_S = 7_200;

/** CORS for visitors: any page, without credentials. */
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

/** CORS for members: listed origins, with `Authorization`. */
const corsForListedOrigins = cors({
  origin: (origin) => origin,
  allowMethods: ['GET', 'PUT', 'POST', 'DELETE'],
  allowHeaders: ['Authorization', 'Content-Type', 'If-Match'],
  exposeHeaders,
  maxAge: MAX_AGE_S,
});

/** For origins that are not listed: without CORS headers, the browser withholds the response. */
const noCors: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'OPTIONS') return context.body(null, 204, { vary: 'Origin' });
  await next();
  context.header('vary', 'Origin', { append: true });
};

/**
 * Cross-origin rules of the gate (decision 30). Requests of visitors are open to every page, without
 * credentials. The desk gets no CORS headers at all. Requests about a member get CORS headers only for origins that `originsOf` returns for the workspace.
 *
 * @param pathOf - returns the path of a request below the workspace
 */
export const crossOrigin =
  (
    pathOf: (request: Request) => string,
    originsOf: (request: Request) => Promise<readonly string[]>,
  ): MiddlewareHandler =>
  async (context, next) => {
    const request = context.req.raw;
    const path = pathOf(request);
    if (!isDeskPath(path) && !isPersonal(request, path)) return corsForVisitors(context, next);
    const origin = request.headers.get('origin');
    const isListed = !isDeskPath(path) && origin !== null && (await originsOf(request)).includes(origin);
    return isListed ? corsForListedOrigins(context, next) : noCors(context, next);
  };

import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** HSTS for a year, in seconds (RFC 6797). */
const MAX_AGE_ONE_YEAR = 'max-age=31536000';

/** On every response of an installation whose configured origin is https, files too; a proxy may terminate TLS. */
export const strictTransport =
  (origin: string): MiddlewareHandler =>
  async (context, next) => {
    await next();
    if (origin.startsWith('https:')) context.res.headers.set('strict-transport-security', MAX_AGE_ONE_YEAR);
  };

/**
 * Headers on every response (SECURITY.md), unless the response sets them: JSON is no page and is not cached.
 */
export function securityHeaders(origin: string): MiddlewareHandler {
  const headers = secureHeaders({
    overwrite: false,
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    referrerPolicy: 'no-referrer',
    strictTransportSecurity: origin.startsWith('https:') ? MAX_AGE_ONE_YEAR : false,
    xContentTypeOptions: true,
    // pages of clubs load our scripts and read our responses from other origins
    crossOriginResourcePolicy: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    // superseded by the policy above
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  return async (context, next) => {
    await headers(context, next);
    if (!context.res.headers.has('cache-control')) context.res.headers.set('cache-control', 'no-store');
  };
}

import type { MiddlewareHandler } from 'hono';

/** Addresses that people type: hosted pages, example pages and the API reference; they are lower case. */
const TYPED_ADDRESS = /^\/(?:(?:portal|example)(?:\/.*)?|api\/?)$/i;

/**
 * Redirects an address with capitals or a trailing slash to its canonical address with 301 or, for methods other than GET and
 * HEAD, 308, which keeps method and body (RFC 9110, 15.4). Addresses of the API and the gate stay as they are: ids in them have
 * capitals, and a preflight cannot be redirected. Hono's `trailing-slash` knows neither capitals nor 308.
 *
 * @example
 * app.use(canonicalAddresses); // GET /Portal/Club/ is redirected to /portal/club
 */
export const canonicalAddresses: MiddlewareHandler = async ({ req, redirect }, next) => {
  if (!TYPED_ADDRESS.test(req.path)) return next();
  const canonical = req.path
    .replace(/\/+$/, '')
    // the digits of a percent-encoded byte stay as they are
    .replace(/%[\dA-F]{0,2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
  if (canonical === req.path) return next();
  return redirect(canonical + new URL(req.url).search, /^(GET|HEAD)$/.test(req.method) ? 301 : 308);
};

import type { MiddlewareHandler } from 'hono';
import type { Rate } from '../../store/index.js';

/** A rate limit after a request was counted. */
export interface RateStatus {
  /** The name of the limit: `key`. */
  readonly name: string;
  readonly rate: Rate;
  /** Requests that are left, as far as this process knows (docs/api-rules.md#rate-limits). */
  readonly remaining: number;
  /** Milliseconds until the next request, if none is left. */
  readonly waitMs?: number;
}

/** Whole seconds, at least one, for `Retry-After` and `RateLimit`. */
export const secondsOf = (milliseconds: number): string => String(Math.max(1, Math.ceil(milliseconds / 1000)));

/** The names in the headers; a name has no capitals: `email-changes`. */
const policyName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-11). `t` only where nothing is left: a bucket fills
 * evenly, so there is no earlier time at which a window would end.
 */
export const rateHeadersOf = ({ name, rate, remaining, waitMs }: RateStatus): Readonly<Record<string, string>> => ({
  'ratelimit-policy': `"${policyName(name)}";q=${rate.limit};w=${secondsOf(rate.periodMs)}`,
  ratelimit: `"${policyName(name)}";r=${remaining}${waitMs === undefined ? '' : `;t=${secondsOf(waitMs)}`}`,
});

const statuses = new WeakMap<Request, RateStatus>();

/** Notes the limit that a request counted against. Undefined without limits. */
export function noteRate(request: Request, status: RateStatus | undefined): void {
  if (status) statuses.set(request, status);
}

/** Adds the headers to every answer to a counted request; a 429 has those of the limit that refused it. */
export const rateHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  const status = statuses.get(context.req.raw);
  if (!status || context.req.method === 'OPTIONS' || context.res.headers.has('ratelimit')) return;
  for (const [name, value] of Object.entries(rateHeadersOf(status))) context.res.headers.set(name, value);
};

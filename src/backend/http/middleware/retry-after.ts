/** Bounds of `Retry-After` for 503. */
const [MIN_RETRY_S, MAX_RETRY_S] = [2, 12];

/**
 * `Retry-After` (RFC 9110, 10.2.3) with a random number of seconds, so that many clients do not retry at the same
 * moment.
 *
 * @example
 * new Refusal(503, 'Nothing was done.', [], retryAfter());
 */
export const retryAfter = (): { 'retry-after': string } => ({
  'retry-after': String(MIN_RETRY_S + Math.floor(Math.random() * (MAX_RETRY_S - MIN_RETRY_S + 1))),
});

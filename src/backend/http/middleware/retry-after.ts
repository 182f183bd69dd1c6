/** When it is worth asking again after a 503. Seconds. */
const [MIN_RETRY_S, MAX_RETRY_S] = [2, 12];

/**
 * `Retry-After` (RFC 9110, 10.2.3) of an answer that many get at once: a random number of seconds for each, so that they do not
 * all come again at the same moment.
 *
 * @example
 * new Refusal(503, 'Nothing was done.', [], retryAfter());
 */
export const retryAfter = (): { 'retry-after': string } => ({
  'retry-after': String(MIN_RETRY_S + Math.floor(Math.random() * (MAX_RETRY_S - MIN_RETRY_S + 1))),
});

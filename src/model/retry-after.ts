/**
 * `Retry-After` in milliseconds, from seconds or from a date (RFC 9110, section 10.2.3). A date is compared with the `Date` of the same
 * answer if that is known, else with this machine's clock. Undefined if the value is neither.
 *
 * @example
 * retryAfterMs('120'); // 120000
 */
export function retryAfterMs(value: string | null | undefined, date?: string | null): number | undefined {
  if (!value) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - (Date.parse(date ?? '') || Date.now());
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

import { dayIn } from '../fields/index.js';
import type { ClubTime } from '../model/club-time.js';

/**
 * The time of a service that has only the specification's endpoints: the answer's `Date` (RFC 9110, section 6.6.1) if the
 * page may read it, else the visitor's clock. The time zone is the visitor's.
 */
export function specificationTime(date: string | null | undefined): ClubTime {
  const now = Date.parse(date ?? '') || Date.now();
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { now: new Date(now).toISOString(), today: dayIn(time_zone, now), time_zone };
}

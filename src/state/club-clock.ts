import { dayIn } from '../fields/index.js';
import type { ClubTime } from '../model/club-time.js';

/**
 * The server's time, advanced by the monotonic clock (`performance.now`): a visitor's own clock may be wrong by a month, and a
 * page may stay open over midnight.
 *
 * @example
 * const clock = new ClubClock({ now: '2026-11-21T12:00:00Z', today: '2026-11-21', time_zone: 'Europe/Berlin' });
 * clock.today; // '2026-11-21', and an hour after midnight in Berlin '2026-11-22'
 */
export class ClubClock {
  #offset = Date.now() - performance.now();
  #serverTime: ClubTime;

  constructor(time: ClubTime) {
    this.#serverTime = time;
    this.update(time);
  }

  /** Sets the time of a new answer; an answer without a time changes nothing. */
  update({ now, today, time_zone }: Partial<ClubTime>): void {
    if (!now || !today || !time_zone) return;
    this.#serverTime = { now, today, time_zone };
    this.#offset = Date.parse(now) - performance.now();
  }

  get timeZone(): string {
    return this.#serverTime.time_zone;
  }

  /** Milliseconds since 1970, by the server's clock. */
  get now(): number {
    return this.#offset + performance.now();
  }

  /** The club's current day, `YYYY-MM-DD`; never before the day that the server stated. */
  get today(): string {
    const { now, today, time_zone } = this.#serverTime;
    // older gates state the day only
    if (!now) return today;
    try {
      const day = dayIn(time_zone, this.now);
      return day > today ? day : today;
    } catch {
      // the browser does not know the time zone
      return today;
    }
  }
}

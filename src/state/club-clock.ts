import { dayIn } from '../fields/index.js';
import type { ClubTime } from '../model/club-time.js';

/**
 * The server's time as it was told, and as it has gone on since by a clock that nobody sets (`performance.now`): a visitor's
 * own clock may be wrong by a month, and a page may stand open over midnight.
 *
 * @example
 * const clock = new ClubClock({ now: '2026-11-21T12:00:00Z', today: '2026-11-21', time_zone: 'Europe/Berlin' });
 * clock.today; // '2026-11-21', and an hour after midnight in Berlin '2026-11-22'
 */
export class ClubClock {
  #offset = Date.now() - performance.now();
  #told: ClubTime;

  constructor(time: ClubTime) {
    this.#told = time;
    this.update(time);
  }

  /** Takes the time that the server has told anew; what tells none changes nothing. */
  update({ now, today, time_zone }: Partial<ClubTime>): void {
    if (!now || !today || !time_zone) return;
    this.#told = { now, today, time_zone };
    this.#offset = Date.parse(now) - performance.now();
  }

  get timeZone(): string {
    return this.#told.time_zone;
  }

  /** Milliseconds since 1970, by the server's clock. */
  get now(): number {
    return this.#offset + performance.now();
  }

  /** The day that it is at the club, `YYYY-MM-DD`: never before the day that was told. */
  get today(): string {
    const { now, today, time_zone } = this.#told;
    // an older gate tells the day alone
    if (!now) return today;
    try {
      const day = dayIn(time_zone, this.now);
      return day > today ? day : today;
    } catch {
      // a browser that does not know the zone
      return today;
    }
  }
}

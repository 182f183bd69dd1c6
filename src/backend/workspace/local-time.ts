import { isDate } from '../../fields/index.js';

/** Whether the platform's time zone data has this name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The format of a zone's local times. Making one takes longer than using it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  clocks.set(timeZone, clock);
  return clock;
}

/** The local time of a zone at an instant, as if it were UTC. */
function wallClockTime(instant: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(instant);
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** Whether day and time exist; 24:00 is the only time after 23:59:59. */
function isValidTime(moment: string): boolean {
  const [day = '', time = ''] = [moment.slice(0, 10), moment.slice(11).replace(/(Z|[+-]\d\d:\d\d)$/, '')];
  return isDate(day) && /^(([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?|24:00(:00)?)$/.test(time);
}

/**
 * Parses a local time (`2027-03-01 19:00`) or a time with an offset, as milliseconds since 1970. `24:00` is the end of a day. A time
 * that daylight saving skips becomes the time one hour later. NaN for a time that does not exist.
 */
export function parseLocalTime(moment: string, timeZone: string): number {
  if (!isValidTime(moment)) return NaN;
  if (/(Z|[+-]\d\d:\d\d)$/.test(moment)) return Date.parse(moment.replace(' ', 'T'));
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = moment.split(/[-T :]/).map(Number);
  const wallClock = Date.UTC(year, month - 1, day, hour, minute, second);
  const guess = wallClock - (wallClockTime(wallClock, timeZone) - wallClock);
  const next = guess + (wallClock - wallClockTime(guess, timeZone));
  return wallClockTime(next, timeZone) === wallClock ? next : Math.max(guess, next);
}

/** Formats an instant as a workspace.yaml writes it. With `endOfDay`, midnight is 24:00 of the day before. */
export function formatLocalTime(instant: number, timeZone: string, { endOfDay = false } = {}): string {
  const clock = wallClockTime(instant, timeZone);
  const text = new Date(clock).toISOString();
  if (endOfDay && text.slice(11, 19) === '00:00:00') return `${new Date(clock - 1).toISOString().slice(0, 10)} 24:00`;
  return `${text.slice(0, 10)} ${text.slice(11, text.slice(17, 19) === '00' ? 16 : 19)}`;
}

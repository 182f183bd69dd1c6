import type { PublicEvent } from '../model/club-event.js';

/** The properties of an event for a calendar. */
export type CalendarEvent = Pick<
  PublicEvent,
  'title' | 'start_date' | 'end_date' | 'location' | 'description' | 'url'
> &
  // a service with only the specification's endpoints does not have the time of a change
  Partial<Pick<PublicEvent, 'changed_at' | 'revision' | 'image'>>;

export interface CalendarOptions {
  /** The current time, RFC 3339; `DTSTAMP` of events without a time of change. */
  readonly now: string;
  /** The name of a subscribed calendar. */
  readonly name?: string;
  /** The refresh interval, such as `PT1H` (RFC 7986 section 5.7). */
  readonly refresh?: string;
}

/** A text as a value of a calendar (RFC 5545, 3.3.11). */
const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/**
 * Folds a content line into pieces of at most 75 bytes (RFC 5545, 3.1), between characters, and removes control characters.
 * Counts in one pass: there may be a thousand events with long texts.
 */
function foldLine(property: string): string {
  let bytes = 0;
  // eslint-disable-next-line no-control-regex -- control characters are what this looks for
  return property.replace(/[\0-\x08\n-\x1f\x7f]/g, '').replace(/./gsu, (letter) => {
    const point = letter.codePointAt(0)!;
    const size = point < 128 ? 1 : point < 2048 ? 2 : point < 65536 ? 3 : 4;
    bytes += size;
    if (bytes < 75) return letter;
    bytes = size;
    return `\r\n ${letter}`;
  });
}

export const dateValue = (date: string): string => date.replaceAll('-', '');

/** The day after; `DTEND` is exclusive (RFC 5545, 3.6.1). */
export const dayAfter = (date: string): string => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);

/** An RFC 3339 time in the form of RFC 5545, 3.3.5. */
const utcDateTime = (time: string): string => time.replace(/[-:]|\.\d+/g, '');

/** A property line; none without a value. */
const property = (name: string, text: string | null | undefined): string[] =>
  text ? [`${name}:${escapeText(text)}`] : [];

/**
 * Events as an iCalendar file (RFC 5545). The UID is the event's address, so that a calendar shows it once although it has both
 * file and feed. METHOD is absent: it would make this a scheduling message, which needs an organizer's mail address (RFC 5546,
 * 3.2.1).
 */
export const icalendarOf = (events: readonly CalendarEvent[], { now, name, refresh }: CalendarOptions): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Turnout//EN',
    'CALSCALE:GREGORIAN',
    // each twice: as in RFC 7986, and as older programs understand it
    ...property('NAME', name),
    ...property('X-WR-CALNAME', name),
    ...property('REFRESH-INTERVAL;VALUE=DURATION', refresh),
    ...property('X-PUBLISHED-TTL', refresh),
    ...events.flatMap(({ title, start_date, end_date, location, description, url, changed_at, revision, image }) => [
      'BEGIN:VEVENT',
      ...property('UID', url),
      // without METHOD this is when the event was revised last, as LAST-MODIFIED (RFC 5545, 3.8.7.2)
      `DTSTAMP:${utcDateTime(changed_at ?? now)}`,
      ...(changed_at === undefined ? [] : [`LAST-MODIFIED:${utcDateTime(changed_at)}`]),
      ...(revision === undefined ? [] : [`SEQUENCE:${revision}`]),
      `DTSTART;VALUE=DATE:${dateValue(start_date)}`,
      `DTEND;VALUE=DATE:${dateValue(dayAfter(end_date))}`,
      ...property('SUMMARY', title),
      ...property('DESCRIPTION', description),
      ...property('LOCATION', location),
      `URL:${url}`,
      // RFC 7986, 5.10
      ...(image ? [`IMAGE;VALUE=URI;DISPLAY=BADGE:${image.url}`] : []),
      // an event of the club does not block the calendar
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');

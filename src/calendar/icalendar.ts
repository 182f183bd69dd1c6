import type { PublicEvent } from '../model/club-event.js';

/** What a calendar wants to know of an event. */
export type CalendarEvent = Pick<
  PublicEvent,
  'title' | 'start_date' | 'end_date' | 'location' | 'description' | 'url'
> &
  // a service that speaks only the specification does not say when an event changed
  Partial<Pick<PublicEvent, 'changed_at' | 'revision'>>;

export interface CalendarOptions {
  /** When this is written, RFC 3339: the time of events that do not say when they changed. */
  readonly now: string;
  /** What a calendar that is subscribed to is called. */
  readonly name?: string;
  /** How often it is worth asking again: `PT1H`. */
  readonly refresh?: string;
}

/** A text as a value of a calendar (RFC 5545, 3.3.11). */
const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/**
 * A line without what no line may hold, in pieces of at most 75 bytes (RFC 5545, 3.1). Characters stay whole; they are
 * counted as they come, for there may be a thousand events with long texts.
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

const dateValue = (date: string): string => date.replaceAll('-', '');

/** The day after; a calendar names the first day that is no longer part of it. */
const dayAfter = (date: string): string => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);

/** An instant of RFC 3339 as a calendar writes it. */
const utcDateTime = (time: string): string => time.replace(/[-:]|\.\d+/g, '');

/** A line that says something; none where there is nothing to be said. */
const property = (name: string, text: string | null | undefined): string[] =>
  text ? [`${name}:${escapeText(text)}`] : [];

/**
 * Events as calendars take them in (RFC 5545). The address of an event is what it is known by, so that a calendar which has
 * it from a file and from a feed has it once. There is no METHOD: with it this would be a message between calendars, which
 * has to name an organizer by mail address (RFC 5546, 3.2.1).
 */
export const icalendarOf = (events: readonly CalendarEvent[], { now, name, refresh }: CalendarOptions): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Turnout//EN',
    'CALSCALE:GREGORIAN',
    // each said twice: as RFC 7986 has it, and as programs understood it before
    ...property('NAME', name),
    ...property('X-WR-CALNAME', name),
    ...property('REFRESH-INTERVAL;VALUE=DURATION', refresh),
    ...property('X-PUBLISHED-TTL', refresh),
    ...events.flatMap(({ title, start_date, end_date, location, description, url, changed_at, revision }) => [
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
      // nobody is busy for a week because the club has its camp
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');

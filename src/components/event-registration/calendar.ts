import type { RegistrationForm } from '../../model/registration-form.js';

/** A text as a value of a calendar (RFC 5545, 3.3.11). */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/** Lines of at most 75 bytes, folded as calendars want it (RFC 5545, 3.1). */
function folded(line: string): string {
  const lines: string[] = [];
  let [current, bytes] = ['', 0];
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (bytes + size > 73) {
      lines.push(current);
      [current, bytes] = ['', 0];
    }
    current += letter;
    bytes += size;
  }
  return [...lines, current].join('\r\n ');
}

const day = (date: string): string => date.replaceAll('-', '');

/** The day after; a calendar names the first day that is no longer part of it. */
const next = (date: string): string => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);

/** An event as a calendar takes it in (RFC 5545). */
export function calendarOf({ title, event, url, now }: RegistrationForm & { event: object }): string {
  const { start_date, end_date, location } = event as NonNullable<RegistrationForm['event']>;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Turnout//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(url)}`,
    `DTSTAMP:${now.replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${day(start_date)}`,
    `DTEND;VALUE=DATE:${day(next(end_date))}`,
    `SUMMARY:${escaped(title)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

/** Hands an event to whatever keeps the visitor's calendar. */
export function save(form: RegistrationForm & { event: object }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([calendarOf(form)], { type: 'text/calendar' }));
  link.download = `${form.slug.replace(/.*\//, '')}.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

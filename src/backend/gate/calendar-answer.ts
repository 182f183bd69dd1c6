import { icalendarOf, type CalendarEvent, type CalendarOptions } from '../../calendar/index.js';
import { respondUnlessMatched } from '../http/middleware/index.js';
import type { GateContext } from './gate-context.js';

/**
 * Responds with events as an iCalendar file (RFC 5545). The ETag ignores `DTSTAMP`, so hourly requests of calendar programs get
 * 304. The file is `inline`: phones then offer to add it to a calendar instead of downloading it; desktop browsers save it
 * under its name either way.
 */
export function calendarAnswer(
  { request, now }: GateContext,
  events: readonly CalendarEvent[],
  { file, ...options }: Omit<CalendarOptions, 'now'> & { file: string },
): Promise<Response> {
  const text = icalendarOf(events, { ...options, now: new Date(now).toISOString() });
  return respondUnlessMatched(
    request,
    text.replace(/^DTSTAMP:.*/gm, ''),
    (headers) =>
      new Response(text, {
        headers: {
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': `inline; filename="${file}.ics"`,
          ...headers,
        },
      }),
  );
}

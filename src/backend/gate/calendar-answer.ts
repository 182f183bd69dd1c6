import { icalendarOf, type CalendarEvent, type CalendarOptions } from '../../calendar/index.js';
import { respondUnlessMatched } from '../http/middleware/index.js';
import type { GateContext } from './gate-context.js';

/**
 * Events as a file for calendars. When it was written is no change: many calendars ask every hour, and few of them get more
 * than a 304. It is no `attachment`: a telephone shows what is in it and asks into which calendar it shall go, where it
 * would be put among the downloads otherwise; browsers on desks show no calendars, and save it under its name either way.
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

import { read } from './endpoint.js';

/**
 * The endpoints for calendar programs, relative to `/public/{workspace}`: the feed of all visible events, and one event. They
 * are apart from the gate's other endpoints, so that no browser downloads these lines.
 */
export const calendars = {
  readCalendar: read<string>()('/events.ics', { type: 'text/calendar' }),
  readEventCalendar: read<string>()('/events/{slug}.ics', { type: 'text/calendar' }),
} as const;

export type Calendars = typeof calendars;

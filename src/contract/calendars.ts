import { read } from './endpoint.js';

/**
 * What calendar programs ask the gate for, relative to `/public/{workspace}`: all events that visitors may know of, to be
 * subscribed to, and one of them. They stand apart from what browsers ask for, so that no visitor downloads these lines.
 */
export const calendars = {
  readCalendar: read<string>()('/events.ics', { type: 'text/calendar' }),
  readEventCalendar: read<string>()('/events/{slug}.ics', { type: 'text/calendar' }),
} as const;

export type Calendars = typeof calendars;

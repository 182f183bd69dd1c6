import { calendarAnswer } from './calendar-answer.js';
import { listedEvents } from './listed-events.js';
import type { GateRoute } from './gate-context.js';

/** gate: GET /events.ics. The events of GET /events as a calendar feed, refreshed hourly. */
export const readCalendar: GateRoute = async (context) => {
  const { name, slug } = context.workspace;
  return calendarAnswer(context, await listedEvents(context), { file: slug, name, refresh: 'PT1H' });
};

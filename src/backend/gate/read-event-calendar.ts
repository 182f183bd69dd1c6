import { calendarAnswer } from './calendar-answer.js';
import type { VisitRoute } from './route.js';
import { missing, publicEventOf, visibleForm } from './visible.js';

/** design.md section 2: GET /events/{slug}.ics. One event, known to calendars as the same that the feed has. */
export const readEventCalendar: VisitRoute = async (visit) => {
  const found = await visibleForm(visit, visit.params['slug'] ?? '');
  const event = publicEventOf(found);
  if (!event) throw missing();
  return calendarAnswer(visit, [event], { file: found.form.slug });
};

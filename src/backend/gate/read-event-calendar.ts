import { calendarAnswer } from './calendar-answer.js';
import type { GateRoute } from './gate-context.js';
import { noSuchForm, publicEventOf, visibleForm } from './visible-forms.js';

/** design.md section 2: GET /events/{slug}.ics. One event, with the same UID as in the feed. */
export const readEventCalendar: GateRoute = async (visit) => {
  const found = await visibleForm(visit, visit.params['slug'] ?? '');
  const event = publicEventOf(found);
  if (!event) throw noSuchForm();
  return calendarAnswer(visit, [event], { file: found.form.slug });
};

import { calendarAnswer } from './calendar-answer.js';
import type { GateRoute } from './gate-context.js';
import { noSuchForm, publicEventOf, requireVisibleForm } from './visible-forms.js';

/** gate: GET /events/{slug}.ics. One event, with the same UID as in the feed. */
export const readEventCalendar: GateRoute = async (context) => {
  const visibleForm = await requireVisibleForm(context, context.params['slug'] ?? '');
  const event = publicEventOf(visibleForm, context);
  if (!event) throw noSuchForm();
  return calendarAnswer(context, [event], { file: visibleForm.form.slug });
};

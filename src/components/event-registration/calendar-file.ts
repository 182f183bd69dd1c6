import { icalendarOf } from '../../calendar/index.js';
import type { RegistrationForm } from '../../model/registration-form.js';

/** Hands the event of a form to whatever keeps the visitor's calendar. */
export function downloadCalendar({ event, slug, now }: RegistrationForm): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([icalendarOf([event!], { now })], { type: 'text/calendar' }));
  link.download = `${slug.replace(/.*\//, '')}.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

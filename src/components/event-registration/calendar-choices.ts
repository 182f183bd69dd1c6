import { calendarLinks } from '../../calendar/index.js';
import type { FormWords } from '../../i18n/index.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import type { Lit } from '../lit.js';
import { downloadCalendar } from './calendar-file.js';
import { resultBelow } from './result-below.js';

/** Renders the calendars that an event can be added to: a file, and links to calendars on the web. Moves the focus there. */
export function showCalendars(
  { html, render }: Lit,
  button: HTMLElement,
  form: RegistrationForm,
  words: FormWords,
): void {
  const container = resultBelow(button, 'calendars');
  render(
    html`<div class="actions" role="group" aria-label=${words.addToCalendar}>
      <button type="button" @click=${() => downloadCalendar(form)}><bdi dir="ltr">.ics</bdi></button>
      ${calendarLinks(form.event!).map(({ name, url }) => html`<a href=${url} target="_blank" rel="noopener noreferrer">${name}</a>`)}
    </div>`,
    container,
  );
  button.setAttribute('aria-expanded', 'true');
  container.querySelector('button')!.focus();
}

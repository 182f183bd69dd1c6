import { calendarLinks } from '../../calendar/index.js';
import type { Lit } from '../lit.js';
import type { ConfirmationOptions } from './confirmation-options.js';

/** Renders links that add the event to calendars on the web, after the button for its file if there is one. */
export function showWebCalendars({ html, render }: Lit, { form, host }: ConfirmationOptions): void {
  const button = host.renderRoot.querySelector('.done > .actions > .main:not(.again)');
  if (!button) return;
  let container = button.nextElementSibling as HTMLElement;
  if (!container.matches('.calendars')) {
    container = document.createElement('div');
    container.className = 'calendars actions';
    container.role = 'group';
    button.after(container);
  }
  container.ariaLabel = host.words.addToCalendar;
  render(
    calendarLinks(form.event!).map(
      ({ name, url }) => html`<a href=${url} target="_blank" rel="noopener noreferrer">${name}</a>`,
    ),
    container,
  );
}

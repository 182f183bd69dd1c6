import { formatDayRange } from '../../i18n/index.js';
import { html, nothing } from 'lit';
import type { RegistrationForm } from '../../model/registration-form.js';
import { heading } from '../heading.js';

/** Dates and place of an event. */
export function lead({ event, dates }: Pick<RegistrationForm, 'event' | 'dates'>, language: string): unknown {
  const dateText =
    dates?.language === language ? dates.text : event ? formatDayRange(event.start_date, event.end_date, language) : '';
  const text = [dateText, event?.location ?? ''].filter((line) => line).join('\n');
  return text ? html`<p class="lead">${text}</p>` : nothing;
}

/** The title of the event with its dates and place. */
export function title(
  form: Pick<RegistrationForm, 'title' | 'event' | 'dates'>,
  level: number,
  language: string,
): unknown {
  return html`<div class="title">${heading(level, form.title)}${lead(form, language)}</div>`;
}

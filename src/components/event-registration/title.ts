import { html, nothing } from 'lit';
import type { RegistrationForm } from '../../model/registration-form.js';
import { heading } from '../heading.js';
import { formatDayRange } from '../dates.js';

/** The title of the event with its dates and place. */
export function title(
  form: Pick<RegistrationForm, 'title' | 'event' | 'dates'>,
  level: number,
  language: string,
): unknown {
  const { event, dates } = form;
  const dateText =
    dates?.language === language ? dates.text : event ? formatDayRange(event.start_date, event.end_date, language) : '';
  const lead = [dateText, event?.location ?? ''].filter((text) => text).join('\n');
  return html`<div class="title">
    ${heading(level, form.title)}${lead ? html`<p class="lead">${lead}</p>` : nothing}
  </div>`;
}

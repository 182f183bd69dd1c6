import { html, nothing } from 'lit';
import type { RegistrationForm } from '../../model/registration-form.js';
import { heading } from '../heading.js';
import { formatDayRange } from '../dates.js';

/** What it is about, when and where. */
export function title(
  form: Pick<RegistrationForm, 'title' | 'event' | 'dates'>,
  level: number,
  language: string,
): unknown {
  const { event, dates } = form;
  const when =
    dates?.language === language ? dates.text : event ? formatDayRange(event.start_date, event.end_date, language) : '';
  const about = [when, event?.location ?? ''].filter((text) => text).join('\n');
  return html`<div class="title">
    ${heading(level, form.title)}${about ? html`<p class="lead">${about}</p>` : nothing}
  </div>`;
}

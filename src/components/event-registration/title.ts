import { formatDayRange } from '../../i18n/index.js';
import { html, nothing } from 'lit';
import type { RegistrationForm } from '../../model/registration-form.js';
import { heading } from '../heading.js';

/** A text of the club, which may be in another language than the page. */
const paragraph = (text: string | null | undefined): unknown =>
  text ? html`<p class="lead"><bdi>${text}</bdi></p>` : nothing;

/** Dates and place of an event. */
export function lead({ event, dates }: Pick<RegistrationForm, 'event' | 'dates'>, language: string): unknown {
  const dateText =
    dates?.language === language ? dates.text : event ? formatDayRange(event.start_date, event.end_date, language) : '';
  return paragraph([dateText, event?.location].filter((line) => line).join('\n'));
}

/** The title of the event with its dates, place and description. */
export function title(
  form: Pick<RegistrationForm, 'title' | 'event' | 'dates'>,
  level: number,
  language: string,
): unknown {
  return html`<div class="title">
    ${heading(level, form.title)}${lead(form, language)}${paragraph(form.event?.description)}
  </div>`;
}

import { css, html, nothing } from 'lit';
import { mapUrl } from '../../calendar/index.js';
import { formatDayRange, type FormWords } from '../../i18n/index.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { heading } from '../heading.js';
import type { EventPicture } from './event-picture.js';

/** The element that shows a form. */
export interface TitleHost {
  readonly headingLevel: number;
  readonly language: string;
  readonly words: FormWords;
}

/** The link to a map stands on the line of its place. */
export const titleStyles = css`
  .map {
    display: inline;
  }
`;

/** Dates and place of an event, with a link to a map that opens beside the form. */
export function lead(
  { event, dates }: Pick<RegistrationForm, 'event' | 'dates'>,
  { language, words }: Omit<TitleHost, 'headingLevel'>,
): unknown {
  if (!event) return nothing;
  const { location } = event;
  return html`<p class="lead">
    <span
      >${dates?.language === language ? dates.text : formatDayRange(event.start_date, event.end_date, language)}${
        location
          ? html`${'\n'}<bdi>${location}</bdi>${'\u00a0·\u00a0'}<a
                class="map"
                href=${mapUrl(location)}
                target="_blank"
                rel="noopener noreferrer"
                aria-label="${words.map}: ${location} ${words.newTab}"
                >${words.map}</a
              >`
          : nothing
      }</span
    >
  </p>`;
}

/** The title of the event with its dates, place, image and description. */
export function title(
  form: Pick<RegistrationForm, 'title' | 'event' | 'dates'>,
  host: TitleHost,
  picture: EventPicture | undefined,
): unknown {
  const { event } = form;
  return html`<div class="title">
    ${heading(host.headingLevel, form.title)}${lead(form, host)}${event && picture?.(event, host.language)}${
      event?.description &&
      html`<p class="lead">
        <span><bdi>${event.description}</bdi></span>
      </p>`
    }
  </div>`;
}

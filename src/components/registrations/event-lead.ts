import { commaOf, formatDayRange } from '../../i18n/index.js';
import type { OwnEvent } from '../../model/own-registration.js';
import type { RegistrationsKit } from './registrations-kit.js';

/** Days and place of an event. */
export const eventLead = (
  { html, nothing }: Pick<RegistrationsKit, 'html' | 'nothing'>,
  { start_date, end_date, location }: OwnEvent,
  language: string,
): unknown =>
  html`<p class="event-lead">
    ${formatDayRange(start_date, end_date, language)}${
      location ? html`${commaOf(language)}<bdi>${location}</bdi>` : nothing
    }
  </p>`;

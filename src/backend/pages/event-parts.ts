import { html } from 'hono/html';
import { mapUrl } from '../../calendar/index.js';
import { textIn } from '../../forms/index.js';
import type { ListWords } from '../../i18n/index.js';
import type { PublicEvent } from '../../model/club-event.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import type { Html } from './html-parts.js';
import { daysIn } from './page.js';

type DatedEvent = NonNullable<RegistrationForm['event']>;

/** A link to a map of a place. */
export const mapLink = (place: string, { map }: Pick<ListWords, 'map'>) =>
  html`<a class="map" href="${mapUrl(place)}" rel="noopener noreferrer" aria-label="${map}: ${place}">${map}</a>`;

/** Days and place of an event below what became of a registration. */
export const eventLead = (event: DatedEvent, language: string, list: Pick<ListWords, 'map'>): Html =>
  html`<p class="lead">
    ${daysIn(event, language)}${
      event.location ? html`<br /><bdi>${event.location}</bdi>&nbsp;·&nbsp;${mapLink(event.location, list)}` : ''
    }
  </p>`;

/** The image of an event in a box of fixed shape. */
export const pictureOf = ({ image }: Pick<PublicEvent, 'image'>, language: string) =>
  image
    ? html`<img
        class="picture"
        src="${image.url}"
        alt="${textIn(image.alt, language) ?? ''}"
        width="${image.width ?? 16}"
        height="${image.height ?? 9}"
        loading="lazy"
        decoding="async"
        referrerpolicy="no-referrer"
      />`
    : '';

/** The origins that a page's policy has to allow for the images of its events. */
export const imageOrigins = (events: readonly Pick<PublicEvent, 'image'>[]): string[] => [
  ...new Set(events.flatMap(({ image }) => (image ? new URL(image.url).origin : []))),
];

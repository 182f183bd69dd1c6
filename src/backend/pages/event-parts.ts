import { html } from 'hono/html';
import { mapUrl } from '../../calendar/index.js';
import { textIn } from '../../forms/index.js';
import type { ListWords } from '../../i18n/index.js';
import type { PublicEvent } from '../../model/club-event.js';

/** A link to a map of a place. */
export const mapLink = (place: string, { map }: Pick<ListWords, 'map'>) =>
  html`<a class="map" href="${mapUrl(place)}" rel="noopener noreferrer" aria-label="${map}: ${place}">${map}</a>`;

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

import type { PublicEvent } from '../../model/club-event.js';
import { eventImage } from '../event-image.js';
import type { Lit } from '../lit.js';

/** Draws the image of an event above its form. */
export type EventPicture = (event: Pick<PublicEvent, 'image'>, language: string) => unknown;

/**
 * An image that cannot be loaded leaves no box. While somebody types, its box stays empty, so that the field does not jump.
 */
function onResult({ target, type }: Event): void {
  const image = target as HTMLImageElement;
  const root = image.getRootNode() as ShadowRoot;
  image.hidden = type === 'error' && !root.activeElement?.closest('form');
  image.classList.toggle('missing', type === 'error');
}

/** The image above a form, and its styles: few events have one. */
export default (lit: Lit) => ({
  styles: lit.css`
    /* lines of the title stand closer to each other than blocks do */
    .picture {
      --rest: calc(var(--gap) - 0.5em);
      margin-block-start: var(--rest);
      inline-size: 100%;
      block-size: auto;
      max-block-size: 18em;
      aspect-ratio: 16 / 9;
      object-fit: cover;
      border-radius: var(--radius);
    }

    .picture:not(:last-child) {
      margin-block-end: var(--rest);
    }

    .picture.missing {
      visibility: hidden;
    }
  `,
  picture: ((event, language) => eventImage(lit, event, { language, onResult })) satisfies EventPicture,
});

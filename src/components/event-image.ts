import { textIn } from '../forms/index.js';
import type { PublicEvent } from '../model/club-event.js';
import { httpUrl } from './http-url.js';
import type { Lit } from './lit.js';

export interface EventImageOptions {
  readonly language: string;
  /** Called when the image is loaded, and when it cannot be. */
  readonly onResult: (event: Event) => void;
}

/** The image of an event in a box of fixed shape, so that nothing moves when it arrives; nothing for an address of another scheme. */
export const eventImage = (
  { html, nothing }: Pick<Lit, 'html' | 'nothing'>,
  { image }: Pick<PublicEvent, 'image'>,
  { language, onResult }: EventImageOptions,
): unknown =>
  image && httpUrl(image.url)
    ? html`<img
        part="image"
        class="picture"
        src=${image.url}
        alt=${textIn(image.alt, language) ?? ''}
        width=${image.width ?? 16}
        height=${image.height ?? 9}
        loading="lazy"
        decoding="async"
        referrerpolicy="no-referrer"
        @error=${onResult}
        @load=${onResult}
      />`
    : nothing;

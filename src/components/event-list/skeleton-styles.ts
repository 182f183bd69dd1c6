import { css } from 'lit';

/** Placeholders for events that are loaded, about as tall as the events, to avoid layout shift. */
export const skeletonStyles = css`
  /* without a width of its own the element would shrink to nothing in a flex row or a float */
  :host {
    container-type: inline-size;
    contain-intrinsic-inline-size: 44em;
    max-inline-size: 100%;
  }

  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .skeleton p {
    block-size: 8.5em;
    margin-block-end: 1em;
    background: color-mix(in srgb, currentColor 8%, transparent);
    border-radius: var(--radius);
  }

  @container (max-width: 30em) {
    .skeleton p {
      block-size: 15em;
    }
  }
`;

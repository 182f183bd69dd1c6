import { css } from 'lit';

/** Room for events that are on their way, about as tall as they are going to be: what stands below does not jump. */
export const skeletonStyles = css`
  /* what asks for its own width has none of its own: beside others, or afloat, it would shrink to nothing */
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

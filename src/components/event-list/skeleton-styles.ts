import { css } from 'lit';

/** Room for events that are on their way. */
export const skeletonStyles = css`
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .skeleton p {
    block-size: 6em;
    margin-block-end: 1em;
    background: color-mix(in srgb, currentColor 8%, transparent);
    border-radius: var(--radius);
  }
`;

import { css } from 'lit';

/**
 * The look of what opens and closes in the portal: one sign before each line, which points to the text, and down while it is open. It is
 * drawn, as the triangle of each browser has a size of its own.
 */
export const foldStyles = css`
  summary {
    display: grid;
    grid-template-columns: 0.8em 1fr;
    align-items: baseline;
    gap: 0 0.5em;
    min-block-size: 1.75em;
    padding-block: 0.25em;
    list-style: none;
    cursor: pointer;
    /* the sign is turned, and its empty half would make the page wider */
    overflow: clip;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary::before {
    content: '';
    box-sizing: border-box;
    place-self: start center;
    inline-size: 0.5em;
    block-size: 0.5em;
    margin-block-start: 0.48em;
    border: solid;
    border-width: 0 2px 2px 0;
    rotate: -45deg;
    translate: -35%;
  }

  summary:dir(rtl)::before {
    rotate: 135deg;
    translate: 35%;
  }

  [open] > summary::before {
    rotate: 45deg;
    translate: 0 -25%;
  }

  /* on paper, nothing opens */
  @media print {
    summary {
      grid-template-columns: 1fr;
    }

    summary::before {
      display: none;
    }
  }
`;

import { css } from 'lit';

/** The styles of the screen with the fees: sums, and the bar of the selected ones. */
export const moneyStyles = css`
  .amount {
    white-space: normal;
  }

  .sums .sum {
    font-size: 1.3em;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }

  .sums .help {
    display: block;
    margin: 0;
  }

  .sums ~ .scroll:has(+ .tools) {
    align-self: start;
    max-inline-size: 100%;
  }

  tbody th .option {
    padding-block: 0;
    font-weight: 600;
  }

  .row-head .option {
    align-items: center;
    min-block-size: 2.75em;
    font-weight: 600;
  }

  .row-head > span {
    font-variant-numeric: tabular-nums;
  }

  .selected {
    --selected: color-mix(in srgb, currentColor 7%, transparent);
    background: var(--selected);
  }

  /* the ground reaches beyond the text on both sides */
  .row.selected {
    box-shadow:
      -0.5em 0 var(--selected),
      0.5em 0 var(--selected);
  }

  .selection {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 0.5em 1.5em;
    padding: 0.75em 1em;
    background: var(--desk-paper, var(--paper, Canvas));
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }

  .selection > p {
    align-self: center;
    font-weight: 600;
  }

  .selection > .tools {
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  .selection .field {
    inline-size: 11em;
    max-inline-size: 100%;
  }

  .selection .plain {
    min-block-size: 2.75em;
  }

  @media (max-width: 34rem) {
    /* the bar takes as little of a phone as it can: sum and way out, label and day, both buttons */
    .selection {
      gap: 0.25em 0.5em;
      padding: 0.5em 0.75em;
      align-items: center;
    }

    .selection > .tools {
      display: contents;
    }

    .selection > p {
      flex: 1 1 7em;
    }

    .selection > .tools .field {
      display: grid;
      grid-template-columns: auto 1fr;
      align-items: center;
      column-gap: 0.75em;
      flex: 1 1 100%;
      order: 1;
      inline-size: 100%;
    }

    .selection .field > * {
      margin-block: 0;
    }

    .selection .field > .issue {
      grid-column: 1 / -1;
    }

    .selection :is(.main, .remind) {
      flex: 1 1 8em;
      order: 1;
      min-inline-size: 0;
      padding-inline: 0.5em;
      line-height: 1.25;
    }
  }

  /* a focused checkbox does not hide behind the bar */
  [data-fee],
  [data-entry] {
    scroll-margin-block-end: 11em;
  }

  /* where text is large, it would hide too much */
  @media (max-width: 21.9rem), (max-height: 30rem) {
    .selection {
      position: static;
    }
  }
`;

import type { Lit } from '../lit.js';

/** The styles of controls that few short forms have: dates, addresses, lists to choose from, texts of several lines. */
export const furtherControlStyles = ({ css }: Pick<Lit, 'css'>) => css`
  .date [size] {
    inline-size: 3.6em;
  }

  .date [size='4'] {
    inline-size: 5em;
  }

  /* of a postcode: where the chosen country has none; where all of a group is optional, its legend says so */
  .if-no-postcode:not(.group:has(.no-postcode:checked) *),
  legend:has(.optional) ~ .parts .optional {
    display: none;
  }

  /* street, then postcode and town beside each other, on phones too */
  [data-field$='.street'] {
    flex-basis: 100%;
  }

  .parts > :has([size]) {
    flex: 0 1 auto;
  }

  .parts > :has([size]) + * {
    flex-basis: 9em;
  }

  /* larger than the labels below it */
  .group > legend {
    font-size: 1.1em;
  }

  textarea[part] {
    min-block-size: 5.85em;
  }

  .field > select {
    min-inline-size: min(100%, 14em);
  }

  option {
    color: CanvasText;
    background: Canvas;
  }
`;

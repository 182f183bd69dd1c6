import type { Lit } from '../lit.js';

/** The look of what a registration costs. */
export const priceStyles = ({ css }: Pick<Lit, 'css'>) => css`
  .prices {
    padding: 0.75em clamp(0.75em, 4%, 1.5em);
    border: 1px solid var(--hair);
    border-radius: var(--radius);
  }

  .prices table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  .prices :is(caption, th, td) {
    padding: 0.25em 0;
    font-weight: inherit;
    text-align: start;
  }

  .prices td {
    padding-inline-start: 1em;
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }

  .prices :is(caption, tfoot) {
    font-weight: 700;
  }

  /* somebody, above what their price consists of; and the sum */
  .prices:has(tr + tr) tr:not(.help) > * {
    padding-block-start: 0.6em;
    font-weight: 600;
  }

  .prices tbody tr:last-child > * {
    padding-block-end: 0.6em;
    border-block-end: 1px solid var(--hair);
  }
`;

import type { Lit } from '../lit.js';

/** Where a bar stands in its week: classes, since a page's policy may allow no `style` attributes. */
export const monthPositionStyles = ({ css }: Lit) => css`
  .column-1 {
    grid-column-start: 1;
  }

  .column-2 {
    grid-column-start: 2;
  }

  .column-3 {
    grid-column-start: 3;
  }

  .column-4 {
    grid-column-start: 4;
  }

  .column-5 {
    grid-column-start: 5;
  }

  .column-6 {
    grid-column-start: 6;
  }

  .column-7 {
    grid-column-start: 7;
  }

  .days-2 {
    grid-column-end: span 2;
  }

  .days-3 {
    grid-column-end: span 3;
  }

  .days-4 {
    grid-column-end: span 4;
  }

  .days-5 {
    grid-column-end: span 5;
  }

  .days-6 {
    grid-column-end: span 6;
  }

  .days-7 {
    grid-column-end: span 7;
  }

  .lane-1 {
    grid-row: 2;
  }

  .lane-2 {
    grid-row: 3;
  }

  .lane-3 {
    grid-row: 4;
  }

  .lane-4 {
    grid-row: 5;
  }

  .lane-5 {
    grid-row: 6;
  }
`;

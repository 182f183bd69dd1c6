import { css } from 'lit';

/** The styles of a list of registrations: the table and the cards. */
export const rowsStyles = css`
  .count {
    font-size: 0.95em;
    opacity: 0.85;
    font-variant-numeric: tabular-nums;
  }

  .scroll {
    overflow: auto;
    max-block-size: max(24em, 80vh);
    border: 1px solid var(--hair);
    border-radius: var(--radius);
  }

  table {
    border-collapse: separate;
    border-spacing: 0;
    min-inline-size: 100%;
  }

  th,
  td {
    padding: 0.35em 0.75em;
    text-align: start;
    vertical-align: top;
    font-weight: 400;
    border-block-end: 1px solid var(--hair);
    overflow-wrap: normal;
    max-inline-size: 22em;
  }

  thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    background: var(--desk-paper, var(--paper, Canvas));
    border-block-end: 1px solid var(--line);
    white-space: nowrap;
  }

  th {
    font-weight: 600;
  }

  /* a name of usual length stays in one line, and no name reaches over the next column */
  tbody th {
    min-inline-size: 11em;
    overflow-wrap: break-word;
  }

  thead .plain {
    font-weight: 600;
    text-decoration: none;
  }

  tbody th .plain {
    padding-block: 0.1em;
    font-weight: 600;
    text-decoration: none;
  }

  tbody th .plain:hover {
    text-decoration: underline;
  }

  [aria-sort='ascending'] .plain::after,
  .reverse[aria-pressed='false']::before {
    content: ' ↑' / '';
  }

  [aria-sort='descending'] .plain::after,
  .reverse[aria-pressed='true']::before {
    content: ' ↓' / '';
  }

  tbody tr:hover {
    background: color-mix(in srgb, currentColor 5%, transparent);
  }

  .number {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  .more {
    padding: 0.75em;
  }

  .rows {
    gap: 0;
  }

  .row {
    padding-block: 0.75em;
    border-block-start: 1px solid var(--hair);
  }

  .row-head {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 0.25em 1em;
  }

  .row-head > :first-child {
    flex: 1 1 8em;
    min-inline-size: 0;
    font-weight: 600;
  }

  /* its direction is that of its text, its side that of the page */
  .row-head > bdi:first-child {
    flex: 0 1 auto;
  }

  .row-head > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }

  .row-head .plain {
    min-block-size: 2.75em;
  }

  .row dl {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9em), 1fr));
    gap: 0.5em 1em;
    margin-block-start: 0.25em;
    font-size: 0.95em;
  }

  .row dl .wide {
    grid-column: 1 / -1;
  }
`;

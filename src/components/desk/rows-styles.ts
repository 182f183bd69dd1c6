import { css } from 'lit';

/** The styles of a list of registrations: its tools, the table and the cards. */
export const rowsStyles = css`
  .tools {
    align-items: end;
  }

  .tools .field > label {
    font-weight: 400;
    font-size: 0.9em;
  }

  .tools.end {
    align-items: start;
  }

  .tools.end button {
    min-block-size: 2.5em;
    padding-block: 0.35em;
  }

  .tools.folded {
    align-items: start;
    gap: 0 1.5em;
  }

  .tools .field {
    flex: 0 1 auto;
  }

  .tools .grow {
    flex: 1 1 14em;
    max-inline-size: 30em;
  }

  .tools .field > select {
    inline-size: 100%;
    min-inline-size: min(100%, 8em);
  }

  .sort {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 0.5em;
  }

  .tools .field.sort {
    flex: 1 1 16em;
  }

  .sort label {
    grid-column: 1 / -1;
  }

  .folded details {
    flex: 0 1 auto;
    min-inline-size: 0;
  }

  .folded details[open] {
    flex: 1 1 100%;
  }

  .sheet > * {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .sheet {
    display: flex;
    flex-direction: column;
    gap: 0.75em;
    padding: 1em 1.25em;
    border: 1px solid var(--hair);
    border-radius: var(--radius);
  }

  .sheet :is(p, h3) {
    margin: 0;
  }

  .settings summary,
  .columns summary {
    cursor: pointer;
    padding-block: 0.6em;
    inline-size: fit-content;
  }

  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25em 1.25em;
  }

  .option {
    display: flex;
    gap: 0.6em;
    padding-block: 0.3em;
  }

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
    background: var(--paper, Canvas);
    border-block-end: 1px solid var(--line);
    white-space: nowrap;
  }

  tbody th {
    white-space: nowrap;
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

  .row-head .plain {
    font-weight: 600;
    min-block-size: 2.5em;
  }

  .row dl {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9em), 1fr));
    gap: 0.35em 1em;
    font-size: 0.95em;
  }
`;

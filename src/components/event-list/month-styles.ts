import type { Lit } from '../lit.js';

/** The styles of a month: equal days between hairlines, and titles of events in small letters. */
export const monthStyles = ({ css }: Lit) => css`
  .turn {
    justify-content: space-between;
  }

  .turn [aria-label] {
    min-inline-size: 2.75em;
    padding-inline: 0.5em;
  }

  .turn [aria-label] span {
    display: block;
    scale: 1.5;
    translate: 0 -8%;
  }

  .grid {
    font-size: 0.9em;
    border: 1px solid var(--hair);
    border-radius: var(--radius);
  }

  .turn,
  .grid {
    margin-block-end: var(--gap);
  }

  [role='row'] {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
  }

  [role='row'] + [role='row'] {
    border-block-start: 1px solid var(--hair);
  }

  [role='columnheader'] {
    padding: 0.5em 0.75em;
    overflow: hidden;
    white-space: nowrap;
    opacity: 0.85;
  }

  [role='gridcell'] {
    display: flex;
    flex-direction: column;
    gap: 0.2em;
    min-block-size: min(11.4cqi, 7.5em);
    padding: 0.3em;
    background: color-mix(in srgb, currentColor 3%, transparent);
  }

  [role='gridcell'] + [role='gridcell'] {
    border-inline-start: 1px solid var(--hair);
  }

  [data-day] {
    cursor: pointer;
    background: none;
  }

  [data-day]:hover {
    background: color-mix(in srgb, currentColor 5%, transparent);
  }

  [aria-selected] {
    background: color-mix(in srgb, var(--accent) 12%, transparent);
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }

  [data-day]:focus-visible {
    outline: 3px solid var(--turnout-focus, currentColor);
    outline-offset: -3px;
  }

  .number {
    align-self: start;
    min-inline-size: 2em;
    line-height: calc(2em - 4px);
    text-align: center;
    padding: 2px;
    border-radius: 2em;
  }

  [aria-current] .number {
    padding: 0;
    font-weight: 700;
    border: 2px solid var(--accent);
  }

  .on,
  .further {
    display: block;
    overflow: hidden;
    font-size: 0.9em;
    white-space: nowrap;
    text-overflow: ellipsis;
    padding-inline: 0.4em;
  }

  .on {
    background: color-mix(in srgb, currentColor 7%, transparent);
    border-inline-start: 1px solid var(--line);
    border-start-end-radius: var(--radius);
    border-end-end-radius: var(--radius);
  }

  .on.open {
    border-inline-start: 3px solid var(--tone);
  }

  @container (inline-size < 34em) {
    .grid {
      display: none;
    }
  }
`;

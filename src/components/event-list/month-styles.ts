import type { Lit } from '../lit.js';

/** The styles of a month: equal days between hairlines, and titles of events in small letters. */
export const monthStyles = ({ css }: Lit) => css`
  .turn {
    justify-content: space-between;
    gap: 0.5em 1.25em;
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

  [role='columnheader'],
  .number {
    text-align: center;
  }

  /* the numbers, the rows of events, and the rest */
  .week {
    grid-template-rows: 2.6em repeat(5, auto) minmax(0.3em, 1fr);
  }

  [role='gridcell'] {
    grid-row: 1 / -1;
    min-block-size: min(11.4cqi, 7.5em);
    padding: 0.3em;
    background: color-mix(in srgb, currentColor 3%, transparent);
  }

  [data-day] {
    cursor: pointer;
    background: none;
  }

  /* a background of the day would show through bars that go on */
  [data-day]:hover .number {
    box-shadow: 0 0 0 3px var(--hair);
  }

  /* its number is filled; the line is there for forced colours: it would cut bars that go on */
  [aria-selected] {
    outline: 2px solid transparent;
    outline-offset: -2px;
  }

  [data-day]:focus-visible {
    outline: 3px solid var(--turnout-focus, currentColor);
    outline-offset: -3px;
    border-radius: var(--radius);
  }

  .number {
    display: block;
    inline-size: min(2em, 100%);
    min-inline-size: 0;
    margin-inline: auto;
    line-height: calc(2em - 4px);
    padding: 2px;
    border-radius: 2em;
  }

  [aria-current] .number {
    padding: 0;
    font-weight: 700;
    border: 2px solid var(--accent);
  }

  /* a click is one on the day below */
  .bar,
  .further {
    align-self: start;
    margin: 0 0.2em 0.25em;
    padding: 0.1em 0.45em;
    font-size: 0.9em;
    pointer-events: none;
  }

  /* the transparent lines are there for forced colours */
  .bar {
    overflow: hidden;
    background: color-mix(in srgb, var(--tone) 9%, transparent);
    border: 1px solid transparent;
    border-inline-start: 3px solid var(--tone);
    border-radius: var(--radius);
  }

  .bar:is(.open, .few) {
    background: color-mix(in srgb, var(--tone) 18%, transparent);
  }

  /* one line each, as in other calendars: the names stand whole in the list below */
  .bar bdi {
    display: block;
    overflow: hidden;
    white-space: nowrap;
    text-align: -webkit-match-parent;
    text-align: match-parent;
    text-overflow: ellipsis;
  }

  .continued {
    margin-inline-start: 0;
    border-inline-start: 0;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }

  .continues {
    margin-inline-end: 0;
    border-inline-end: 0;
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }

  .bar.gone::before {
    content: none;
  }

  .further {
    opacity: 0.85;
    text-align: center;
  }

  .dots,
  .narrow {
    display: none;
  }

  @container (inline-size < 34em) {
    .week {
      grid-template-rows: auto;
    }

    [role='gridcell'] {
      min-block-size: 3.2em;
      padding-inline: 0;
    }

    [role='columnheader'] {
      padding-inline: 0;
    }

    .bar,
    .further,
    .short {
      display: none;
    }

    .narrow {
      display: inline;
    }

    .dots {
      display: flex;
      justify-content: center;
      gap: 0.15em;
      block-size: 0.6em;
      margin-block-start: 0.3em;
      line-height: 0.5;
    }

    .dots i {
      border: 0.22em solid var(--tone);
      border-radius: 1em;
      block-size: 0;
    }

    .dots .gone::before {
      content: none;
    }
  }
`;

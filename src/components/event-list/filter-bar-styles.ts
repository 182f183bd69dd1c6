import { selectStyles } from '../form/select-styles.js';
import type { Lit } from '../lit.js';

/** The styles of the filters and of the buttons that change the view. */
export const filterBarStyles = ({ css }: Lit) => css`
  ${selectStyles({ css })}

  .tools,
  .period,
  .found,
  .views {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 1em;
  }

  .tools {
    margin-block-end: var(--gap);
  }

  .tools label {
    flex: 1 1 12em;
    font-weight: 600;
  }

  .period {
    flex: 2 1 25em;
  }

  .tools :has(> [type='checkbox']) {
    font-weight: 400;
  }

  .tools [name] {
    display: block;
    inline-size: 100%;
    min-block-size: 2.75em;
    margin-block-start: 0.35em;
    padding: 0.5em 0.75em;
    font: inherit;
    font-size: max(1em, 16px);
    font-weight: 400;
    color: inherit;
    text-overflow: ellipsis;
    background: var(--field);
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }

  /* phones would round it */
  [type='search'] {
    appearance: none;
  }

  /* the browser's own sign is blue */
  ::-webkit-search-cancel-button {
    appearance: none;
    inline-size: 1em;
    block-size: 1em;
    cursor: pointer;
    background: currentColor;
    clip-path: polygon(
      12% 0,
      50% 38%,
      88% 0,
      100% 12%,
      62% 50%,
      100% 88%,
      88% 100%,
      50% 62%,
      12% 100%,
      0 88%,
      38% 50%,
      0 12%
    );
  }

  .tools select {
    padding-inline: 0.5em;
  }

  .tools option {
    color: CanvasText;
    background: Canvas;
  }

  /* the browser's own icon is dark on dark where a page does not declare a dark colour scheme */
  ::-webkit-calendar-picker-indicator {
    inline-size: 0.8em;
    block-size: 0.5em;
    padding: 0;
    background: none;
    border: 2px solid;
    border-block-start-width: 0.35em;
    border-radius: 2px;
  }

  .tools :has(> [type='checkbox']) {
    display: flex;
    gap: 0.6em;
    align-items: center;
    min-block-size: 2.75em;
  }

  .tools [type='checkbox'] {
    flex: none;
    inline-size: 1.25em;
    min-block-size: 1.25em;
    margin: 0;
  }

  /* as boxes of forms; with forced colours and on paper it is the browser's */
  @media screen and (forced-colors: none) {
    .tools [type='checkbox'] {
      appearance: none;
      display: grid;
      padding: 0.25em;
    }

    .tools input:checked {
      background: var(--accent);
    }

    .tools :checked::before {
      content: '';
      background: currentColor;
      clip-path: polygon(0 50%, 40% 100%, 100% 0, 40% 70%);
    }
  }

  .views {
    gap: 0.5em;
  }

  .views [aria-pressed='true'] {
    background: color-mix(in srgb, var(--accent) 12%, transparent);
    border-block-end: 3px solid var(--accent);
    padding-block-end: calc(0.5em - 2px);
  }

  .found {
    flex-basis: 100%;
    align-items: center;
    margin-block-start: 0.5em;
  }

  /* the buttons stand at the end of the row, or begin one of their own */
  .found p {
    flex-grow: 1;
  }

  .fold {
    display: none;
  }

  @container (max-width: 30em) {
    .fold {
      display: block;
    }

    .fold::after {
      content: '';
      display: inline-block;
      inline-size: 0.5em;
      block-size: 0.5em;
      margin: 0 0.3em 0.2em;
      border: solid;
      border-width: 0 0.12em 0.12em 0;
      rotate: 45deg;
    }

    .fold[aria-expanded='true']::after {
      margin-block-end: -0.1em;
      rotate: 225deg;
    }

    .fold ~ label,
    .period {
      flex-basis: 100%;
    }

    .fold[aria-expanded='false'] ~ :is(label, .period) {
      display: none;
    }

    .fold ~ .found {
      flex-basis: auto;
      min-block-size: 2.75em;
    }
  }

  /* the filter bar says it, beside the button that resets the filters */
  .tools:has(p) ~ slot .none {
    display: none;
  }
`;

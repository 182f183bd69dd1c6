import { css } from 'lit';

/**
 * The look of a form: the page's own font and colours, shades of the text's colour for everything else, so that it is at
 * home on a light page and on a dark one without asking which it is.
 */
export const formStyles = css`
  :host {
    --line: color-mix(in srgb, currentColor 55%, transparent);
    --wash: color-mix(in srgb, currentColor 5%, transparent);
    --danger: var(--turnout-danger, color-mix(in oklab, #d40f2e 72%, currentColor));
    --gap: var(--turnout-gap, 1.5em);
    --radius: var(--turnout-radius, 0.4em);
    display: block;
    font: inherit;
    line-height: 1.45;
    color: inherit;
    text-align: start;
    accent-color: var(--turnout-accent, auto);
  }

  :host([hidden]) {
    display: none;
  }

  * {
    box-sizing: border-box;
  }

  p,
  ul,
  fieldset,
  legend {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }

  [part='heading'] {
    font-size: 1.45em;
    font-weight: 700;
  }

  .title,
  form,
  .section,
  .parts,
  .group,
  .done,
  .notice,
  .lead,
  ul {
    display: grid;
    gap: var(--gap);
  }

  .title,
  .lead,
  ul {
    gap: 0.5em;
    padding: 0;
    list-style: none;
  }

  .title {
    margin-block-end: var(--gap);
  }

  .group {
    gap: 0.75em;
  }

  form {
    gap: calc(var(--gap) * 1.6);
  }

  /* a floated legend is laid out like any other block */
  legend {
    float: inline-start;
    inline-size: 100%;
    padding-block-end: 0.35em;
  }

  legend + * {
    clear: both;
  }

  .section > legend {
    font-size: 1.2em;
    border-block-end: 1px solid color-mix(in srgb, currentColor 20%, transparent);
  }

  .parts {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 13em), 1fr));
  }

  .field > * + * {
    margin-block-start: 0.35em;
  }

  legend,
  .field > label,
  .issue,
  .main {
    font-weight: 600;
  }

  .optional,
  .field .option {
    font-weight: 400;
  }

  .field > label {
    display: block;
  }

  .optional,
  .help,
  .date span,
  .lead {
    opacity: 0.8;
  }

  .help,
  .issue,
  .date span {
    font-size: 0.9em;
  }

  [part='control'],
  button {
    font: inherit;
    color: inherit;
    min-block-size: 2.75em;
    padding: 0.5em 0.7em;
    background: var(--wash);
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }

  [part='control'] {
    inline-size: 100%;
  }

  [part='control'][size] {
    max-inline-size: 100%;
    inline-size: auto;
  }

  .date [part='control'] {
    inline-size: 3.6em;
  }

  .date [part='control'][size='4'] {
    inline-size: 5em;
  }

  option {
    color: CanvasText;
    background: Canvas;
  }

  .date,
  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75em;
  }

  .date span {
    display: block;
    margin-block-end: 0.15em;
  }

  .field .option {
    display: flex;
    gap: 0.65em;
    padding-block: 0.35em;
  }

  .option input {
    flex: none;
    inline-size: 1.35em;
    block-size: 1.35em;
    margin: 0.12em 0;
  }

  .wrong {
    padding-inline-start: 0.9em;
    border-inline-start: 3px solid var(--danger);
  }

  .wrong [part='control'] {
    border-color: var(--danger);
  }

  .issue {
    color: var(--danger);
  }

  :focus-visible {
    outline: 3px solid var(--turnout-focus, currentColor);
    outline-offset: 2px;
  }

  .notice {
    gap: 0.75em;
    justify-items: start;
    padding: 1em;
    background: var(--wash);
    border-inline-start: 4px solid var(--line);
    border-radius: var(--radius);
  }

  .alert {
    border-color: var(--danger);
  }

  .done .notice {
    border-color: var(--turnout-accent, currentColor);
  }

  a {
    color: inherit;
  }

  button {
    padding-inline: 1.5em;
  }

  .main {
    font-weight: 600;
    background: var(--turnout-accent, currentColor);
    border-color: transparent;
  }

  .main span {
    color: var(--turnout-on-accent, Canvas);
  }

  @supports (color: oklch(from currentColor 1 0 0)) {
    .main span {
      color: var(--turnout-on-accent, oklch(from currentColor calc((0.66 - l) * 999) 0 0));
    }
  }

  [aria-disabled] {
    opacity: 0.6;
    cursor: progress;
  }

  .later {
    visibility: hidden;
    animation: 0s 5s forwards appear;
  }

  @keyframes appear {
    to {
      visibility: visible;
    }
  }
`;

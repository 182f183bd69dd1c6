import { css } from 'lit';

/** The styles of the questions that most forms have: labels, lines of text, choices and issues. */
export const controlStyles = css`
  legend,
  .field > label,
  .issue {
    font-weight: 600;
  }

  .optional,
  .help,
  .date span,
  .lead > :last-child {
    opacity: 0.85;
  }

  .optional,
  .help,
  .issue,
  .date span {
    font-size: 0.9em;
  }

  /* in one piece */
  .optional {
    display: inline-block;
    font-weight: 400;
  }

  /* neither the remark of a link is underlined nor the blank before it; the remark breaks like any text */
  .links .optional {
    display: inline;
  }

  .links a {
    text-decoration: none;
  }

  .links bdi {
    text-decoration: underline;
  }

  /* at the side where the form begins, though its text runs the other way */
  [dir='rtl'] input[dir] {
    text-align: right;
  }

  .field > label,
  .date span {
    display: block;
  }

  .section > .help {
    margin-block-start: -0.5em;
  }

  .help,
  .date span {
    margin-block-end: 0.35em;
  }

  /* a key in one field costs the same however many there are: nothing around has to be laid out again */
  .field {
    contain: layout;
  }

  input[part]:not([size]),
  textarea {
    contain: layout size;
    contain-intrinsic-block-size: 1.45em;
  }

  .field > * + * {
    margin-block-start: 0.35em;
  }

  .parts {
    align-items: start;
    gap: 1em;
  }

  .parts > * {
    flex: 1 1 11em;
  }

  [part='control'] {
    display: block;
    font: inherit;
    /* below this, iPhones zoom in */
    font-size: max(1em, 16px);
    color: inherit;
    inline-size: 100%;
    min-block-size: 2.75em;
    resize: vertical;
  }

  .field > :is([size], select) {
    inline-size: auto;
    max-inline-size: 100%;
  }

  .parts .field > * {
    inline-size: 100%;
    min-inline-size: 0;
  }

  /* choices side by side where there is room, each with a frame of its own */
  .options {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 11.5em), 1fr));
  }

  .long {
    grid-template-columns: none;
  }

  .field .option {
    display: flex;
    gap: 0.75em;
    padding-block: 0.3em;
    font-weight: 400;
  }

  [part='control'],
  .options .option {
    padding: 0.6em 0.75em;
    background: var(--field);
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }

  .options .option {
    border-color: var(--hair);
  }

  .options :has(:checked) {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }

  .option input {
    flex: none;
    font: inherit;
    color: inherit;
    inline-size: 1.25em;
    block-size: 1.25em;
    margin: 0.1em 0;
  }

  .option ~ p {
    margin-inline-start: 2em;
  }

  .option ~ :is(.help, .issue) {
    margin-inline-start: 2.22em;
  }

  .issue {
    color: var(--danger);
  }

  .wrong [part='control'],
  .wrong .options .option {
    border: 2px solid var(--danger);
  }

  .wrong > .option input {
    outline: 2px solid var(--danger);
  }
`;

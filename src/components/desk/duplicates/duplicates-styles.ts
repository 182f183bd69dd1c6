import { css } from 'lit';

/** The styles of the screen: both persons stand side by side, on a phone too. */
export const duplicatesStyles = css`
  .pair {
    max-inline-size: 60em;
  }

  .pair h3,
  .pair p {
    margin: 0;
  }

  .pair-choice {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  .pair-choice legend,
  .pair-choice .label {
    padding: 0;
    margin-block-end: 0.3em;
    font-weight: 600;
    font-size: 0.95em;
  }

  .pair-sides {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5em), 1fr));
    gap: 0.5em;
  }

  .pair-sides > * {
    min-inline-size: 0;
    padding: 0.6em 0.75em;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    overflow-wrap: anywhere;
  }

  .pair-sides .option > span {
    min-inline-size: 0;
  }

  .pair-sides .option input {
    flex: none;
    align-self: start;
    margin-block-start: 0.2em;
  }

  .pair-sides .selected {
    border-color: currentColor;
    outline: 1px solid currentColor;
    outline-offset: -2px;
  }

  .pair-sides .help {
    display: block;
    margin: 0;
  }

  .pair-sides + .help {
    margin-block-start: 0.35em;
  }

  /* side by side on a phone too: the text has the width of its side */
  @media (max-width: 34rem) {
    .pair {
      padding: 0.75em;
    }

    .pair-sides > * {
      padding: 0.5em 0.6em;
      font-size: 0.95em;
    }

    .pair-sides .option {
      flex-direction: column;
      gap: 0.35em;
    }
  }
`;

import { css } from 'lit';

/** The styles of a person: state, answers, history, and the question before an action. */
export const personStyles = css`
  .badge {
    display: inline-block;
    padding: 0.05em 0.6em;
    font-size: 0.9em;
    border: 1px solid var(--line);
    border-radius: 1em;
    white-space: nowrap;
  }

  .badge:is(.waiting, .offered, .applied, .unconfirmed) {
    border-style: dashed;
  }

  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 14em), 1fr));
    gap: 0.75em 1.5em;
    margin: 0;
  }

  dt {
    font-size: 0.9em;
    opacity: 0.85;
  }

  dd {
    margin: 0;
    white-space: pre-line;
  }

  .none {
    opacity: 0.7;
  }

  .history {
    display: grid;
    gap: 0.4em;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .history li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1em;
  }

  .history time {
    opacity: 0.85;
  }

  .answers-of-person {
    max-inline-size: 44em;
  }

  .alert .yes {
    color: var(--danger);
    border-color: currentColor;
    font-weight: 600;
  }
`;

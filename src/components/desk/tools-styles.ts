import { css } from 'lit';

/** The styles of tools above a list: buttons, search, filters, and what unfolds. */
export const toolsStyles = css`
  .tools {
    align-items: end;
  }

  .tools .field > label {
    font-weight: 400;
    font-size: 0.9em;
  }

  .tools.end {
    align-items: center;
  }

  /* as many as there is room for, all of the same height; the last one fills its row */
  @media (max-width: 34rem) {
    .screens button {
      flex: 1 1 9em;
      min-block-size: 3.75em;
      padding-inline: 0.5em;
      font-size: 0.95em;
      line-height: 1.25;
    }
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
    max-inline-size: 24em;
    text-overflow: ellipsis;
  }

  @media (max-width: 34rem) {
    .tools {
      gap: 0.5em;
    }

    .tools .field:not(.grow) {
      flex: 1 1 8em;
    }

    .tools .field > select {
      max-inline-size: none;
    }
  }

  /* the button stands below the list where the longest answer leaves it no room */
  .sort {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5em;
  }

  .tools .field.sort {
    flex: 1 1 16em;
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  .sort label {
    flex: 1 0 100%;
  }

  .tools .sort > select {
    flex: 1 1 max-content;
    inline-size: auto;
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

  .choices {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9em), 1fr));
    gap: 0 1em;
  }

  @media (max-width: 34rem) {
    .choices .wide {
      grid-column: 1 / -1;
    }
  }

  @media (min-width: 34rem) {
    .choices {
      grid-template-columns: repeat(auto-fill, minmax(14em, 1fr));
    }
  }

  .option {
    display: flex;
    gap: 0.6em;
    padding-block: 0.3em;
  }

  .choices .option,
  .select-all {
    align-items: center;
    min-block-size: 2.75em;
    line-height: 1.25;
  }

  .select-all {
    inline-size: fit-content;
  }
`;

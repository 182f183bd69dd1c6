import { css } from 'lit';

/** The styles of the journal, and of other lists of entries. */
export const journalStyles = css`
  .journal {
    display: grid;
    gap: 0.75em;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .journal li {
    border-block-end: 1px solid var(--hair);
    padding-block-end: 0.75em;
  }

  /* as high as a finger needs, without room of its own */
  .journal .plain {
    min-block-size: 2.75em;
    margin-block: -0.4em -0.6em;
  }

  .journal li p {
    margin: 0;
  }

  .journal time {
    font-size: 0.9em;
    opacity: 0.85;
  }
`;

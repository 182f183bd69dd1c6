import { css } from 'lit';

/** The styles of the journal and of messages. */
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

  .journal li p {
    margin: 0;
  }

  .journal time {
    font-size: 0.9em;
    opacity: 0.85;
  }

  .message-example {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

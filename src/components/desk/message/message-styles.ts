import { css } from 'lit';

/** The styles of a message, of the example before it is sent, and of those whom it did not reach. */
export const messageStyles = css`
  .message {
    max-inline-size: 44em;
  }

  .message .field > select {
    inline-size: 100%;
    max-inline-size: 26em;
  }

  .message #message-text {
    min-block-size: 15em;
  }

  .inserts {
    gap: 0.5em;
  }

  .inserts > span {
    inline-size: 100%;
    font-size: 0.95em;
  }

  .inserts button {
    padding-inline: 0.75em;
  }

  .message-example {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  .journal li .undelivered {
    color: var(--danger);
  }

  .undelivered-to {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em 1em;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .journal .undelivered-to li {
    border: 0;
    padding: 0;
  }
`;

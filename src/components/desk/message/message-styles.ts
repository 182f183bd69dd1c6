import { css } from 'lit';

/** The styles of a message, and of the example before it is sent. */
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
`;

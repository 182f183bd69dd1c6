import { css } from 'lit';

/** The styles of the settings of a list. */
export const listSettingsStyles = css`
  .settings form {
    display: flex;
    flex-direction: column;
    align-items: start;
    gap: 0.75em;
  }

  .settings .field > label {
    font-weight: 600;
    font-size: 1em;
  }

  .settings form > * {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
`;

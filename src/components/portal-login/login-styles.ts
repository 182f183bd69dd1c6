import { css } from 'lit';
import { allFormStyles } from '../form/all-form-styles.js';

/** The styles of the sign-in. */
const sheet = css`
  .in {
    display: flex;
    flex-direction: column;
    gap: var(--gap);
  }

  .in form {
    gap: 1em;
  }

  .in input {
    max-inline-size: 26em;
  }

  .elsewhere form {
    margin-block-start: 0.75em;
  }

  /* a heading takes focus so that it is read out, not to be seen */
  [tabindex='-1'] {
    outline: none;
  }

  header {
    display: flex;
    align-items: baseline;
    gap: 0.75em;
  }

  header [part] {
    flex: 1;
  }

  .quiet {
    padding-inline: 0;
    border: 0;
    text-decoration: underline;
  }

  /* links in a row, or below each other on a phone */
  .actions:has(> .quiet) {
    gap: 0 1.5em;
  }

  @media (width < 480px) {
    .actions > .main {
      inline-size: 100%;
    }
  }

  /* the checkbox is beside its label */
  .end-link label {
    display: flex;
    gap: 0.75em;
    padding-block: 0.3em;
    inline-size: fit-content;
  }

  .end-link p {
    margin-block: 0;
  }

  [data-everywhere] {
    align-self: start;
  }
`;

export const loginStyles = [...allFormStyles, sheet];

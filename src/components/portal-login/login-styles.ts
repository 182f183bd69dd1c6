import { css } from 'lit';
import { allFormStyles } from '../form/all-form-styles.js';

/** The styles of the sign-in. */
const sheet = css`
  summary {
    padding-block: 0.25em;
  }

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

  .in [name='code'] {
    max-inline-size: 9em;
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
    align-items: start;
    gap: 0.75em;
  }

  header [part] {
    flex: 1;
  }

  .sign-out {
    min-block-size: 2.25em;
    padding: 0.25em 0.9em;
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

  .everywhere {
    inline-size: 100%;
  }
`;

export const loginStyles = [...allFormStyles, sheet];

import { css } from 'lit';
import { formStyles } from '../form/form-styles.js';

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

  .in details form,
  .elsewhere form {
    margin-block-start: 0.75em;
  }

  .sign-out {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: 0.5em 1em;
  }

  /* the checkbox is beside its label, and its help below */
  .end-link {
    flex: 1 1 16em;
    padding-block-start: 0.3em;
  }

  .end-link label {
    display: flex;
    gap: 0.75em;
    padding-block: 0.3em;
    inline-size: fit-content;
  }

  .end-link p {
    margin-block: 0;
  }

  .in > [data-everywhere] {
    align-self: start;
  }

  .everywhere {
    inline-size: 100%;
  }

  .elsewhere {
    padding-block-start: var(--gap);
    border-block-start: 1px solid var(--hair);
  }
`;

export const loginStyles = [...formStyles, sheet];

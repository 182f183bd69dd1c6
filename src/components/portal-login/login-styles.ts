import { css } from 'lit';
import { formStyles } from '../form/form-styles.js';

/** The look of the way in. */
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

  .elsewhere {
    padding-block-start: var(--gap);
    border-block-start: 1px solid var(--hair);
  }
`;

export const loginStyles = [...formStyles, sheet];

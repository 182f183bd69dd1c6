import { css } from 'lit';

/** The look of boxes and radio buttons in forms. */
export const choiceStyles = css`
  /* on the surface of fields; with forced colours and on paper they are the browser's */
  @media screen and (forced-colors: none) {
    .option input {
      appearance: none;
      display: grid;
      padding: 0.25em;
      background: var(--field);
      border: 1px solid var(--line);
      border-radius: var(--radius);
    }

    .option [type='radio'] {
      border-radius: 1em;
    }

    .option :checked {
      background: var(--accent);
    }

    .option :checked::before {
      content: '';
      background: currentColor;
      clip-path: polygon(0 50%, 40% 100%, 100% 0, 40% 70%);
    }

    .option [type='radio']::before {
      clip-path: circle();
    }
  }
`;

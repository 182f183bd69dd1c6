import type { Lit } from '../lit.js';

/** The styles of several persons, and of hidden questions. */
export const participantsStyles = ({ css }: Pick<Lit, 'css'>) => css`
  [hidden] {
    display: none !important;
  }

  .person,
  .person-questions {
    gap: calc(var(--gap) * 1.2);
  }

  fieldset.person {
    scroll-margin-block: 0.75em;
    gap: calc(var(--gap) * 0.8);
  }

  fieldset.person:not(:only-of-type) {
    padding: var(--gap) clamp(0.75em, 4%, 1.5em);
    background: color-mix(in srgb, currentColor 4%, transparent);
    border: 1px solid var(--hair);
    border-radius: var(--radius);
  }

  .person > legend,
  .for-all {
    font-size: 1.35em;
    font-weight: 700;
  }

  [disabled] > legend {
    padding: 0;
  }

  [disabled] > legend::before {
    content: '✓ ' / '';
  }

  .person-questions button {
    min-block-size: 2em;
    padding: 0;
    border: 0;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  .person-questions button:hover {
    box-shadow: none;
    text-decoration-thickness: 2px;
  }

  .more button {
    inline-size: 100%;
    border-style: dashed;
  }

  .more button::before {
    content: '+ ' / '';
  }
`;

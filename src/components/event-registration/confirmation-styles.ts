import type { Lit } from '../lit.js';

/** The tick and the list of persons of a confirmation: loaded with what it shows after it stands. */
export const confirmationStyles = ({ css }: Pick<Lit, 'css'>) => css`
  .done .notice {
    --tone: var(--accent);
  }

  .done .notice::before {
    content: '✓' / '';
    font-size: 2em;
  }

  .done .notice li {
    display: flex;
    gap: 0.5em;
  }

  .done .notice li::before {
    content: '✓ ' / '';
  }
`;

import type { Lit } from '../lit.js';

/** The styles of the error summary. */
export const summaryStyles = ({ css }: Pick<Lit, 'css'>) => css`
  .alert strong {
    color: var(--danger);
  }

  .alert strong::before {
    content: '!' / '';
    display: inline-block;
    inline-size: 1.45em;
    margin-inline-end: 0.5em;
    line-height: 1.45;
    text-align: center;
    border: 2px solid;
    border-radius: 50%;
  }

  .missing a {
    display: inline;
  }
`;

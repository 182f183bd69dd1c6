import type { Lit } from '../lit.js';

/** The styles of the error summary. */
export const summaryStyles = ({ css }: Pick<Lit, 'css'>) => css`
  /* further lines begin where the first one does, beside the sign */
  .alert strong {
    display: flex;
    gap: 0.5em;
    color: var(--danger);
  }

  .alert strong::before {
    content: '!' / '';
    flex: none;
    inline-size: 1.45em;
    block-size: 1.45em;
    margin-block-start: -2px;
    box-sizing: content-box;
    line-height: 1.45;
    text-align: center;
    border: 2px solid;
    border-radius: 50%;
  }

  .missing a {
    display: inline;
  }
`;

import type { Lit } from '../lit.js';

/** The look of how open fees are paid. */
export const paymentStyles = ({ css }: Pick<Lit, 'css'>) => css`
  .transfers,
  .transfer {
    display: flex;
    flex-direction: column;
    gap: 0.75em;
  }

  .transfers:empty {
    display: none;
  }

  .transfer {
    padding: 0.75em clamp(0.75em, 4%, 1.5em);
    border: 1px solid var(--hair);
    border-radius: var(--radius);
  }

  .transfer .row {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0.25em 1em;
    margin: 0;
  }

  /* an IBAN reads from left to right, and breaks between its groups of four */
  .transfer code {
    direction: ltr;
    unicode-bidi: isolate;
    font-size: 0.95em;
  }

  .transfer .sum {
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }

  .transfer .row button {
    min-block-size: 2em;
    padding: 0.15em 0.75em;
    font-size: 0.9em;
  }

  .transfer svg {
    display: block;
    inline-size: min(100%, 14em);
    margin-block-start: 0.75em;
  }

  .transfers [role='status'] {
    position: absolute;
    inline-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  @media print {
    .transfer .row button {
      display: none;
    }
  }
`;

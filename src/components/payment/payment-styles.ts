import type { CSSResult } from 'lit';
import type { Lit } from '../lit.js';

/** The styles of an account and a reference with their buttons and QR code. */
export const accountStyles = ({ css }: Pick<Lit, 'css'>): CSSResult => css`
  .transfer-row {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0.25em 1em;
  }

  .transfer-row button {
    min-block-size: 2em;
    padding: 0.15em 0.75em;
  }

  /* an IBAN reads from left to right, and breaks between its groups of four */
  code {
    direction: ltr;
    unicode-bidi: isolate;
  }

  .qr {
    inline-size: min(100%, 14em);
  }

  @media print {
    .transfer-row button {
      display: none;
    }
  }
`;

/** The styles of how open fees are paid. */
const transferStyles = ({ css }: Pick<Lit, 'css'>): CSSResult => css`
  .transfers,
  .transfer {
    display: flex;
    flex-direction: column;
    gap: 0.75em;
  }

  details.transfers {
    display: block;
  }

  .transfers > .transfer {
    margin-block-start: 0.75em;
  }

  .transfer {
    padding: 0.75em clamp(0.75em, 4%, 1.5em);
    border: 1px solid var(--hair);
    border-radius: var(--radius);
  }

  .sum {
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;

export const paymentStyles = (lit: Pick<Lit, 'css'>): CSSResult[] => [accountStyles(lit), transferStyles(lit)];

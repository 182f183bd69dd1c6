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

  /* a long title wraps beside its amount */
  .amount-row {
    flex-wrap: nowrap;
    font-variant-numeric: tabular-nums;
  }

  .amount-row > :last-child {
    white-space: nowrap;
  }

  .transfer-row button {
    min-block-size: 2em;
    padding: 0.15em 0.75em;
  }

  /* the label stands above the value and its button */
  .transfer-row .help {
    inline-size: 100%;
    margin: 0;
  }

  /* on a phone, an IBAN needs the whole line, and all buttons stand below their values */
  .transfer-row .help + * {
    flex: 1 0 min(100%, 17em);
  }

  .transfer-row code {
    font-size: 0.9em;
  }

  .qr {
    margin-block-start: 0.75em;
    inline-size: min(100%, 14em);
  }

  @media print {
    .transfer-row button,
    .transfer > details:not([open]) {
      display: none;
    }

    .transfer {
      break-inside: avoid;
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

  .transfers > .label {
    font-weight: 600;
  }

  .transfer {
    padding: 0.75em clamp(0.75em, 4%, 1.5em);
    border: 1px solid var(--hair);
    border-radius: var(--radius);
  }

  .sum {
    font-weight: 700;
  }
`;

export const paymentStyles = (lit: Pick<Lit, 'css'>): CSSResult[] => [accountStyles(lit), transferStyles(lit)];

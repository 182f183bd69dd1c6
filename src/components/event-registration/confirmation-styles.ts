import type { Lit } from '../lit.js';

/** The look of a confirmation on screens and on paper: loaded with what it shows after it stands. */
export const confirmationStyles = ({ css }: Pick<Lit, 'css'>) => css`
  summary {
    padding-block: 0.25em;
  }

  .done .notice {
    --tone: var(--accent);
  }

  /* not where an address has yet to be confirmed */
  .done .notice:has(~ .answers) {
    position: relative;
    padding-inline-start: 3.75em;
  }

  .done .notice:has(~ .answers)::before {
    content: '✓' / '';
    position: absolute;
    inset-inline-start: 1.1em;
    inset-block-start: 0.75em;
    inline-size: 1.7em;
    border: 0.15em solid var(--tone);
    border-radius: 50%;
    font-weight: 700;
    line-height: 1.7;
    text-align: center;
  }

  /* below they stand with what is chosen */
  .done .notice:has(~ .persons) ul {
    display: none;
  }

  .persons li + li {
    padding-block-start: 0.6em;
    border-block-start: 1px solid var(--hair);
  }

  .persons p:first-child {
    display: flex;
    justify-content: space-between;
    gap: 1em;
    font-variant-numeric: tabular-nums;
  }

  .persons dl {
    display: flex;
    gap: 0.5em;
    margin: 0;
  }

  .persons dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.04em;
    margin: 0;
  }

  .persons ul {
    gap: 0.6em;
  }

  .next-steps ul {
    gap: 0.375em;
    list-style: disc;
    margin: 0.4em 0 0;
    padding-inline-start: 1.2em;
  }

  /* calendars have a row of their own */
  .done > .actions > .calendars {
    flex: 1 1 calc(100% - 14em);
  }

  @media (width < 480px) {
    .done > .actions > * {
      inline-size: 100%;
    }
  }

  @media print {
    .done > :is(.actions, .answers:not([open])) {
      display: none;
    }
  }
`;

import { css } from 'lit';
import { summaryStyles } from '../event-registration/summary-styles.js';
import { foldStyles } from '../fold-styles.js';
import { allFormStyles } from '../form/all-form-styles.js';
import { paymentStyles } from '../payment/payment-styles.js';
import { surfaceStyles } from '../surface-styles.js';

const sheet = css`
  [hidden] {
    display: none !important;
  }

  .own,
  section {
    display: flex;
    flex-direction: column;
    gap: var(--gap);
  }

  :is(.own, section) > [role='status']:not(:has(*)),
  :is(.own, section) > [role='alert']:not(:has(*)) {
    position: absolute;
  }

  section {
    padding-block-start: var(--gap);
    border-block-start: 1px solid var(--hair);
  }

  .name {
    font-size: 1.3em;
    font-weight: 700;
    line-height: 1.25;
  }

  /* close to the name that it is about */
  .name + .help,
  :is(.name, .name + .help) + .state {
    margin-block-start: calc(0.4em - var(--gap));
  }

  .state {
    align-self: start;
    padding: 0.05em 0.75em;
    font-size: 0.9em;
    border: 1px solid var(--hair);
    border-radius: 1em;
  }

  /* titles and short sentences */
  :is([role='heading'], dt, .help, p.notice, .question > p) {
    text-wrap: balance;
  }

  /* headings and messages take focus so that they are read out, not to be seen */
  :is(.name, .said) {
    outline: none;
  }

  @media not print {
    .on-paper {
      display: none;
    }
  }

  @media print {
    form,
    .question,
    .actions {
      display: none;
    }
  }

  form {
    gap: var(--gap);
  }

  .actions:has(> .quiet) {
    gap: 0 1.5em;
  }

  .quiet {
    padding-inline: 0;
    border: 0;
    text-decoration: underline;
  }

  [data-cancel] {
    color: var(--danger);
  }

  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15em), 1fr));
    gap: 1em 1.5em;
    margin: 0;
  }

  dt {
    font-size: 0.9em;
    opacity: 0.85;
  }

  dd {
    margin: 0;
    white-space: pre-line;
  }
`;

export const ownRegistrationsStyles = [
  surfaceStyles,
  ...allFormStyles,
  foldStyles,
  sheet,
  ...paymentStyles({ css }),
  summaryStyles({ css }),
];

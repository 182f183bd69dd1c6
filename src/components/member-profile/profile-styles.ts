import { css } from 'lit';
import { summaryStyles } from '../event-registration/summary-styles.js';
import { foldStyles } from '../fold-styles.js';
import { loginStyles } from '../portal-login/login-styles.js';

const sheet = css`
  [hidden] {
    display: none !important;
  }

  .profile,
  .data,
  .fees,
  .person {
    display: flex;
    flex-direction: column;
    gap: var(--gap);
  }

  nav ul {
    flex-flow: row wrap;
    gap: 0.5em;
  }

  nav [aria-current] {
    font-weight: 600;
    border: 2px solid var(--accent);
  }

  .title2 {
    font-size: 1.2em;
    font-weight: 600;
    padding-block-end: 0.35em;
    border-block-end: 1px solid var(--hair);
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

  /* titles and short sentences */
  :is([role='heading'], dt, .help, .event-lead, p.notice, .notice > p[role], .question > p) {
    text-wrap: balance;
  }

  .label {
    font-weight: 600;
  }

  dd {
    margin: 0;
    white-space: pre-wrap;
  }

  .section {
    gap: calc(var(--gap) * 0.9);
  }

  .fees {
    gap: 0.75em;
  }

  form > .notice {
    max-inline-size: none;
  }

  /* one gap from the summary to the first field; without a summary, the heading above has its own */
  .editing > .notice + .questions > .help {
    margin-block-start: calc(var(--gap) * -0.6);
  }

  .editing > .questions > .help {
    margin-block-end: calc(var(--gap) * -0.6);
  }

  /* about both fields of a name */
  [role='group'] > .help {
    margin-block-end: 0.75em;
  }

  .whose {
    font-size: 1.3em;
    font-weight: 600;
  }

  .whose + * {
    margin-block-start: calc(var(--gap) / -2);
  }

  @media print {
    .notice,
    .end-link,
    nav,
    button {
      display: none;
    }
  }
`;

export const profileStyles = [...loginStyles, foldStyles, summaryStyles({ css }), sheet];

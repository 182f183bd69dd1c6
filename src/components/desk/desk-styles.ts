import { css } from 'lit';
import { loginStyles } from '../portal-login/login-styles.js';
import { surfaceStyles } from '../surface-styles.js';
import { attendanceStyles } from './attendance-styles.js';
import { duplicatesStyles } from './duplicates/duplicates-styles.js';
import { journalStyles } from './journal-styles.js';
import { listSettingsStyles } from './list-settings/list-settings-styles.js';
import { moneyStyles } from './money/money-styles.js';
import { overviewStyles } from './overview-styles.js';
import { personStyles } from './person-styles.js';
import { rowsStyles } from './rows-styles.js';

/** The frame of each screen: its header, headings, sections and links. */
const sheet = css`
  :host {
    max-inline-size: none;
  }

  :host,
  section,
  .card {
    display: flex;
    flex-direction: column;
    gap: 1em;
  }

  header,
  nav,
  .who,
  .facts,
  .state-line,
  .counts,
  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5em 1em;
  }

  header {
    justify-content: space-between;
    border-block-end: 1px solid var(--hair);
    padding-block-end: 0.75em;
  }

  .who {
    margin-inline-start: auto;
  }

  @media (max-width: 34rem) {
    .who bdi {
      display: none;
    }

    .tools {
      gap: 0.5em;
    }

    .tools .field:not(.grow) {
      flex: 1 1 8em;
    }
  }

  nav .plain::before {
    content: '‹ ' / '';
  }

  [dir='rtl'] nav .plain::before,
  :host([dir='rtl']) nav .plain::before {
    content: '› ' / '';
  }

  h2 {
    margin: 0;
    font-size: 1.2em;
    line-height: 1.3;
  }

  .plain {
    min-block-size: 0;
    padding: 0.3em 0;
    border: 0;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  .plain:hover {
    box-shadow: none;
    text-decoration-thickness: 2px;
  }

  @media (forced-colors: active) {
    .plain {
      text-decoration: underline !important;
    }
  }

  section {
    gap: 0.75em;
    padding-block-start: 1em;
    border-block-start: 1px solid var(--hair);
  }

  .outcome {
    border-inline-start-width: 4px;
  }
`;

export const deskStyles = [
  surfaceStyles,
  ...loginStyles,
  sheet,
  overviewStyles,
  personStyles,
  journalStyles,
  listSettingsStyles,
  rowsStyles,
  attendanceStyles,
  moneyStyles,
  duplicatesStyles,
];

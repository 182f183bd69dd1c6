import { css } from 'lit';
import { summaryStyles } from '../event-registration/summary-styles.js';
import { loginStyles } from '../portal-login/login-styles.js';
import { surfaceStyles } from '../surface-styles.js';
import { attendanceStyles } from './attendance-styles.js';
import { duplicatesStyles } from './duplicates/duplicates-styles.js';
import { journalStyles } from './journal-styles.js';
import { listSettingsStyles } from './list-settings/list-settings-styles.js';
import { messageStyles } from './message/message-styles.js';
import { moneyStyles } from './money/money-styles.js';
import { overviewStyles } from './overview-styles.js';
import { personStyles } from './person-styles.js';
import { rowsStyles } from './rows-styles.js';
import { toolsStyles } from './tools-styles.js';

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

  ::slotted(.club) {
    margin: 0;
  }

  .who {
    margin-inline-start: auto;
    min-block-size: 2.75em;
  }

  .who .sign-out {
    min-block-size: 2.75em;
  }

  nav .plain {
    display: inline-grid;
    grid-template-columns: auto 1fr;
    align-content: center;
    align-items: baseline;
    column-gap: 0.35em;
    min-block-size: 2.75em;
  }

  /* in an isolate of its own: in a line from right to left it would be mirrored once more */
  nav .plain::before {
    content: '‹' / '';
    unicode-bidi: isolate-override;
    direction: ltr;
  }

  :host([dir='rtl']) nav .plain::before {
    content: '›' / '';
  }

  /* beside its arrow, whatever the direction of a title */
  nav .plain > bdi {
    text-align: left;
  }

  :host([dir='rtl']) nav .plain > bdi {
    text-align: right;
  }

  @media (max-width: 34rem) {
    /* the club and the sign-out share the first line; the ways back have the second one */
    header,
    header nav {
      gap: 0 1em;
    }

    header nav {
      order: 1;
      flex: 1 1 100%;
    }

    nav ~ .who bdi {
      display: none;
    }
  }

  :host > :is(p, .in) {
    max-inline-size: 44em;
  }

  .help {
    max-inline-size: 52em;
    text-wrap: pretty;
  }

  /* in one piece unless it is wider than its line */
  code {
    display: inline-block;
    max-inline-size: 100%;
    font-size: 0.95em;
    overflow-wrap: anywhere;
  }

  details > summary {
    margin-inline-start: 1.2em;
    list-style-position: outside;
    cursor: pointer;
    padding-block: 0.65em;
    inline-size: fit-content;
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

  .question {
    align-items: stretch;
  }

  .question .field {
    max-inline-size: 44em;
  }

  .question > p {
    max-inline-size: 60em;
    text-wrap: pretty;
  }

  .question .actions button {
    min-inline-size: 0;
  }

  @media (max-width: 34rem) {
    .question .actions {
      gap: 0.5em;
    }

    .question .actions button {
      flex: 1 1 auto;
      padding-inline: 0.75em;
    }
  }
`;

export const deskStyles = [
  surfaceStyles,
  ...loginStyles,
  summaryStyles({ css }),
  sheet,
  overviewStyles,
  personStyles,
  journalStyles,
  messageStyles,
  listSettingsStyles,
  toolsStyles,
  rowsStyles,
  attendanceStyles,
  moneyStyles,
  duplicatesStyles,
];

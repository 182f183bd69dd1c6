import { css } from 'lit';
import { loginStyles } from '../portal-login/login-styles.js';
import { surfaceStyles } from '../surface-styles.js';
import { attendanceStyles } from './attendance-styles.js';
import { duplicatesStyles } from './duplicates/duplicates-styles.js';
import { moneyStyles } from './money/money-styles.js';
import { rowsStyles } from './rows-styles.js';

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

  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 22em), 1fr));
    gap: 1em;
  }

  .card {
    padding: 1em 1.25em;
    border: 1px solid var(--hair);
    border-radius: var(--radius);
  }

  .card h2 .plain {
    text-decoration: none;
  }

  .card h2 .plain:hover {
    text-decoration: underline;
  }

  .facts,
  .calm {
    font-size: 0.95em;
    opacity: 0.85;
  }

  .counts {
    flex-direction: row;
    gap: 0.5em;
  }

  .counts button {
    padding: 0.35em 0.9em;
    min-block-size: 2.5em;
  }

  .counts :is(.applied, .waiting) {
    border: 2px solid var(--accent);
  }

  .card .actions .main {
    min-inline-size: 0;
  }

  .counts b {
    font-size: 1.15em;
  }

  .badge {
    display: inline-block;
    padding: 0.05em 0.6em;
    font-size: 0.9em;
    border: 1px solid var(--line);
    border-radius: 1em;
    white-space: nowrap;
  }

  .badge:is(.waiting, .offered, .applied, .unconfirmed) {
    border-style: dashed;
  }

  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 14em), 1fr));
    gap: 0.75em 1.5em;
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

  .none {
    opacity: 0.7;
  }

  section {
    gap: 0.75em;
    padding-block-start: 1em;
    border-block-start: 1px solid var(--hair);
  }

  .history {
    display: grid;
    gap: 0.4em;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .history li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1em;
  }

  .history time {
    opacity: 0.85;
  }

  .journal {
    display: grid;
    gap: 0.75em;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .journal li {
    border-block-end: 1px solid var(--hair);
    padding-block-end: 0.75em;
  }

  .journal li p {
    margin: 0;
  }

  .journal time {
    font-size: 0.9em;
    opacity: 0.85;
  }

  .question .field {
    align-self: stretch;
  }

  .answers-of-person {
    max-inline-size: 44em;
  }

  .yes {
    color: var(--danger);
    border-color: currentColor;
    font-weight: 600;
  }

  .message-example {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  .outcome {
    border-inline-start-width: 4px;
  }

  .settings form {
    display: flex;
    flex-direction: column;
    align-items: start;
    gap: 0.75em;
  }

  .settings form > * {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
`;

export const deskStyles = [
  surfaceStyles,
  ...loginStyles,
  sheet,
  rowsStyles,
  attendanceStyles,
  moneyStyles,
  duplicatesStyles,
];

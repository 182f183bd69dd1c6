import type { Lit } from '../lit.js';

/** The look of a member's registrations, on top of that of the profile. */
export const memberRegistrationsStyles = ({ css }: Pick<Lit, 'css'>) => css`
  :host {
    max-inline-size: none;
  }

  .own,
  .event,
  .event > section,
  .details,
  .open-events,
  .open-events :is(ul, li),
  .form-place {
    display: flex;
    flex-direction: column;
    gap: 0.75em;
  }

  .own,
  .details {
    gap: var(--gap);
  }

  :is(.own, section, .details) > :is([role='status'], [role='alert']):not(:has(*)) {
    position: absolute;
  }

  .own {
    container-type: inline-size;
  }

  .event {
    gap: 0;
  }

  /* registrations through the same form stand below its title */
  .event:not(:has(> div)) {
    margin-block-start: calc(var(--gap) * -1);
  }

  .event > section {
    gap: 0;
    border-block-end: 1px solid var(--hair);
  }

  .event-title {
    font-size: 1.1em;
  }

  .event > div:first-child {
    padding-block-end: 0.35em;
  }

  .event-lead,
  .facts,
  .open-events .help {
    font-size: 0.9em;
    opacity: 0.85;
  }

  .event-title,
  .name,
  .amount,
  [data-state='offered'] .state {
    font-weight: 600;
  }

  .amount {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  /* name and price in one line, with state and fee between them, or below where there is no room */
  summary[data-name] {
    grid-template-columns: 0.8em 1fr auto;
    gap: 0 0.75em;
    padding-block: 0.65em;
  }

  summary[data-name]:hover .name {
    text-decoration: underline;
  }

  /* state and fee below each other */
  .facts {
    display: flex;
    flex-direction: column;
    gap: 0.1em;
    grid-area: 2 / 2 / auto / -1;
  }

  @container (min-width: 34em) {
    summary[data-name] {
      grid-template-columns: 0.8em minmax(8em, 1fr) 2fr auto;
    }

    .facts {
      grid-area: 1 / 3;
    }

    .amount {
      grid-area: 1 / 4;
    }
  }

  .details {
    padding-block: 0.5em 1.25em;
    padding-inline-start: 1.55em;
  }

  dd {
    white-space: pre-line;
  }

  /* the next section has a line of its own */
  .open-events li:not(:last-child) {
    padding-block-end: 1.25em;
    border-block-end: 1px solid var(--hair);
  }

  /* below the heading of all of them, with the date close to it */
  li > .event-title {
    margin-block-end: -0.65em;
  }

  @media (width < 480px) {
    .open-events .actions button {
      inline-size: 100%;
    }
  }

  [data-cancel] {
    color: var(--danger);
  }

  .form-place {
    padding-block: 0.5em;
  }

  .answers {
    gap: var(--gap);
    padding-block-start: 0.5em;
  }

  @media not print {
    .on-paper {
      display: none;
    }
  }

  @media print {
    .open-events,
    form,
    .question {
      display: none;
    }

    summary[data-name] {
      grid-template-columns: 1fr auto;
    }

    .facts {
      grid-area: 2 / 1 / auto / -1;
    }

    .amount {
      grid-area: 1 / 2;
    }

    .details {
      padding-inline-start: 0;
    }

    .event > section {
      break-inside: avoid;
    }
  }
`;

/** The look of the profile with them: on a wide window, registrations and stored data stand beside each other. */
export const columnStyles = ({ css }: Pick<Lit, 'css'>) => css`
  :host([state='signed-in']) {
    max-inline-size: 66em;
  }

  @media not print {
    .profile:has(> section) {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 23em), 1fr));
      align-items: start;
      column-gap: 3em;
    }

    .profile > :not(section, .data) {
      grid-column: 1 / -1;
    }

    .data > .whose {
      padding-block-end: 0.35em;
      font-size: 1.2em;
      border-block-end: 1px solid var(--hair);
    }
  }
`;

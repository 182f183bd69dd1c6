import type { Lit } from '../lit.js';

/** The look of a member's registrations, on top of that of the profile. */
export const memberRegistrationsStyles = ({ css }: Pick<Lit, 'css'>) => css`
  :host {
    max-inline-size: none;
  }

  .own,
  .event,
  .event > section,
  .open-events,
  .form-place {
    display: flex;
    flex-direction: column;
    gap: 1em;
  }

  .own,
  .open-events {
    gap: var(--gap);
  }

  :is(.own, section) > [role='status']:not(:has(*)),
  :is(.own, section) > [role='alert']:not(:has(*)) {
    position: absolute;
  }

  .event > section {
    gap: 0.6em;
    padding-inline-start: 1em;
    border-inline-start: 3px solid var(--hair);
  }

  .event-title {
    font-size: 1.1em;
    font-weight: 600;
  }

  .event > div:first-child p,
  .open-events li p {
    font-size: 0.9em;
    opacity: 0.85;
  }

  .name,
  [data-state='offered'] > .state {
    font-weight: 600;
  }

  /* a place that waits for an answer */
  .event > section[data-state='offered'] {
    border-inline-start-color: var(--accent);
  }

  /* the transfers stand below a summary of this name */
  details .transfers > .label {
    display: none;
  }

  dd {
    white-space: pre-line;
  }

  summary {
    min-block-size: 1.75em;
    cursor: pointer;
  }

  details[open] > summary {
    margin-block-end: 0.5em;
  }

  .open-events ul {
    display: flex;
    flex-direction: column;
    gap: 1em;
  }

  .open-events li {
    display: flex;
    flex-direction: column;
    gap: 0.5em;
    padding-block-end: 1em;
    border-block-end: 1px solid var(--hair);
  }

  /* the next section has a line of its own */
  .open-events li:last-child {
    padding-block-end: 0;
    border-block-end: 0;
  }

  /* below the heading of all of them, with the date close to it */
  li > .event-title {
    margin-block-end: -0.4em;
    font-size: 1em;
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
    .question,
    summary {
      display: none;
    }

    .event > section {
      break-inside: avoid;
    }
  }
`;

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

  .own > [role='status']:not(:has(*)),
  .own > [role='alert']:not(:has(*)) {
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
  .state {
    font-weight: 600;
  }

  .state {
    font-weight: normal;
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

  .form-place {
    padding-block: 0.5em;
  }

  @media print {
    .open-events,
    form,
    .question {
      display: none;
    }
  }
`;

import type { Lit } from '../lit.js';

/** The look of a form that is shown step by step. On paper it stands as a whole. */
export const stepStyles = ({ css }: Pick<Lit, 'css'>) => css`
  .step-head:empty,
  .step-nav:empty {
    display: none;
  }

  .step-head {
    margin-block-end: calc(var(--gap) * -0.6);
  }

  .step-head ol {
    display: flex;
    gap: 0.35em;
    margin: 0 0 0.75em;
    padding: 0;
    list-style: none;
  }

  .step-head li {
    position: relative;
    flex: 1;
    block-size: 0.4em;
    border-radius: 1em;
    background: var(--hair);
  }

  .step-head :is(.past, [aria-current]) {
    background: var(--accent);
  }

  .step-head .past {
    opacity: 0.5;
  }

  /* the visitor is put there: nothing can be done with it */
  .step-title {
    outline: none;
  }

  .step-title > span {
    display: block;
    font-size: 0.9em;
    opacity: 0.85;
  }

  .step-title > bdi {
    font-size: 1.35em;
    font-weight: 700;
    line-height: 1.25;
  }

  .step-nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75em;
  }

  @media (width < 480px) {
    .step-nav > * {
      flex: 1 1 auto;
    }
  }

  @media (forced-colors: active) {
    .step-head li {
      border: 1px solid;
    }

    .step-head :is(.past, [aria-current]) {
      border-width: 0.2em;
    }
  }

  @media screen {
    form [data-step='away'],
    form:is([data-steps='middle'], [data-steps='last']) > .lead,
    form:is([data-steps='first'], [data-steps='middle']) .prices,
    form:is([data-steps='first'], [data-steps='middle']) > .links,
    form:is([data-steps='first'], [data-steps='middle']) > .actions > .main {
      display: none;
    }

    /* the title of the step says the same */
    [data-step='now'] > :is(legend, .for-all),
    [data-step='now']:not(:has(> :is(legend, .for-all))) > .section:not(.section ~ *) > legend {
      display: none;
    }

    [data-step='now'] > .help {
      margin-block-start: 0;
    }

    /* a person is done with when the next step is shown */
    [data-step='now'] .done-button {
      display: none;
    }

    form[data-steps='last'] .step-nav {
      margin-block-end: calc(var(--gap) * -0.9);
    }

    form:is([data-steps='first'], [data-steps='middle']) > .actions {
      position: static;
      padding-block: 0;
      border: 0;
      background: none;
    }
  }

  @media print {
    .step-head,
    .step-nav {
      display: none;
    }
  }
`;

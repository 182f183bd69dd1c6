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

  /* the visitor is put there, with the progress above it in view: nothing can be done with it */
  .step-title {
    scroll-margin-block-start: 2em;
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

    /* the way back and the button that sends share a row, or stand close to each other where their words are long */
    form[data-steps='last'] {
      flex-flow: row wrap;
      column-gap: 0.75em;
    }

    form[data-steps='last'] > :not(.actions),
    form[data-steps='last'] > .questions > :not(.step-nav, .note) {
      min-inline-size: 100%;
    }

    form[data-steps='last'] .step-nav {
      align-self: start;
      margin-block-end: calc(var(--gap) * -0.9);
    }

    form[data-steps='last'] > .actions {
      flex: 1;
    }

    @media (width < 480px) {
      form[data-steps='last'] :is(.step-nav, .actions) {
        flex: 1 1 auto;
      }

      /* a message below the button does not move it to another row */
      form[data-steps='last'] > .actions > p:not(:empty) {
        inline-size: 0;
        min-inline-size: 100%;
      }
    }

    form:is([data-steps='first'], [data-steps='middle']) > .actions {
      position: static;
      padding-block: 0;
      border: 0;
      background: none;
    }
  }

  /* in a sheet that fills the screen of a phone the progress stays below the head, and the way on at the foot; the head has two lines at most */
  @media screen and (width <= 40em) and (height >= 30em) {
    dialog:has(.step-title):modal {
      display: flex;
      flex-direction: column;
      scroll-padding-block-start: 5.5em;
    }

    dialog:has(.step-title) form {
      flex: 1 0 auto;
    }

    dialog:has(.step-title) .close {
      z-index: 2;
    }

    dialog:has(.step-title) .close span {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
    }

    dialog .step-head {
      display: contents;
    }

    dialog .step-head ol,
    dialog form:not([data-steps='last']) .step-nav {
      position: sticky;
      z-index: 1;
      margin-inline: -1em;
      background: var(--paper, Canvas);
    }

    dialog .step-head ol {
      inset-block-start: 3em;
      margin-block: 0 calc(var(--gap) * -1.6);
      padding: 0.75em 1em 0.6em;
    }

    dialog .step-title {
      margin-block-end: calc(var(--gap) * -0.6);
    }

    dialog form:not([data-steps='last']) .step-nav {
      inset-block-end: 0;
      margin-block: auto calc(var(--gap) * -1.6);
      padding: 0.75em 1em;
      border-block-start: 1px solid var(--hair);
    }

    dialog form[data-steps='last'] {
      flex-flow: column;
    }

    dialog form[data-steps='last'] :is(.step-nav, .actions) {
      flex: none;
      align-self: stretch;
    }

    dialog form[data-steps='last'] > .actions {
      margin-block-start: auto;
    }
  }

  @media print {
    .step-head,
    .step-nav,
    .card,
    .close,
    .more,
    form button {
      display: none;
    }

    /* of persons who are cards on the screen, too */
    .card ~ .person-questions {
      display: flex !important;
    }

    /* all of a dialog, not the part that is seen */
    dialog:modal {
      position: absolute;
      inset: 0 0 auto;
      inline-size: auto;
      max-inline-size: none;
      block-size: auto;
      max-block-size: none;
      margin: 0;
      border: 0;
      overflow: visible;
    }

    dialog::backdrop {
      display: none;
    }
  }
`;

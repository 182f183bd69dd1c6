import { css } from 'lit';
import { controlStyles } from './control-styles.js';

/** The styles of a form. */
const sheet = css`
  :host {
    max-inline-size: 44em;
  }

  fieldset,
  legend {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }

  .title,
  form,
  .section,
  .person,
  .person-questions,
  .group,
  .done,
  .lead,
  ul {
    display: flex;
    flex-direction: column;
    gap: var(--gap);
  }

  .title,
  .lead,
  .group,
  .options,
  ul {
    gap: 0.5em;
  }

  .title {
    margin-block-end: var(--gap);
  }

  .lead {
    white-space: pre-line;
  }

  /* the description below dates and place */
  .lead + .lead {
    margin-block-start: 0.5em;
  }

  /* its gap would remain */
  .lead:not(:has(*)) {
    display: none;
  }

  /* the form is inert while it is sent */
  .questions {
    display: contents;
  }

  form {
    gap: calc(var(--gap) * 1.6);
  }

  /* a floated legend is laid out like any other block */
  legend {
    float: inline-start;
    inline-size: 100%;
    padding-block-end: 0.35em;
  }

  legend + * {
    clear: both;
  }

  .section > legend {
    font-size: 1.2em;
    border-block-end: 1px solid var(--hair);
  }

  .date,
  .parts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75em;
  }

  /* the honeypot, for programs that fill in every control, and the number of a single person; a font of its own would cost a look-up */
  .note,
  .person:only-of-type > legend {
    font: inherit;
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    border: 0;
    /* clipped text would wrap letter by letter and make the page longer */
    overflow: hidden;
    opacity: 0;
  }

  /* the button is hidden until the form is complete */
  .actions[inert] {
    visibility: hidden;
  }

  @media (width < 480px) {
    :is(.actions, .notice) > .main {
      inline-size: 100%;
    }
  }

  select,
  .option {
    cursor: pointer;
  }

  [aria-disabled] {
    opacity: 0.6;
    cursor: progress;
  }
`;

export const formStyles = [sheet, controlStyles];

import type { Lit } from '../lit.js';

/** The styles of persons as cards: the name, one line with what is chosen, and the button that opens them. */
export const cardStyles = ({ css }: Pick<Lit, 'css'>) => css`
  /* the button stands beside the name and the line below it */
  fieldset.person:has(> .card) {
    display: grid;
    grid-template-columns: minmax(5em, 1fr) auto;
    align-items: center;
    gap: 0.15em 1em;
    padding-block: calc(var(--gap) * 0.7);
  }

  /* cards read as one list */
  .person:has(> .card) + .person:has(> .card) {
    margin-block-start: calc(var(--gap) * -1.1);
  }

  .person:has(> .card) > legend {
    padding-block-end: 0;
    font-size: 1.15em;
  }

  .card {
    display: contents;
  }

  .card > p {
    grid-area: 2 / 1;
    opacity: 0.85;
  }

  .card > button {
    grid-area: 1 / 2 / span 2;
    min-block-size: 2.5em;
    padding: 0.35em 1em;
  }

  .card ~ .person-questions {
    grid-column: 1 / -1;
  }

  @media (width < 21em) {
    fieldset.person:has(> .card) {
      display: flex;
    }

    .card > button {
      align-self: start;
    }
  }

  .person-questions .done-button {
    min-block-size: 2.5em;
    margin-inline-end: auto;
    padding: 0.35em 1em;
    border: 1px solid var(--line);
    text-decoration: none;
  }

  .person-questions .done-button:hover {
    box-shadow: 0 0 0 3px var(--hair);
  }
`;

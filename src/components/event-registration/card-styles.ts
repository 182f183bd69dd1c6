import type { Lit } from '../lit.js';

/** The styles of persons as cards: the name, one line with what is chosen, and the button that opens them. */
export const cardStyles = ({ css }: Pick<Lit, 'css'>) => css`
  fieldset.person:has(> .card) {
    padding-block: calc(var(--gap) * 0.7);
  }

  .person:has(> .card) > legend {
    padding-block-end: 0;
    font-size: 1.15em;
  }

  .card {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: 0.25em 1em;
    margin-block-start: calc(var(--gap) * -0.6);
  }

  .card > p {
    grid-column: 1;
    opacity: 0.85;
  }

  .card > button {
    grid-column: 2;
    min-block-size: 2.5em;
    padding: 0.35em 1em;
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

import type { Lit } from '../lit.js';

/** Events as cards, side by side if there is room. */
export const cardsStyles = ({ css }: Lit) => css`
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17em), 1fr));
    gap: var(--gap);
  }

  .cards .item {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: 0.75em;
    padding: 1em;
    overflow: hidden;
    border: 1px solid var(--hair);
    border-radius: var(--radius);
  }

  .cards .picture {
    order: -1;
    inline-size: calc(100% + 2em);
    margin: -1em -1em 0;
    border-radius: 0;
  }

  .cards .about {
    flex: 1;
  }

  .cards .state {
    margin-block-start: auto;
    padding-block-start: 0.5em;
  }

  .cards .ways {
    display: grid;
    justify-items: start;
    text-align: start;
  }

  .cards .ways a {
    inline-size: fit-content;
  }
`;

import type { Lit } from '../lit.js';

/** Events as cards, side by side if there is room. */
export const cardsStyles = ({ css }: Lit) => css`
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17em), 1fr));
    gap: var(--gap);
  }

  .cards .item {
    padding: 1em;
    border: 1px solid var(--hair);
    border-radius: var(--radius);
  }

  .cards .item:has(.picture) {
    flex-wrap: wrap;
  }

  .cards .picture {
    order: -1;
    inline-size: calc(100% + 2em);
    margin: -1em -1em 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }

  .cards .ways {
    margin-block-start: auto;
    padding-block-start: 0.5em;
  }
`;

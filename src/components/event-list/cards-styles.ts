import type { Lit } from '../lit.js';

/** Events as cards, side by side if there is room. */
export const cardsStyles = ({ css }: Lit) => css`
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17em), 1fr));
    gap: var(--gap);
  }

  .cards .item,
  .cards .item:has(.picture:not([hidden])) {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: 0.75em;
    padding: 1em;
    overflow: hidden;
    border: 1px solid var(--hair);
    border-radius: var(--radius);
  }

  .cards .picture,
  .cards:has(.picture:not([hidden])) .item::before {
    order: -1;
    inline-size: calc(100% + 2em);
    margin: -1em -1em 0;
    border-radius: 0;
  }

  .cards .item:has(.picture:not([hidden]))::before {
    display: none;
  }

  .cards:has(.picture:not([hidden])) .date {
    margin: 0;
  }

  /* side by side, all dates lie on their image or on a block of its size, so that no card has a hole */
  @container (min-width: 36.5em) {
    .cards:has(.picture:not([hidden])) .date {
      position: absolute;
      inset-block-start: 0.75em;
      inset-inline-start: 0.75em;
    }
  }

  /* below each other, an event without an image has no block */
  @container (max-width: 36.49em) {
    .cards .item::before {
      display: none;
    }
  }

  .cards .about {
    flex: 1;
  }

  .cards .state {
    margin-block-start: auto;
    padding-block-start: 0.5em;
  }

  .cards .ways {
    display: flex;
    text-align: start;
  }

  .cards .ways a {
    inline-size: fit-content;
  }
`;

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

  /* side by side, an event without an image has its date as large as the image beside it, so that no card has a hole */
  @container (min-width: 36.5em) {
    .cards:has(.picture:not([hidden])) .date {
      display: flex;
      flex-direction: column;
      justify-content: center;
      inline-size: calc(100% + 2em);
      margin: -1em -1em 0;
      aspect-ratio: 16 / 9;
      font-size: 1.15em;
      border-radius: 0;
    }

    .cards .item:has(.picture:not([hidden])) .date {
      display: block;
      inline-size: 4em;
      margin: 0;
      aspect-ratio: auto;
      font-size: 1em;
      border-radius: var(--radius);
    }
  }

  .cards .ways > .ways {
    margin: 0;
  }

  .cards p.ways {
    margin-block-start: auto;
    padding-block-start: 0.5em;
  }
`;

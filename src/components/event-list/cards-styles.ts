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

  .cards .picture {
    order: -1;
    inline-size: calc(100% + 2em);
    margin: -1em -1em 0;
    border-radius: 0;
  }

  .cards:has(.picture:not([hidden])) .date,
  .cards .item:has(.picture:not([hidden])) .date {
    inline-size: 4em;
    margin: 0;
    padding-inline: 0;
    aspect-ratio: auto;
    font-size: 1em;
    background: color-mix(in srgb, var(--accent) 12%, transparent);
  }

  .cards .item:has(.picture:not([hidden])) .date span {
    display: block;
  }

  /* side by side, an event without an image has its date as large as the image beside it, so that no card has a hole */
  @container (min-width: 36.5em) {
    .cards:has(.picture:not([hidden])) .date {
      align-content: center;
      inline-size: calc(100% + 2em);
      margin: -1em -1em 0;
      aspect-ratio: 16 / 9;
      font-size: 1.15em;
      border-radius: 0;
    }

    .cards .item:has(.picture:not([hidden])) .date {
      border-radius: var(--radius);
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

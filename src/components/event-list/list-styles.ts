import { css } from 'lit';

/** The styles of events below each other or as cards, by the width of the element. */
export const listStyles = css`
  ul + *,
  .more,
  .feed {
    margin-block-start: var(--gap);
  }

  .item {
    display: grid;
    grid-template-columns: 4em minmax(0, 1fr);
    align-items: start;
    gap: 0.6em 1em;
    padding-block: 1em;
    border-block-start: 1px solid var(--hair);
  }

  .date {
    grid-area: 1 / 1 / span 2;
    inline-size: calc(4em / 0.9);
    padding: 0.4em 0;
    white-space: pre;
    /* the longest month, August in Arabic, leaves room at both edges */
    font-size: 0.9em;
    text-align: center;
    line-height: 1.2;
    background: color-mix(in srgb, var(--accent) 12%, transparent);
    border-radius: var(--radius);
  }

  .date::first-line {
    font-size: 1.65em;
    font-weight: 700;
  }

  /* beside the date and above the title, so that it belongs to its event */
  .picture {
    grid-area: 1 / 2;
    inline-size: min(100%, 15em);
    block-size: auto;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    border-radius: var(--radius);
  }

  /* inline, so that it stays on the line of the last word before it */
  .map {
    display: inline;
    padding-block: 0.3em;
  }

  .price {
    font-weight: 600;
  }

  .about {
    display: flex;
    flex-direction: column;
    gap: 0.25em;
  }

  .name {
    font-size: 1.15em;
    font-weight: 700;
    line-height: 1.3;
    text-wrap: balance;
    hyphens: auto;
  }

  .when,
  .text {
    opacity: 0.85;
  }

  /* the place moves to a line of its own as a whole */
  .when {
    display: flex;
    flex-wrap: wrap;
    column-gap: 1.25em;
  }

  .text {
    max-inline-size: 44em;
    white-space: pre-line;
  }

  .state,
  .ways {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4em 1em;
  }

  /* below each other for every event, whether its words are short or long */
  .ways {
    grid-column: 2;
    display: grid;
    justify-items: start;
  }

  .state {
    margin-block-start: 0.35em;
  }

  /* with room, an image stands at the end of its row */
  @container (min-width: 34em) {
    .item {
      grid-template: auto 1fr / 4em minmax(0, 1fr) auto;
    }

    .ways {
      display: flex;
    }

    .picture {
      grid-area: 1 / 3 / span 2;
      justify-self: end;
      inline-size: 11.5em;
    }
  }

  /* with more room, the links stand there, below an image */
  @container (min-width: 42em) {
    .item {
      grid-template-columns: 4em minmax(0, 1fr) 11.5em;
      row-gap: 0;
    }

    .about {
      grid-area: 1 / 2 / span 2;
    }

    .picture {
      grid-area: 1 / 3;
      margin-block-end: 0.6em;
    }

    .ways {
      display: grid;
      justify-items: stretch;
      grid-area: 2 / 3;
      text-align: center;
    }

    .ways a {
      inline-size: auto;
    }
  }

  .badge {
    font-size: 0.9em;
  }

  /* not around a sentence with a date */
  .badge:not(.soon) {
    padding: 0.1em 0.7em;
    border: 1px solid color-mix(in srgb, var(--tone) 45%, transparent);
    border-radius: 1em;
  }

  .badge:not(.soon)::before {
    content: '● ' / '';
    color: var(--tone);
    /* the font of the sign must not move the words down */
    line-height: 0;
    vertical-align: 0.1em;
  }

  .open {
    --tone: color-mix(in oklab, #16a34a 75%, currentColor);
  }

  .few {
    --tone: color-mix(in oklab, #d97706 75%, currentColor);
  }

  .badge.gone::before {
    content: '○ ' / '';
  }

  .way {
    padding: 0.35em 1.1em;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    text-decoration: none;
  }

  /* ten filled buttons below each other would shout */
  .way.main {
    min-inline-size: 0;
    background: color-mix(in srgb, var(--accent) 12%, transparent);
    border-color: var(--accent);
  }

  .way.main:not(:hover) span {
    color: inherit;
  }

  .way.main:hover {
    background: var(--accent);
  }
`;

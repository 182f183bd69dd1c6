import { css } from 'lit';

/** The styles of the overview: a card for each list, with what waits in it. */
export const overviewStyles = css`
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 22em), 1fr));
    gap: 1em;
  }

  .card {
    padding: 1em 1.25em;
    border: 1px solid var(--hair);
    border-radius: var(--radius);
  }

  .cards > .card {
    gap: 0.5em;
  }

  /* as high as a finger, as near as a line of text */
  .card h2:has(.plain) {
    margin-block: -0.45em -0.3em;
  }

  .cards .facts {
    row-gap: 0;
  }

  .card > .actions:last-child {
    margin-block-start: auto;
  }

  .card h2 .plain {
    min-block-size: 2.3em;
    text-decoration: none;
  }

  .card h2 .plain:is([data-target], :hover) {
    text-decoration: underline;
  }

  .card .sold-out {
    display: inline-block;
    padding-block: 0.5em;
  }

  .facts,
  .calm {
    font-size: 0.95em;
    opacity: 0.85;
  }

  .counts {
    flex-direction: row;
    gap: 0.5em;
  }

  .counts button {
    padding: 0.35em 0.9em;
    min-block-size: 2.75em;
  }

  .counts :is(.held, .applied, .waiting) {
    border: 2px solid var(--accent);
  }

  .card .actions .main {
    min-inline-size: 0;
  }

  .counts b {
    font-size: 1.15em;
  }
`;

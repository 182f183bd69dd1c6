import { css } from 'lit';

/** The look of what only some forms have: several persons, a dialog, a countdown. */
export const partyStyles = css`
  [hidden] {
    display: none !important;
  }

  .person,
  .asked {
    display: grid;
    gap: calc(var(--gap) * 1.2);
  }

  fieldset.person {
    gap: calc(var(--gap) * 0.8);
  }

  fieldset.person:not(:only-of-type) {
    padding: var(--gap) clamp(0.75em, 4%, 1.5em);
    background: color-mix(in srgb, currentColor 4%, transparent);
    border: 1px solid var(--hair);
    border-radius: var(--radius);
  }

  .person > legend,
  .for-all {
    font-size: 1.35em;
    font-weight: 700;
  }

  [disabled] > legend::before,
  .done li::before {
    content: '✓ ' / '';
  }

  .asked button,
  .close button {
    min-block-size: 2em;
    padding: 0;
    border: 0;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  .asked button:hover,
  .close button:hover {
    box-shadow: none;
    text-decoration-thickness: 2px;
  }

  .more button {
    inline-size: 100%;
    border-style: dashed;
  }

  .more button::before {
    content: '+ ' / '';
  }

  .countdown {
    margin-block-start: 1em;
    font-size: 1.3em;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  .links a {
    display: block;
    padding-block: 0.15em;
    inline-size: fit-content;
  }

  /* for who fills in everything there is, seen or not; and who is alone needs no number */
  .note,
  .person:only-of-type > legend {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    border: 0;
    clip-path: inset(50%);
    opacity: 0;
  }

  dialog {
    inline-size: min(47em, 100vw - 2em);
    max-block-size: calc(100dvh - 2em);
    padding: 0 clamp(1em, 4%, 2em) 1.5em;
    border: 1px solid var(--hair);
    border-radius: var(--radius);
    font: inherit;
    color: CanvasText;
    background: Canvas;
  }

  @supports (color: oklch(from currentColor l c h)) {
    dialog {
      color: inherit;
      background: var(--paper);
    }
  }

  dialog::backdrop {
    background: rgb(0 0 0 / 50%);
  }

  .close {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    padding-block: 0.5em;
    text-align: end;
    background: var(--paper, Canvas);
  }
`;

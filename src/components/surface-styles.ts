import { css } from 'lit';

/**
 * The styles of all elements: font and colours of the page, and shades of the text's colour for everything else, so that they
 * fit light and dark pages.
 */
export const surfaceStyles = css`
  :host {
    --tone: currentColor;
    --line: color-mix(in srgb, currentColor 62%, transparent);
    --hair: color-mix(in srgb, currentColor 22%, transparent);
    --danger: var(--turnout-danger, color-mix(in oklab, #d40f2e 72%, currentColor));
    --accent: var(--turnout-accent, currentColor);
    --gap: var(--turnout-gap, 1.5em);
    --radius: var(--turnout-radius, 0.4em);
    display: block;
    font: inherit;
    color: inherit;
    text-align: start;
    accent-color: var(--accent);
  }

  /* inherited text properties of a page could make the form unreadable (decision 28); rules of the page for every element apply
     to the host, and to nothing inside */
  :host,
  :host > * {
    font-size: max(1em, 12px);
    line-height: 1.45;
    -webkit-text-fill-color: currentColor;
    text-indent: 0;
    text-transform: none;
    letter-spacing: normal;
    word-spacing: normal;
    word-break: normal;
    white-space: normal;
    hyphens: manual;
    writing-mode: horizontal-tb;
    cursor: auto;
    pointer-events: auto;
    -webkit-user-select: text;
    user-select: text;
    overflow-wrap: anywhere;
  }

  :host([hidden]) {
    display: none;
  }

  * {
    box-sizing: border-box;
  }

  p,
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  [part='heading'] {
    font-size: 1.6em;
    font-weight: 700;
    line-height: 1.2;
    text-wrap: balance;
  }

  .notice {
    display: flex;
    flex-direction: column;
    align-items: start;
    gap: 0.75em;
    max-inline-size: 44em;
    padding: 1em 1.25em;
    background: color-mix(in srgb, var(--tone) 6%, transparent);
    border: 1px solid color-mix(in srgb, var(--tone) 35%, transparent);
    border-radius: var(--radius);
  }

  .alert {
    --tone: var(--danger);
  }

  .alert strong {
    color: var(--danger);
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75em;
  }

  a {
    display: block;
    inline-size: fit-content;
    padding-block: 0.15em;
    color: inherit;
  }

  button {
    cursor: pointer;
    font: inherit;
    color: inherit;
    min-block-size: 2.75em;
    padding: 0.5em 1.25em;
    background: none;
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }

  button:hover {
    box-shadow: 0 0 0 3px var(--hair);
  }

  .main {
    min-inline-size: min(100%, 11em);
    font-weight: 600;
    background: var(--accent);
    border-color: transparent;
  }

  .main span,
  .option ::before {
    color: var(--turnout-on-accent, Canvas);
  }

  /* behind the text: white where the text is dark, nearly black where it is light; on a button: the colour with more contrast */
  @supports (color: oklch(from currentColor l c h)) {
    :host {
      --paper: oklch(from currentColor clamp(0.2, (0.66 - l) * 99, 1) 0 0);
      --field: color-mix(in srgb, var(--paper) 60%, transparent);
      --danger: var(
        --turnout-danger,
        oklch(from currentColor clamp(0.5, (l - 0.66) * 99, 0.82) clamp(0.12, (0.66 - l) * 99, 0.19) 23)
      );
    }

    .main span,
    .option ::before {
      --y: clamp(0, (0.18 - y) * 999, 1.1);
      color: var(--turnout-on-accent, color(from var(--accent) xyz var(--y) var(--y) var(--y)));
    }
  }

  :focus-visible {
    outline: 3px solid var(--turnout-focus, currentColor);
    outline-offset: 2px;
  }

  .later {
    visibility: hidden;
    animation: 0s 5s forwards appear;
  }

  @keyframes appear {
    to {
      visibility: visible;
    }
  }
`;

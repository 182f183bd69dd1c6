import { html, type TemplateResult } from 'lit';

/** A heading of the level that fits the page around it, 1 to 6; it can take focus, but not by Tab. */
export const heading = (level: number, text: unknown): TemplateResult =>
  html`<div
    part="heading"
    class="heading"
    role="heading"
    aria-level=${Math.min(6, Math.max(1, Math.trunc(level) || 2))}
    tabindex="-1"
  >
    ${text}
  </div>`;

import { html, type TemplateResult } from 'lit';

/** A heading of the level that fits the page around it, 1 to 6; it can take focus, but not by Tab. */
export const heading = (level: number, text: unknown): TemplateResult =>
  html`<div part="heading" role="heading" aria-level=${level || 2} tabindex="-1">${text}</div>`;

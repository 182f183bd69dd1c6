import { html, type TemplateResult } from 'lit';

/** The state of a registration as a pill. */
export const badge = ([tone, text]: readonly [tone: string, text: string]): TemplateResult =>
  html`<span part="badge" class="badge ${tone}">${text}</span>`;

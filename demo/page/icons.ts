import { html } from 'lit';

/** An arrow that turns back: start again, reset. */
export const backIcon = html`<svg class="back-icon" viewBox="0 0 20 20" aria-hidden="true">
  <path d="M15 5a7 7 0 1 0 2 5M16 1v5h-5" />
</svg>`;

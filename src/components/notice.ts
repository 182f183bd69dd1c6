import { html, nothing, type TemplateResult } from 'lit';

/** A line of news (`status`) or of trouble (`alert`), read out when it appears, with what can be done about it. */
export const notice = (role: 'status' | 'alert', text: unknown, actions: unknown = nothing): TemplateResult =>
  html`<div part="notice" class="notice ${role}">
    <p role=${role}>${text}</p>
    ${actions}
  </div>`;

import { html, nothing, type TemplateResult } from 'lit';

/** A message (`status`) or an error (`alert`), read out when it appears, with buttons or links. */
export const notice = (role: 'status' | 'alert', text: unknown, actions: unknown = nothing): TemplateResult =>
  html`<div part="notice" class="notice ${role}">
    <p role=${role}>${text}</p>
    ${actions}
  </div>`;

import { html, nothing, type TemplateResult } from 'lit';

/**
 * A message (`status`) or an error (`alert`), read out when it appears, with buttons or links. The first sentence of an error is
 * bold, and `detail`, which begins with a blank, follows it.
 */
export const notice = (
  role: 'status' | 'alert',
  text: unknown,
  actions: unknown = nothing,
  detail: unknown = nothing,
): TemplateResult =>
  html`<div part="notice" class="notice ${role}">
    <p role=${role}>${role === 'alert' ? html`<strong>${text}</strong>${detail}` : text}</p>
    ${actions}
  </div>`;

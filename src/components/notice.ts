import { html, nothing, type TemplateResult } from 'lit';
import { boldFirstSentence } from './first-sentence.js';

/** A message (`status`) or an error (`alert`), read out when it appears, with buttons or links. */
export const notice = (role: 'status' | 'alert', text: string, actions: unknown = nothing): TemplateResult =>
  html`<div part="notice" class="notice ${role}">
    <p role=${role}>${role === 'alert' ? boldFirstSentence(html, text) : text}</p>
    ${actions}
  </div>`;

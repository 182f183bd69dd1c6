import { html, nothing, type TemplateResult } from 'lit';

/** The message of a failure: the first sentence says what happened, in bold; those after it say what to do. */
export function failureText(message: string): TemplateResult {
  const [firstSentence] = /^.*?\.(?= )/.exec(message) ?? [message];
  return html`<strong>${firstSentence}</strong>${message.slice(firstSentence.length)}`;
}

/** A message (`status`) or an error (`alert`), read out when it appears, with buttons or links. */
export const notice = (role: 'status' | 'alert', text: string, actions: unknown = nothing): TemplateResult =>
  html`<div part="notice" class="notice ${role}">
    <p role=${role}>${role === 'alert' ? failureText(text) : text}</p>
    ${actions}
  </div>`;

import type { RegistrationsController } from './registrations-controller.js';
import type { RegistrationsKit } from './registrations-kit.js';
import type { TemplateContext } from './template-context.js';

/** The question before a registration is given up; the safe answer has the focus. */
export function questionTemplate(
  { html, nothing }: Pick<RegistrationsKit, 'html' | 'nothing'>,
  page: RegistrationsController,
  name: string,
  { words }: TemplateContext,
): unknown {
  const isDecline = page.question?.kind === 'decline';
  return html`<div class="notice alert question" role="group" aria-labelledby="question">
    <p id="question">${isDecline ? words.declineAsk(name) : words.cancelAsk(name)}</p>
    <div class="actions">
      <button type="button" class="keep" aria-describedby="question" @click=${page.keep}>
        ${isDecline ? words.declineNo : words.cancelNo}
      </button>
      <button type="button" class="yes" aria-disabled=${page.isBusy ? 'true' : nothing} @click=${page.confirm}>
        ${isDecline ? words.declineYes : words.cancelYes}
      </button>
    </div>
  </div>`;
}

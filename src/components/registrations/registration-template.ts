import type { OwnRegistration } from '../../model/own-registration.js';
import { actionsTemplate } from './actions-template.js';
import { answersForm } from './answers-form.js';
import { answersTemplate } from './answers-template.js';
import { feesTemplate } from './fees-template.js';
import { messages } from './messages.js';
import { offerTemplate } from './offer-template.js';
import { isolatedName } from './full-name.js';
import { registrationLine } from './registration-line.js';
import { questionTemplate } from './question-template.js';
import type { RegistrationGroup } from './registrations-api.js';
import type { RegistrationsController } from './registrations-controller.js';
import type { RegistrationsKit } from './registrations-kit.js';
import type { TemplateContext } from './template-context.js';

/** One registered person: name, state, answers, and what can be done. */
export const registrationViews = (kit: RegistrationsKit) => {
  const { html, nothing } = kit;
  const messagesTemplate = messages(kit);

  return function registrationTemplate(
    page: RegistrationsController,
    group: RegistrationGroup,
    registration: OwnRegistration,
    context: TemplateContext,
  ): unknown {
    const { words, conflictWords, language, level, openIds } = context;
    const { id, state } = registration;
    const name = isolatedName(kit, registration, language);
    const isAsked = page.question?.id === id;
    const edit = page.editOf(id);
    const answers = answersTemplate(kit, group, registration, context);
    const details = html`${messagesTemplate(page, page.messageId === id, context)}
    ${state === 'offered' && !isAsked && !edit ? offerTemplate(kit, page, group, registration, context) : nothing}
    ${edit ? answersForm(kit)(page, edit, context) : nothing}
    ${edit ? html`<div class="on-paper">${answers}</div>` : answers}
    ${edit ? nothing : feesTemplate(kit, page, group, registration, context)}
    ${isAsked ? questionTemplate(kit, page, name, context) : edit ? nothing : actionsTemplate(kit, page, group, registration, context)}`;
    const unsaved = page.hasUnsaved(id) ? html`<p class="help">${conflictWords.unsaved}</p>` : nothing;
    if (openIds)
      return html`<section aria-labelledby="name-${id}" data-state=${state}>
        ${registrationLine(kit, { registration, name, today: group.data.today, openIds }, context, details)} ${unsaved}
      </section>`;
    return html`<section aria-labelledby="name-${id}" data-state=${state}>
      <div class="name" id="name-${id}" data-name=${id} role="heading" aria-level=${level} tabindex="-1">
        <bdi>${name}</bdi>
      </div>
      ${unsaved} ${state === 'cancelled' ? nothing : html`<p class="state">${words.states[state]}</p>`} ${details}
    </section>`;
  };
};

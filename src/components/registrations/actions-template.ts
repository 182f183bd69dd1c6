import type { OwnRegistration } from '../../model/own-registration.js';
import { isolatedName } from './full-name.js';
import type { RegistrationGroup } from './registrations-api.js';
import type { RegistrationsController } from './registrations-controller.js';
import type { RegistrationsKit } from './registrations-kit.js';
import type { TemplateContext } from './template-context.js';

/** The buttons that change or cancel a registration, or a note that it is too late. */
export function actionsTemplate(
  kit: Pick<RegistrationsKit, 'html' | 'nothing' | 'isolate'>,
  page: RegistrationsController,
  group: RegistrationGroup,
  registration: OwnRegistration,
  context: TemplateContext,
): unknown {
  const { html, nothing } = kit;
  const { words, language } = context;
  const { id, state, changeable_fields, can_cancel } = registration;
  const isOffered = state === 'offered';
  const changeButton = html`<button
    type="button"
    data-change=${id}
    aria-describedby="name-${id}"
    @click=${() => page.beginEdit(group, registration)}
  >
    ${words.change}
  </button>`;
  const cancelButton = html`<button
    type="button"
    class="quiet"
    data-cancel=${id}
    @click=${() => page.openQuestion(id, 'cancel')}
  >
    ${words.cancel(isolatedName(kit, registration, language))}
  </button>`;
  return html`<div class="actions">
      ${changeable_fields.length ? changeButton : nothing}${can_cancel && !isOffered ? cancelButton : nothing}
    </div>
    ${changeable_fields.length || can_cancel || isOffered ? nothing : html`<p class="help">${words.tooLate}</p>`}`;
}

import { html, nothing } from 'lit';
import { directionOf, isolate, type LoginWords } from '../../i18n/index.js';
import { conflictChoices } from '../member-profile/conflict.js';
import errorSummaryOf from '../event-registration/error-summary.js';
import { paymentView } from '../payment/payment-view.js';
import { formField } from '../form/form-field.js';
import { messages } from './messages.js';
import type { OwnRegistrationsController } from './own-registrations-controller.js';
import { registrationViews } from './registration-template.js';
import type { RegistrationsKit } from './registrations-kit.js';
import type { TemplateContext } from './template-context.js';

const kit: RegistrationsKit = {
  html,
  nothing,
  isolate,
  formField,
  errorSummary: errorSummaryOf({ html, nothing }),
  conflictChoices,
  paymentView,
};
const registrationTemplate = registrationViews(kit);
const pageMessages = messages(kit);

/** A `TemplateContext` with the sentence that names the contact of the club. */
type PageContext = TemplateContext & Pick<LoginWords, 'askClub'>;

const contact = (address: string | null | undefined, { askClub }: PageContext): unknown =>
  address ? html`<p class="contact"><a href="mailto:${address}">${askClub(address)}</a></p>` : nothing;

function content(page: OwnRegistrationsController, context: PageContext): unknown {
  const { words, formWords } = context;
  switch (page.screen) {
    case 'loading':
      return page.failure
        ? html`<p class="actions">
            <button type="button" class="main" @click=${page.readLink}><span>${formWords.retry}</span></button>
          </p>`
        : html`<p>${formWords.loading}</p>`;
    case 'ask':
      return html`<p>${words.linkIntro}</p>
        <p class="actions">
          <button type="button" class="main" aria-disabled=${page.isBusy ? 'true' : nothing} @click=${page.open}>
            <span>${words.view}</span>
          </button>
        </p>`;
    case 'ended':
      return html`<p class="notice said" tabindex="-1">${words.linkEnded}</p>
        <p><a href=${location.pathname + location.search}>${document.title}</a></p>`;
    case 'open': {
      const { registrations, contact_email } = page.data!;
      return html`${
        registrations.length
          ? registrations.map((registration) => registrationTemplate(page, page.groups[0]!, registration, context))
          : html`<p>${words.nothingLeft}</p>`
      }
      ${contact(contact_email, context)}`;
    }
  }
}

/** The whole page, in each of its states. */
export const pageTemplate = (page: OwnRegistrationsController, context: PageContext): unknown =>
  html`<div class="own" dir=${directionOf(context.language)}>
    ${pageMessages(page, page.messageId === undefined, context)} ${content(page, context)}
  </div>`;

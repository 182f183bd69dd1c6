import type { ProfileWords } from '../../i18n/index.js';
import { errorMessage } from '../error-notice.js';
import { eventLead } from './event-lead.js';
import type { MemberKit } from './member-kit.js';
import type { MemberPage } from './member-page.js';
import { paymentView } from '../payment/payment-view.js';
import { messages } from './messages.js';
import { registrationViews } from './registration-template.js';
import { openEventsTemplate } from './open-events-template.js';
import type { RegistrationGroup } from './registrations-api.js';
import type { TemplateContext } from './template-context.js';

interface ViewContext {
  readonly words: ProfileWords;
  /** Undefined while the words are loaded. */
  readonly context: TemplateContext | undefined;
  /** Level of the headings of events. */
  readonly level: number;
}

/** The registrations of a member, and below them the events that take registrations. */
export const memberRegistrationsView = (kit: MemberKit) => {
  const { html, nothing, notice } = kit;
  const views = { ...kit, paymentView };
  const registrationTemplate = registrationViews(views);
  const messagesTemplate = messages(kit);

  const groupTemplate = (
    page: MemberPage,
    group: RegistrationGroup,
    context: TemplateContext,
    level: number,
  ): unknown => {
    const { data } = group;
    const event = data.awaited ?? data.event;
    const previous = page.groups[page.groups.indexOf(group) - 1];
    const isSameForm = previous?.data.form.slug === data.form.slug;
    const title = html`<div>
      <div class="event-title" role="heading" aria-level=${level}><bdi>${event?.title ?? data.form.title}</bdi></div>
      ${event ? eventLead(kit, event, context.language) : nothing}
    </div>`;
    return html`<div class="event">
      ${isSameForm ? nothing : title}
      ${data.registrations.map((registration) => registrationTemplate(page, group, registration, context))}
    </div>`;
  };

  return (page: MemberPage, view: ViewContext): unknown => {
    const { words, context, level } = view;
    if (!context || !page.isLoaded)
      return page.failure
        ? html`<div class="own">
            <div class="failure" tabindex="-1">${notice('alert', errorMessage(page.failure, words))}</div>
            <div class="actions"><button type="button" @click=${page.load}>${words.retry}</button></div>
          </div>`
        : html`<p role="status">${words.loading}</p>`;
    return html`<div class="own">
      ${messagesTemplate(page, page.messageId === undefined, context)}
      ${page.groups.map((group) => groupTemplate(page, group, context, level))}
      ${openEventsTemplate(kit, page, context, level)}
    </div>`;
  };
};

import type { ProfileWords } from '../../i18n/index.js';
import type { PublicEvent } from '../../model/club-event.js';
import type { OwnEvent } from '../../model/own-registration.js';
import type { Membership } from '../../model/portal-session.js';
import { formatDayRange } from '../dates.js';
import { errorMessage } from '../error-notice.js';
import type { MemberKit } from './member-kit.js';
import { paymentView } from '../payment/payment-view.js';
import { messages } from './messages.js';
import { registrationViews } from './registration-template.js';
import type { RegistrationGroup } from './registrations-api.js';
import type { RegistrationsController } from './registrations-controller.js';
import type { TemplateContext } from './template-context.js';

/** The registrations of a member, as their view sees them. */
export interface MemberPage extends RegistrationsController {
  readonly persons: Membership['persons'];
  readonly events: readonly PublicEvent[];
  /** The events whose forms are open, by slug. */
  readonly forms: ReadonlyMap<string, unknown>;
  readonly isLoaded: boolean;
  readonly load: () => Promise<void>;
  readonly register: (event: PublicEvent, person: Membership['persons'][number]) => Promise<void>;
  readonly closeForm: (eventSlug: string) => void;
}

interface ViewContext {
  readonly words: ProfileWords;
  /** Undefined while the words are loaded. */
  readonly context: TemplateContext | undefined;
  /** Level of the headings of events. */
  readonly level: number;
}

const nameOf = ({ name }: Membership['persons'][number]): string =>
  [name.first_name, name.last_name].filter(Boolean).join(' ');

/** Persons of the family who are not registered for an event yet, as far as their names tell. */
function unregistered(page: MemberPage, event: PublicEvent): Membership['persons'] {
  const names = new Set(
    page.groups
      .filter(({ data }) => (data.awaited ?? data.event)?.title === event.title)
      .flatMap(({ data }) => data.registrations.map(nameOf)),
  );
  return page.persons.filter((person) => !names.has(nameOf(person)));
}

/** The registrations of a member, and below them the events that take registrations. */
export const memberRegistrationsView = (kit: MemberKit) => {
  const { html, nothing, notice, isolate } = kit;
  const views = { ...kit, paymentView };
  const registrationTemplate = registrationViews(views);
  const messagesTemplate = messages(kit);

  const lead = ({ start_date, end_date, location }: OwnEvent, language: string): unknown =>
    html`<p>
      ${formatDayRange(start_date, end_date, language)}${location ? html`, <bdi>${location}</bdi>` : nothing}
    </p>`;

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
      ${event ? lead(event, context.language) : nothing}
    </div>`;
    return html`<div class="event">
      ${isSameForm ? nothing : title}
      ${data.registrations.map((registration) => registrationTemplate(page, group, registration, context))}
    </div>`;
  };

  function openEvent(page: MemberPage, event: PublicEvent, context: TemplateContext, level: number): unknown {
    const { words, formWords, language } = context;
    const persons = unregistered(page, event);
    const isOpen = page.forms.has(event.slug);
    const isFull = event.state === 'full';
    const button = (person: Membership['persons'][number]) =>
      html`<button
        type="button"
        data-register="${event.slug} ${person.id}"
        aria-describedby="event-${event.list_id}${isFull ? ` note-${event.list_id}` : ''}"
        aria-disabled=${page.isBusy ? 'true' : nothing}
        @click=${() => page.register(event, person)}
      >
        ${words.registerPerson(isolate(nameOf(person), language))}
      </button>`;
    return html`<li>
      <div class="event-title" id="event-${event.list_id}" role="heading" aria-level=${level + 1}>
        <bdi>${event.title}</bdi>
      </div>
      ${lead(event, language)}
      ${
        isOpen
          ? html`<p class="help">${words.knownFilledIn}</p>
              <div class="form-place" data-form=${event.slug} tabindex="-1"></div>
              <div class="actions">
                <button type="button" @click=${() => page.closeForm(event.slug)}>${formWords.close}</button>
              </div>`
          : html`${isFull ? html`<p class="help" id="note-${event.list_id}">${words.waitingListNote}</p>` : nothing}
              <div class="actions">${persons.map(button)}</div>`
      }
    </li>`;
  }

  /** Events without anybody to register are left out. */
  function openEvents(page: MemberPage, context: TemplateContext, { level }: ViewContext): unknown {
    const events = page.events.filter((event) => unregistered(page, event).length || page.forms.has(event.slug));
    return events.length
      ? html`<div class="open-events">
          <div class="event-title" role="heading" aria-level=${level}>${context.words.registerForEvent}</div>
          <ul>
            ${events.map((event) => openEvent(page, event, context, level))}
          </ul>
        </div>`
      : nothing;
  }

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
      ${page.groups.map((group) => groupTemplate(page, group, context, level))} ${openEvents(page, context, view)}
    </div>`;
  };
};

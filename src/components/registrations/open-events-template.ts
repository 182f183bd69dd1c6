import type { PublicEvent } from '../../model/club-event.js';
import type { Membership } from '../../model/portal-session.js';
import { eventLead } from './event-lead.js';
import { fullName, isolatedName } from './full-name.js';
import type { MemberKit } from './member-kit.js';
import type { MemberPage } from './member-page.js';
import type { TemplateContext } from './template-context.js';

/** Persons of the family who are not registered for an event yet, as far as their names tell. */
function unregistered(page: MemberPage, event: PublicEvent): Membership['persons'] {
  const names = new Set(
    page.groups
      .filter(({ data }) => (data.awaited ?? data.event)?.title === event.title)
      .flatMap(({ data }) => data.registrations.map(fullName)),
  );
  return page.persons.filter((person) => !names.has(fullName(person)));
}

type OpenEventsKit = Pick<MemberKit, 'html' | 'nothing' | 'isolate'>;

/** An event with a button for each person who is not registered, or with the open form. */
function openEvent(
  kit: OpenEventsKit,
  page: MemberPage,
  event: PublicEvent,
  context: TemplateContext,
  level: number,
): unknown {
  const { html, nothing } = kit;
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
      ${words.registerPerson(isolatedName(kit, person, language))}
    </button>`;
  return html`<li>
    <div class="event-title" id="event-${event.list_id}" role="heading" aria-level=${level + 1}>
      <bdi>${event.title}</bdi>
    </div>
    ${eventLead(kit, event, language)}
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

/** The events that a member's family can still register for. Events without anybody to register are left out. */
export function openEventsTemplate(
  kit: OpenEventsKit,
  page: MemberPage,
  context: TemplateContext,
  level: number,
): unknown {
  const { html, nothing } = kit;
  const events = page.events.filter((event) => unregistered(page, event).length || page.forms.has(event.slug));
  return events.length
    ? html`<div class="open-events">
        <div class="title2" role="heading" aria-level=${level}>${context.words.registerForEvent}</div>
        <ul>
          ${events.map((event) => openEvent(kit, page, event, context, level))}
        </ul>
      </div>`
    : nothing;
}

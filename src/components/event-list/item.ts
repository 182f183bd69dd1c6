import { html, nothing, type TemplateResult } from 'lit';
import type { PublicEvent } from '../../model/club-event.js';
import { formatDayRange, formatDay } from '../dates.js';
import { badge, registrationState } from './badge.js';
import type { RenderContext } from './render-context.js';
import { isOver } from './filter-events.js';

/** An address with the scheme http or https; undefined for any other. */
export const httpUrl = (url: string): string | undefined => (/^https?:\/\/[^/]/i.test(url) ? url : undefined);

/** The address of an event's form, or of its waiting list. */
export function eventUrl({ url, slug, state, waiting_list }: PublicEvent): string | undefined {
  const page = httpUrl(url);
  return state === 'full' && waiting_list && page?.endsWith(slug) ? page.slice(0, -slug.length) + waiting_list : page;
}

/** The text of the link to an event; undefined once the event is over. */
export function linkLabel(
  event: PublicEvent,
  { words, today }: Pick<RenderContext, 'words' | 'today'>,
): string | undefined {
  if (isOver(event, today)) return undefined;
  if (event.state === 'open') return words.register;
  return event.state === 'full' && event.waiting_list ? words.joinWaitingList : words.details;
}

/** A day with its weekday. */
export const FULL_DATE = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** Renders an event: days, title, place, places left, and the link to it. */
export function item(event: PublicEvent, context: RenderContext): TemplateResult {
  const { words, language, level, calendar, select } = context;
  const { title, location, description, start_date, end_date, list_id } = event;
  const state = registrationState(event, context);
  const [label, href, calendarUrl] = [linkLabel(event, context), eventUrl(event), calendar(event)];
  const id = `t-${list_id}`;
  return html`<li part="item" class="item" data-slug=${event.slug} tabindex="-1">
    <p part="date" class="date" aria-hidden="true">
      <b>${formatDay(start_date, language, { day: 'numeric' })}</b>
      ${formatDay(start_date, language, { month: 'short' })}
    </p>
    <div class="about">
      <div part="heading" class="name" role="heading" aria-level=${level} id=${id}>
        <bdi>${title}</bdi>
      </div>
      <p class="when">
        <time datetime=${start_date}>${formatDayRange(start_date, end_date, language, FULL_DATE)}</time>${
          location ? html` <span class="where"><bdi>${location}</bdi></span>` : nothing
        }
      </p>
      ${description ? html`<p class="text"><bdi>${description}</bdi></p>` : nothing}
      <p class="ways">
        ${badge(state)}
        ${
          label && href
            ? html`<a
                part="link"
                class=${state[0] === 'open' || state[0] === 'few' ? 'way main' : 'way'}
                href=${href}
                id="w-${list_id}"
                aria-labelledby="w-${list_id} ${id}"
                @click=${(click: Event) => select(event, click)}
                ><span>${label}</span></a
              >`
            : nothing
        }
        ${
          calendarUrl && label
            ? html`<a
                part="link"
                class="file"
                href=${calendarUrl}
                id="c-${list_id}"
                aria-labelledby="c-${list_id} ${id}"
                >${words.addToCalendar}</a
              >`
            : nothing
        }
      </p>
    </div>
  </li>`;
}

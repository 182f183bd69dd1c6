import { html, nothing, type TemplateResult } from 'lit';
import { mapUrl } from '../../calendar/index.js';
import {
  FULL_DATE,
  dateBlock,
  formatDayRange,
  isMainLink,
  linkLabel,
  priceText,
  registrationState,
} from '../../i18n/index.js';
import type { PublicEvent } from '../../model/club-event.js';
import { eventImage } from '../event-image.js';
import { httpUrl } from '../http-url.js';
import { badge } from './badge.js';
import type { RenderContext } from './render-context.js';

/** The address of an event's form, or of its waiting list. */
export function eventUrl({ url, slug, state, waiting_list }: PublicEvent): string | undefined {
  const page = httpUrl(url);
  return state === 'full' && waiting_list && page?.endsWith(slug) ? page.slice(0, -slug.length) + waiting_list : page;
}

// a page whose policy allows no image of this address has none, and no sign of a broken one
const showLoaded = ({ target, type }: Event): void => void ((target as HTMLElement).hidden = type === 'error');

/** Renders an event: days, title, place, state and price, the links to it, and its image. */
export function item(event: PublicEvent, context: RenderContext): TemplateResult {
  const { words, language, level, calendar, select } = context;
  const { title, location, description, start_date, end_date, list_id } = event;
  const state = registrationState(event, context);
  const [label, href, calendarUrl] = [linkLabel(event, context), eventUrl(event), calendar(event)];
  const id = `t-${list_id}`;
  const price = priceText(event, context);
  const { day, month, year } = dateBlock(event, context);
  return html`<li part="item" class="item" data-slug=${event.slug} tabindex="-1">
    <p part="date" class="date" aria-hidden="true">${`${day}\n${month}\n${year ?? ''}`}</p>
    <div class="about">
      <div part="heading" class="name" role="heading" aria-level=${level} id=${id}>
        <bdi>${title}</bdi>
      </div>
      <p class="when">
        <time datetime=${start_date}>${formatDayRange(start_date, end_date, language, FULL_DATE)}</time>${
          location
            ? html` <span class="where"
                ><bdi>${location}</bdi>&nbsp;<a
                  part="link"
                  class="map"
                  href=${mapUrl(location)}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label="${words.map}: ${location}"
                  >${words.map}</a
                ></span
              >`
            : nothing
        }
      </p>
      ${description ? html`<p class="text"><bdi>${description}</bdi></p>` : nothing}
      <p class="state">
        ${badge(state)} ${price && label ? html`<span part="price" class="price">${price}</span>` : nothing}
      </p>
    </div>
    ${
      label
        ? html`<p class="ways">
            ${
              href
                ? html`<a
                    part="link"
                    class=${isMainLink(state) ? 'way main' : 'way'}
                    href=${href}
                    id="w-${list_id}"
                    aria-labelledby="w-${list_id} ${id}"
                    @click=${(click: Event) => select(event, click)}
                    ><span>${label}</span></a
                  >`
                : nothing
            }
            ${
              calendarUrl
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
          </p>`
        : nothing
    }
    ${eventImage({ html, nothing }, event, { language, onResult: showLoaded })}
  </li>`;
}

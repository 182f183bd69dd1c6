import { html } from 'hono/html';
import {
  FULL_DATE,
  dateBlock,
  formatDayRange,
  isMainLink,
  linkLabel,
  priceText,
  registrationState,
  type EventTextContext,
} from '../../i18n/index.js';
import type { PublicEvent } from '../../model/club-event.js';
import { mapLink, pictureOf } from './event-parts.js';
import type { Html } from './html-parts.js';
import type { PageContext } from './page.js';

/** The data that all items share. */
export interface ItemContext extends EventTextContext {
  /** The calendar of all events. */
  readonly feed: string;
}

/**
 * An event of the list. What it shows, in which order and in which words is that of `<event-list>` (components/event-list/item.ts):
 * both draw from i18n/event-texts.ts.
 */
export function eventItem(
  event: PublicEvent,
  context: ItemContext,
  { addresses, linkTo }: Pick<PageContext, 'addresses' | 'linkTo'>,
): Html {
  const { words, language, feed } = context;
  const { title, location, description, slug, start_date, end_date } = event;
  const { day, month, year } = dateBlock(event, context);
  const state = registrationState(event, context);
  const [tone, stateText] = state;
  const label = linkLabel(event, context);
  const price = priceText(event, context);
  const pageOf = (form: string) => linkTo(`${addresses.portal_url}/${form}`);
  const url = pageOf(event.state === 'full' && event.waiting_list ? event.waiting_list : slug);
  const file = `${feed.replace(/\.ics$/, '')}/${slug.replace(/.*\//, '')}.ics`;
  return html`<li class="item">
    <p class="date" aria-hidden="true"><b>${day}</b> <span>${month}</span> ${year ? html`<span>${year}</span>` : ''}</p>
    <div class="facts">
      <h2>
        <a href="${pageOf(slug)}"><bdi>${title}</bdi></a>
      </h2>
      <p class="when">
        <time datetime="${start_date}">${formatDayRange(start_date, end_date, language, FULL_DATE)}</time>${
          location ? html` <span class="where"><bdi>${location}</bdi>&nbsp;${mapLink(location, words)}</span>` : ''
        }
      </p>
      ${description ? html`<p class="text"><bdi>${description}</bdi></p>` : ''}
      <p class="state">
        <span class="badge ${tone}">${stateText}</span> ${price ? html`<span class="price">${price}</span>` : ''}
      </p>
    </div>
    <p class="ways">
      <a class="${isMainLink(state) ? 'way primary' : 'way'}" href="${url}" aria-label="${label}: ${title}">${label}</a>
      <a href="${file}" aria-label="${words.addToCalendar}: ${title}">${words.addToCalendar}</a>
    </p>
    ${pictureOf(event, language)}
  </li>`;
}

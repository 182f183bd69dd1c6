import { html, raw } from 'hono/html';
import { schemaOrgOf, scriptText } from '../../calendar/index.js';
import { momentIn, supportedTag, wordsOf, type ListWords } from '../../i18n/index.js';
import type { PublicEvent, PublicEvents } from '../../model/club-event.js';
import type { Portal } from '../../model/portal-session.js';
import { imageOrigins, pictureOf, mapLink, priceOf } from './event-parts.js';
import { clubLogo } from './page-header.js';
import { membersSection } from './members-section.js';
import { daysIn, pageRenderer, type PageContent, type PagesOptions, type PageContext } from './page.js';
import { FEW_PLACES } from '../../model/club-event.js';

/** The state of an event's registration: a class, its text, and a link. */
interface RegistrationStatus {
  readonly className: 'open' | 'few' | 'closed';
  readonly text: string;
  readonly linkText: string;
  readonly url: string;
}

/** The data that all entries share. */
interface EntryContext {
  readonly list: ListWords;
  readonly timeZone: string;
  /** The calendar of all events. */
  readonly feed: string;
}

function registrationStatusOf(
  event: PublicEvent,
  { list, timeZone }: EntryContext,
  { addresses, language, linkTo }: PageContext,
): RegistrationStatus {
  const { state, places_left, opens_at, slug, waiting_list } = event;
  const formUrl = (form: string) => linkTo(`${addresses.portal_url}/${form}`);
  const details = { linkText: list.details, url: formUrl(slug) };
  if (state === 'full' && waiting_list)
    return {
      className: 'closed',
      text: list.hasWaitingList,
      linkText: list.joinWaitingList,
      url: formUrl(waiting_list),
    };
  if (state === 'full') return { className: 'closed', text: list.isFull, ...details };
  if (state === 'closed') return { className: 'closed', text: list.isClosed, ...details };
  if (state === 'not_yet_open')
    return {
      className: 'closed',
      text: list.opensOn(momentIn(opens_at!, supportedTag(language), timeZone)),
      ...details,
    };
  const register = { linkText: list.register, url: formUrl(slug) };
  if (places_left !== null && places_left < FEW_PLACES)
    return { className: 'few', text: list.fewLeft(places_left), ...register };
  return { className: 'open', text: list.isOpen, ...register };
}

const eventEntry = (event: PublicEvent, entryContext: EntryContext, context: PageContext) => {
  const { addresses, language, linkTo } = context;
  const { list, feed } = entryContext;
  const { title, location, description, slug } = event;
  const { className, text, linkText, url } = registrationStatusOf(event, entryContext, context);
  const file = `${feed.replace(/\.ics$/, '')}/${slug.replace(/.*\//, '')}.ics`;
  const price = priceOf(event, list, language);
  return html`<li>
    ${pictureOf(event, language)}
    <h2>
      <a href="${linkTo(`${addresses.portal_url}/${slug}`)}"><bdi>${title}</bdi></a>
    </h2>
    <p>${daysIn(event, language)}${location ? html` · <bdi>${location}</bdi>` : ''}</p>
    ${description ? html`<p class="about"><bdi>${description}</bdi></p>` : ''}
    <p class="status ${className}">${text}</p>
    ${price ? html`<p class="price">${price}</p>` : ''}
    <p class="ways">
      <a href="${url}" aria-label="${linkText}: ${title}">${linkText}</a>
      <a href="${file}" aria-label="${list.addToCalendar}: ${title}">${list.addToCalendar}</a>
      ${location ? mapLink(location, list) : ''}
    </p>
  </li>`;
};

/** The page with upcoming events, structured data (schema.org) and calendar links. */
async function clubPage(
  workspace: string,
  { data, meta }: PublicEvents,
  portal: Portal,
  context: PageContext,
): Promise<PageContent> {
  const { addresses, language, words } = context;
  const listWords = await wordsOf(language, 'list');
  const { today, time_zone, organisation } = meta;
  const events = data.filter(({ end_date }) => end_date >= today);
  const feed = `${addresses.public_url}/${encodeURIComponent(workspace)}/events.ics`;
  // unlike form pages, this page is indexed: it is public and links to every event
  const head = html`<link rel="canonical" href="${addresses.portal_url}/${encodeURIComponent(workspace)}" />
    <link rel="alternate" type="text/calendar" title="${organisation}" href="${feed}" />
    ${
      events.length
        ? html`<script type="application/ld+json">
            ${raw(scriptText(schemaOrgOf(events, { organisation })))}
          </script>`
        : ''
    }`;
  const list = html`<ul class="events">
    ${events.map((event) => eventEntry(event, { list: listWords, timeZone: time_zone, feed }, context))}
  </ul>`;
  const members = await membersSection(workspace, portal, context);
  const navigation = html`<nav aria-label="${organisation}">
    <a href="#events">${listWords.events}</a> <a href="#members">${words.members}</a>
  </nav>`;
  const { website_url } = context.branding;
  const name = html`<bdi>${organisation}</bdi>`;
  const body = html`<header>
      ${clubLogo(context)}
      <p>${listWords.events}</p>
      <h1>${website_url === null ? name : html`<a href="${website_url}">${name}</a>`}</h1>
      ${members ? navigation : ''}
    </header>
    <section id="events">
      ${events.length ? list : html`<p>${listWords.noEvents}</p>`}
      <div class="feed">
        <p class="ways">
          <a href="${feed.replace(/^https?:/, 'webcal:')}">${listWords.subscribe}</a>
          <a href="${feed}">${words.calendarFile}</a>
        </p>
        <p>${words.calendarHelp}</p>
      </div>
    </section>
    ${members}`;
  return { title: organisation, head, body, legal: portal.legal, imageOrigins: imageOrigins(events) };
}

/**
 * The hosted page of a club: `{portal_url}/{workspace}`. Lists upcoming events, without JavaScript. Past
 * events are omitted.
 */
export function clubPageOf(options: PagesOptions) {
  const render = pageRenderer(options);
  return (request: Request, workspace: string): Promise<Response> =>
    render(request, workspace, async (context) => {
      const [events, { data: portal }] = await Promise.all([context.api.listEvents(), context.portal.readPortal()]);
      return clubPage(workspace, events, portal, context);
    });
}

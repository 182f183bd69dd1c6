import { html, raw } from 'hono/html';
import { schemaOrgOf, scriptText } from '../../calendar/index.js';
import { momentIn, spoken, wordsOf, type ListWords } from '../../i18n/index.js';
import type { PublicEvent, PublicEvents } from '../../model/club-event.js';
import type { Portal } from '../../model/portal-session.js';
import { membersPart } from './members-section.js';
import { daysIn, drawing, type Drawn, type PagesOptions, type Sight } from './page.js';
import { FEW_PLACES } from '../../model/club-event.js';

/** Where the registration for an event stands: a name for the style sheet, the words, and what can be done about it. */
interface Standing {
  readonly named: 'open' | 'few' | 'shut';
  readonly said: string;
  readonly leads: string;
  readonly to: string;
}

/** What every entry is drawn with. */
interface Entries {
  readonly list: ListWords;
  readonly timeZone: string;
  /** The calendar of all events. */
  readonly feed: string;
}

function standingOf(event: PublicEvent, { list, timeZone }: Entries, { addresses, language, linkTo }: Sight): Standing {
  const { state, places_left, opens_at, slug, waiting_list } = event;
  const at = (form: string) => linkTo(`${addresses.portal_url}/${form}`);
  const details = { leads: list.details, to: at(slug) };
  if (state === 'full' && waiting_list)
    return { named: 'shut', said: list.hasWaitingList, leads: list.joinWaitingList, to: at(waiting_list) };
  if (state === 'full') return { named: 'shut', said: list.isFull, ...details };
  if (state === 'closed') return { named: 'shut', said: list.isClosed, ...details };
  if (state === 'not_yet_open')
    return { named: 'shut', said: list.opensOn(momentIn(opens_at!, spoken(language), timeZone)), ...details };
  const register = { leads: list.register, to: at(slug) };
  if (places_left !== null && places_left < FEW_PLACES)
    return { named: 'few', said: list.fewLeft(places_left), ...register };
  return { named: 'open', said: list.isOpen, ...register };
}

const entry = (event: PublicEvent, entries: Entries, sight: Sight) => {
  const { addresses, language, linkTo } = sight;
  const { list, feed } = entries;
  const { title, location, description, slug } = event;
  const { named, said, leads, to } = standingOf(event, entries, sight);
  const file = `${feed.replace(/\.ics$/, '')}/${slug.replace(/.*\//, '')}.ics`;
  return html`<li>
    <h2>
      <a href="${linkTo(`${addresses.portal_url}/${slug}`)}"><bdi>${title}</bdi></a>
    </h2>
    <p>${daysIn(event, language)}${location ? html` · <bdi>${location}</bdi>` : ''}</p>
    ${description ? html`<p class="about"><bdi>${description}</bdi></p>` : ''}
    <p class="standing ${named}">${said}</p>
    <p class="ways">
      <a href="${to}" aria-label="${leads}: ${title}">${leads}</a>
      <a href="${file}" aria-label="${list.addToCalendar}: ${title}">${list.addToCalendar}</a>
    </p>
  </li>`;
};

/** What is not over yet, with all that a search engine and a calendar want. */
async function drawn(workspace: string, { data, meta }: PublicEvents, portal: Portal, sight: Sight): Promise<Drawn> {
  const { addresses, language, words } = sight;
  const say = await wordsOf(language, 'list');
  const { today, time_zone, organisation } = meta;
  const events = data.filter(({ end_date }) => end_date >= today);
  const feed = `${addresses.public_url}/${encodeURIComponent(workspace)}/events.ics`;
  // unlike the page of a form, this one is for search engines too: the club has published what is on it, and it is the one
  // place that every event is found from
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
    ${events.map((event) => entry(event, { list: say, timeZone: time_zone, feed }, sight))}
  </ul>`;
  const members = await membersPart(workspace, portal, sight);
  const parts = html`<nav aria-label="${organisation}">
    <a href="#events">${say.events}</a> <a href="#members">${words.members}</a>
  </nav>`;
  const body = html`<header>
      <p>${say.events}</p>
      <h1><bdi>${organisation}</bdi></h1>
      ${members ? parts : ''}
    </header>
    <section id="events">
      ${events.length ? list : html`<p>${say.none}</p>`}
      <div class="feed">
        <p class="ways">
          <a href="${feed.replace(/^https?:/, 'webcal:')}">${say.subscribe}</a>
          <a href="${feed}">${words.calendarFile}</a>
        </p>
        <p>${words.calendarHelp}</p>
      </div>
    </section>
    ${members}`;
  return { title: organisation, head, body };
}

/**
 * The hosted page of a club: `{portal_url}/{workspace}`. Its events, drawn here, so that it needs no JavaScript. Those that
 * are over are left out: nobody can do anything about them any more.
 */
export function clubPageOf(options: PagesOptions) {
  const draw = drawing(options);
  return (request: Request, workspace: string): Promise<Response> =>
    draw(request, workspace, async (sight) => {
      const [events, { data: portal }] = await Promise.all([sight.api.listEvents(), sight.portal.readPortal()]);
      return drawn(workspace, events, portal, sight);
    });
}

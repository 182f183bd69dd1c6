import { html, raw } from 'hono/html';
import { schemaOrgOf, scriptText } from '../../calendar/index.js';
import { momentIn, spoken } from '../../i18n/index.js';
import type { PublicEvent, PublicEvents } from '../../model/club-event.js';
import type { Portal } from '../../model/portal-session.js';
import { clubWords } from './club-words.js';
import { membersPart } from './members-section.js';
import { daysIn, drawing, type Drawn, type PagesOptions, type Sight } from './page.js';

/** So many places or fewer are worth a word. The form says so as well. */
const few = 9;

/** Where the registration for an event stands: a name for the style sheet, the words, and what can be done about it. */
interface Standing {
  readonly named: 'open' | 'few' | 'shut';
  readonly said: string;
  readonly leads: string;
  readonly to: string;
}

function standingOf(event: PublicEvent, timeZone: string, { addresses, language }: Sight): Standing {
  const say = clubWords[language];
  const { state, places_left, opens_at, slug, waiting_list } = event;
  const at = (form: string) => `${addresses.portal_url}/${form}`;
  const details = { leads: say.more, to: at(slug) };
  if (state === 'full' && waiting_list)
    return { named: 'shut', said: say.waitingList, leads: say.joinWaitingList, to: at(waiting_list) };
  if (state === 'full') return { named: 'shut', said: say.full, ...details };
  if (state === 'closed') return { named: 'shut', said: say.closed, ...details };
  if (state === 'not_yet_open')
    return { named: 'shut', said: say.opens(momentIn(opens_at!, spoken(language), timeZone)), ...details };
  const register = { leads: say.register, to: at(slug) };
  if (places_left !== null && places_left <= few) return { named: 'few', said: say.left(places_left), ...register };
  return { named: 'open', said: say.open, ...register };
}

const entry = (event: PublicEvent, timeZone: string, feed: string, sight: Sight) => {
  const { addresses, language } = sight;
  const { title, location, description, slug } = event;
  const { named, said, leads, to } = standingOf(event, timeZone, sight);
  const file = `${feed.replace(/\.ics$/, '')}/${slug.replace(/.*\//, '')}.ics`;
  return html`<li>
    <h2><a href="${addresses.portal_url}/${slug}">${title}</a></h2>
    <p>${daysIn(event, language)}${location ? ` · ${location}` : ''}</p>
    ${description ? html`<p class="about">${description}</p>` : ''}
    <p class="standing ${named}">${said}</p>
    <p class="ways">
      <a href="${to}" aria-label="${leads}: ${title}">${leads}</a>
      <a href="${file}" aria-label="${clubWords[language].addToCalendar}: ${title}"
        >${clubWords[language].addToCalendar}</a
      >
    </p>
  </li>`;
};

/** What is not over yet, with all that a search engine and a calendar want. */
function drawn(workspace: string, { data, meta }: PublicEvents, portal: Portal, sight: Sight): Drawn {
  const { addresses, language } = sight;
  const say = clubWords[language];
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
    ${events.map((event) => entry(event, time_zone, feed, sight))}
  </ul>`;
  const members = membersPart(workspace, portal, sight);
  const parts = html`<nav aria-label="${organisation}">
    <a href="#events">${say.events}</a> <a href="#members">${say.members}</a>
  </nav>`;
  const body = html`<header>
      <p>${say.events}</p>
      <h1>${organisation}</h1>
      ${members ? parts : ''}
    </header>
    <section id="events">
      ${events.length ? list : html`<p>${say.none}</p>`}
      <div class="feed">
        <p class="ways">
          <a href="${feed.replace(/^https?:/, 'webcal:')}">${say.subscribe}</a>
          <a href="${feed}">${say.file}</a>
        </p>
        <p>${say.subscribed}</p>
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
  const draw = drawing(options, clubWords);
  return (request: Request, workspace: string): Promise<Response> =>
    draw(request, workspace, async (sight) => {
      const [events, { data: portal }] = await Promise.all([sight.api.listEvents(), sight.portal.readPortal()]);
      return drawn(workspace, events, portal, sight);
    });
}

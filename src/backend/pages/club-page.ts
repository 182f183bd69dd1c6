import { html, raw } from 'hono/html';
import { schemaOrgOf, scriptText } from '../../calendar/index.js';
import { supportedTag, wordsOf } from '../../i18n/index.js';
import { isOver, type PublicEvents } from '../../model/club-event.js';
import type { Portal } from '../../model/portal-session.js';
import { eventItem } from './event-item.js';
import { imageOrigins } from './event-parts.js';
import { clubLogo } from './page-header.js';
import { membersSection } from './members-section.js';
import { sectionsScript } from './sections-script.js';
import { scriptTag, type PageContent, type PagesOptions, type PageContext } from './page.js';
import { pageRenderer } from './page-renderer.js';

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
  const events = data.filter((event) => !isOver(event, today));
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
  const texts = { words: listWords, language: supportedTag(language), today, timeZone: time_zone, feed };
  const list = html`<ul class="events">
    ${events.map((event) => eventItem(event, texts, context))}
  </ul>`;
  const members = await membersSection(workspace, portal, context);
  // the address of a section or the state of its element decides what is shown: a script marks its link; without scripts, events are
  const navigation = html`<nav aria-label="${organisation}">
    <a href="#events" aria-current="page">${listWords.events}</a> <a href="#members">${words.members}</a>
  </nav>`;
  const { website_url } = context.branding;
  const name = html`<bdi>${organisation}</bdi>`;
  const body = html`<header>
      ${members ? '' : html`<p>${listWords.events}</p>`}
      <h1>${clubLogo(context)}${website_url === null ? name : html`<a href="${website_url}">${name}</a>`}</h1>
      ${members ? navigation : ''}
    </header>
    <section id="events" aria-label="${listWords.events}">
      ${events.length ? list : html`<p>${listWords.noEvents}</p>`}
      <div class="feed">
        <p class="ways">
          <a href="${feed.replace(/^https?:/, 'webcal:')}">${listWords.subscribe}</a>
          <a href="${feed}">${words.calendarFile}</a>
        </p>
        <p>${words.calendarHelp}</p>
      </div>
    </section>
    ${members} ${members ? scriptTag(context.nonce, sectionsScript) : ''}`;
  return { title: organisation, head, body, imageOrigins: imageOrigins(events) };
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

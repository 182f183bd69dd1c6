import { fixtureSync, html } from '@open-wc/testing';
import '../../../src/define.js';
import type { EventList } from '../../../src/components/event-list/event-list.js';
import type { PublicEvent } from '../../../src/model/club-event.js';
import { backend, origin } from '../../support/backend.js';
import { refresh } from '../../../src/components/event-list/refresh.js';
import { waitUntil } from '../../support/wait-until.js';
import { collectWarnings, realFetch } from '../../support/console-warnings.js';

export { warnings } from '../../support/console-warnings.js';

const workspace = 'workspace: { slug: club, name: Club }';

const calendar = `
${workspace}
events:
  - slug: camp
    title: Summer camp
    published: true
    start_date: 2027-07-24
    end_date: 2027-08-06
    location: Lake
    description: Two weeks outside
    max_persons: 5
  - { slug: fete, title: Fête, published: true, start_date: 2027-01-10, location: Ölberg }
  - { slug: later, title: Later, published: true, start_date: 2027-02-20, opens_at: '2027-01-01 19:00' }
  - { slug: over, title: Old camp, published: true, start_date: 2026-06-20, location: Barn }
`;

/** A template as a designer may write it. */
export const card = `<article class="my-card"><h3>{{title}}</h3>
  <p>{{dates}}<span data-if="place"> in {{place}}</span></p><a data-if="url" href="{{url}}">{{call}}</a></article>`;

collectWarnings();

export function templateOf(text: string): HTMLTemplateElement {
  const template = document.createElement('template');
  template.slot = 'item';
  template.innerHTML = text;
  return template;
}

export type Attributes = Record<string, string>;

/** A list with a template on a page; `change` is what the club says instead of what it has. */
export async function open({
  template = card,
  attributes = {},
  change = () => ({}),
  yaml = calendar,
  prepared,
}: {
  template?: string | HTMLTemplateElement;
  attributes?: Attributes;
  change?: (event: PublicEvent) => Partial<PublicEvent>;
  yaml?: string;
  prepared?: EventList;
} = {}) {
  const club = await backend({ yaml });
  const changeable = { change };
  window.fetch = async (input, init) => {
    const originalRequest = new Request(input, init);
    const request = new Request(
      originalRequest.url.replace(`${location.origin}/public`, `${origin}/public`),
      originalRequest,
    );
    if (!request.url.startsWith(origin)) return realFetch(request);
    const response = await club.app(request);
    if (!request.url.endsWith('/events')) return response;
    const { data, ...rest } = (await response.json()) as { data: PublicEvent[] };
    return Response.json({ ...rest, data: data.map((event) => ({ ...event, ...changeable.change(event) })) });
  };
  const el = prepared ?? (document.createElement('event-list') as EventList);
  for (const [name, value] of Object.entries({
    slug: 'club',
    'base-url': `${origin}/public`,
    lang: 'en',
    ...attributes,
  }))
    el.setAttribute(name, value);
  el.unstructured = true;
  if (!prepared) el.append(typeof template === 'string' ? templateOf(template) : template);
  const place = fixtureSync<HTMLElement>(html`<div>${el}</div>`);
  await waitUntil(() => el.shadowRoot!.querySelector('.events, .none, [role=alert]'), 'nothing was drawn');
  await el.updateComplete;

  const cards = () => [...el.querySelectorAll<HTMLElement>(':scope > [data-turnout-item]')];
  const cardOf = (name: string) => el.querySelector<HTMLElement>(`[data-turnout-item="club/${name}"]`)!;
  /** Asks again, of a club that says something else. */
  const repeated = async (change: (event: PublicEvent) => Partial<PublicEvent> = changeable.change) => {
    changeable.change = change;
    await refresh(el);
    await el.updateComplete;
  };
  return { el, place, club, cards, cardOf, again: repeated };
}

/** What somebody reads there, in one line. */
export const textOf = (element: Element): string => element.textContent.replace(/\s+/g, ' ').trim();

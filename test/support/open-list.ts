import { fixture, html } from '@open-wc/testing';
import { render } from 'lit';
import '../../src/define.js';
import type { EventList } from '../../src/components/index.js';
import type { PublicEvents } from '../../src/model/club-event.js';
import { backend, origin } from './backend.js';
import { interceptFetch, partsIn, type Backend, type OpenFormOptions } from './open-form.js';
import { waitUntil } from './wait-until.js';

/** The options of a list, besides those of a form. */
export interface OpenListOptions extends Omit<OpenFormOptions, 'plain'> {
  /** The moment, RFC 3339, that it is at the club. */
  at?: string;
  /** Events that came with the script. */
  preloaded?: PublicEvents & { slug: string };
  /** What stands in the element: slots, a template. */
  inside?: unknown;
}

/** A list, and what a visitor does with it. */
export interface OpenedList extends Backend {
  el: EventList;
  /** The first element in the shadow root that a selector finds. */
  part: <Found extends HTMLElement = HTMLElement>(selector: string) => Found;
  parts: <Found extends HTMLElement = HTMLElement>(selector: string) => Found[];
  /** Titles as they are drawn, in their order. */
  titles: () => string[];
  /** What went over the wire so far. */
  requests: Request[];
}

/** A club's list on a page of its own, in front of the whole backend. */
export async function openList({
  yaml,
  at,
  slug = 'club',
  lang = 'en',
  attributes = {},
  base = `${origin}/public`,
  intercept,
  until = '.item, .none, [role=alert], [part=month]',
  inside = '',
  preloaded,
}: OpenListOptions = {}): Promise<OpenedList> {
  const club = await backend({ ...(yaml === undefined ? {} : { yaml }), ...(at === undefined ? {} : { at }) });
  const requests = interceptFetch(club, intercept);
  const el = document.createElement('event-list');
  for (const [name, value] of Object.entries({ ...attributes, lang, 'base-url': base, slug }))
    el.setAttribute(name, value);
  if (preloaded) el.preloaded = preloaded;
  render(inside, el);
  await fixture(html`${el}`);
  const root = el.shadowRoot!;
  await waitUntil(() => root.querySelector(until), `nothing like "${until}" was drawn`);
  const { part, parts } = partsIn(root);
  const titles = () => parts('.name').map(({ textContent }) => textContent.trim());
  return { ...club, el, part, parts, titles, requests };
}

/** A club with one event after the other, a week between them, from the first of January 2027 on. */
export const clubWithEvents = (count: number, more: (index: number) => string = () => ''): string => `
workspace: { slug: club, name: Club }
events:
${Array.from({ length: count }, (_, index) => {
  const day = new Date(Date.UTC(2027, 0, 1 + 7 * index)).toISOString().slice(0, 10);
  return `  - { slug: e${index}, title: Event ${index}, published: true, start_date: ${day}${more(index)} }`;
}).join('\n')}
`;

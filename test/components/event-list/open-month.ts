/** A month on a page, and what a visitor does with it. */
import { fixture, html } from '@open-wc/testing';
import '../../../src/define.js';
import type { EventList } from '../../../src/components/index.js';
import type { PublicEvent } from '../../../src/model/club-event.js';
import { origin } from '../../support/backend.js';
import { waitUntil } from '../../support/wait-until.js';

const real = window.fetch;
afterEach(() => void (window.fetch = real));

/** An event of a day, or of several. */
export function event(title: string, start_date: string, end_date = start_date, more: Partial<PublicEvent> = {}) {
  const name = `${title.replace(/\W/g, '').slice(0, 20)}-${start_date}`;
  return {
    list_id: `lst_${name}`,
    title,
    published: true,
    start_date,
    end_date,
    slug: `club/${name}`,
    url: `${origin}/portal/club/${name}`,
    embed_snippet: '',
    location: null,
    description: null,
    places_left: null,
    state: 'open',
    opens_at: null,
    closes_at: null,
    ...more,
  } satisfies PublicEvent;
}

/** A summer with something on: a day with four, one over the border of a month, and one that is over. */
export const summer: readonly PublicEvent[] = [
  event('Regatta', '2027-06-12', undefined, { state: 'closed' }),
  event('Canoe', '2027-07-03'),
  event('Row', '2027-07-03', undefined, { state: 'full', waiting_list: 'club/row-waiting' }),
  event('Run', '2027-07-03', undefined, { state: 'not_yet_open' }),
  event('Supper', '2027-07-03', undefined, { location: 'Boathouse' }),
  event('Camp', '2027-07-24', '2027-08-06', { description: 'Two weeks outside.' }),
];

export type Opened = Awaited<ReturnType<typeof openMonth>>;

/** A month on a page of its own, in front of a gate that has just these events. */
export async function openMonth({
  events = summer,
  today = '2027-07-01',
  lang = 'en',
  width = '60em',
  view = 'month',
  attributes = {},
}: {
  events?: readonly PublicEvent[];
  today?: string;
  lang?: string;
  width?: string;
  view?: string;
  attributes?: Record<string, string>;
} = {}) {
  window.fetch = async (input, init) => {
    const { url } = new Request(input, init);
    if (!url.startsWith(origin)) return real(input, init);
    return Response.json({ data: events, meta: { today, time_zone: 'Europe/Berlin', organisation: 'Club' } });
  };
  const el = await fixture<EventList>(
    html`<event-list slug="club" base-url="${origin}/public" view=${view} lang=${lang} unstructured></event-list>`,
  );
  el.style.inlineSize = width;
  for (const [name, value] of Object.entries(attributes)) el.setAttribute(name, value);
  const root = el.shadowRoot!;
  await waitUntil(() => root.querySelector('[role=grid], .item'), 'no event was drawn');

  const parts = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
  const part = (selector: string): HTMLElement => {
    const [element] = parts(selector);
    if (!element) throw new Error(`nothing like "${selector}" here`);
    return element;
  };
  const renderMonth = async () => {
    await el.updateComplete;
    // what is done once it is drawn, such as moving the focus
    await new Promise((resolve) => setTimeout(resolve));
  };
  return {
    el,
    part,
    parts,
    renderMonth,
    /** The name of the month. */
    month: () => part('#month-name').textContent.trim(),
    /** The day that Tab leads to. */
    stop: () => parts('[role=gridcell][tabindex="0"]').map(({ dataset }) => dataset['day']),
    /** The day that has the focus. */
    focused: () => (root.activeElement as HTMLElement | null)?.dataset['day'],
    day: (date: string) => part(`[data-day="${date}"]`),
    /** What is read out there. */
    dayText: (date: string) => part(`[data-day="${date}"] > :not([aria-hidden])`).textContent,
    /** Titles of the events below the grid. */
    listedNames: () => parts('[part=list] .name').map(({ textContent }) => textContent.trim()),
    /** Presses a key where the focus is; true where the page had no use for it any more. */
    press: async (key: string, modifiers: KeyboardEventInit = {}) => {
      const pressed = new KeyboardEvent('keydown', {
        key,
        bubbles: true,
        composed: true,
        cancelable: true,
        ...modifiers,
      });
      root.activeElement!.dispatchEvent(pressed);
      await renderMonth();
      return pressed.defaultPrevented;
    },
    click: async (selector: string) => {
      part(selector).click();
      await renderMonth();
    },
  };
}

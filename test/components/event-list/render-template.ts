import { fixtureSync, html } from '@open-wc/testing';
import '../../../src/define.js';
import type { EventList } from '../../../src/components/event-list/event-list.js';
import type { PublicEvent } from '../../../src/model/club-event.js';
import { origin } from '../../support/backend.js';
import { waitUntil } from '../../support/wait-until.js';
import { collectWarnings, realFetch } from '../../support/console-warnings.js';

export { warnings } from '../../support/console-warnings.js';

/** What nothing may run. */
export const run = 'window.ran=1';

const event: PublicEvent = {
  list_id: 'lst_1',
  slug: 'club/camp',
  title: 'Camp',
  published: true,
  embed_snippet: '',
  start_date: '2027-07-24',
  end_date: '2027-07-24',
  url: 'https://club.example/camp',
  location: 'Lake',
  description: 'Outside',
  places_left: null,
  state: 'open',
  opens_at: null,
  closes_at: null,
};

collectWarnings();
afterEach(() => {
  delete (window as { ran?: number }).ran;
});

/** What a template makes of an event. */
export async function filled(template: string, change: Partial<PublicEvent> = {}): Promise<HTMLElement> {
  const data = [{ ...event, ...change }];
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(origin)) return realFetch(request);
    return Response.json({ data, meta: { today: '2026-11-21', time_zone: 'Europe/Berlin', organisation: 'Club' } });
  };
  const el = document.createElement('event-list') as EventList;
  Object.assign(el, { slug: 'club', baseUrl: `${origin}/public`, lang: 'en', unstructured: true });
  el.append(Object.assign(document.createElement('template'), { slot: 'item', innerHTML: template }));
  fixtureSync(html`<div>${el}</div>`);
  await waitUntil(() => el.querySelector('[data-turnout-item]'), 'nothing was drawn');
  return el.querySelector<HTMLElement>('[data-turnout-item]')!;
}

/** Whatever runs has run by then; pictures are no clock, for a tab behind another draws none. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

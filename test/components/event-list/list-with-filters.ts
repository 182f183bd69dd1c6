import { fixtureSync, html } from '@open-wc/testing';
import '../../../src/define.js';
import type { EventList } from '../../../src/components/event-list/event-list.js';
import { backend, origin } from '../../support/backend.js';
import { waitUntil } from '../../support/wait-until.js';
import { collectWarnings, realFetch } from '../../support/console-warnings.js';

export { warnings } from '../../support/console-warnings.js';

export const workspace = 'workspace: { slug: club, name: Club }';

export const calendar = `
${workspace}
events:
  - { slug: camp, title: Summer camp, published: true, start_date: 2027-07-24, end_date: 2027-08-06, location: Lake }
  - { slug: fete, title: Fête, published: true, start_date: 2027-01-10, location: Ölberg, max_persons: 3 }
  - { slug: run, title: Run, published: true, start_date: 2026-12-06, location: Zoo, closes_at: '2026-11-01 12:00' }
  - { slug: walk, title: Walk, published: true, start_date: 2026-12-13, location: Lake }
  - { slug: dance, title: Dance, published: true, start_date: 2027-02-20 }
  - { slug: over, title: Old camp, published: true, start_date: 2026-06-20, location: Barn }
`;

collectWarnings();

/** Every filter. */
export const all = 'text time from to place open';

/** A list of a club's events on a page, and what a visitor does with it. */
export async function open({
  attributes = {},
  lang = 'en',
  yaml = calendar,
  around,
}: { attributes?: Record<string, string>; lang?: string; yaml?: string; around?: HTMLElement } = {}) {
  const club = await backend({ yaml });
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    return request.url.startsWith(origin) ? club.app(request) : realFetch(request);
  };
  const el = document.createElement('event-list') as EventList;
  for (const [name, value] of Object.entries({ slug: 'club', 'base-url': `${origin}/public`, lang, ...attributes }))
    el.setAttribute(name, value);
  fixtureSync(html`<div>${around ?? el}</div>`);
  if (around) around.append(el);
  const root = () => el.shadowRoot!;
  await waitUntil(() => root().querySelector('.events, .none, [role=alert]'), 'nothing was drawn');
  await el.updateComplete;

  const part = <Found extends HTMLElement = HTMLInputElement>(selector: string): Found => {
    const element = root().querySelector<Found>(selector);
    if (!element) throw new Error(`nothing like "${selector}" here`);
    return element;
  };
  const parts = <Found extends HTMLElement = HTMLElement>(selector: string) => [
    ...root().querySelectorAll<Found>(selector),
  ];
  const set = async (name: string, value: string | boolean) => {
    const control = part(`[name=${name}]`);
    if (typeof value === 'boolean') control.checked = value;
    else control.value = value;
    control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await el.updateComplete;
  };
  const press = async (selector: string) => {
    part(selector).click();
    await el.updateComplete;
  };
  const titles = () => parts('.item .name').map(({ textContent }) => textContent.trim());
  const status = () => part('[role=status]').textContent.trim();
  const names = () => parts<HTMLInputElement>('.tools [name]').map(({ name }) => name);
  return { el, club, part, parts, set, press, titles, status, names };
}

export const filtered = (filters = all, attributes: Record<string, string> = {}) =>
  open({ attributes: { filters, ...attributes } });

/** What looks for everything again. */
export const showAll = '.found > button';

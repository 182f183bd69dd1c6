import { fixture, html } from '@open-wc/testing';
import '../../src/define.js';
import type { EventRegistration } from '../../src/components/index.js';
import { backend, origin } from './backend.js';
import { waitUntil } from './wait-until.js';
import { formOrNotice } from './rendered-form.js';

/** The whole backend of a club. */
export type Backend = Awaited<ReturnType<typeof backend>>;

/** An element, and what a visitor does with it. */
export interface Handles {
  el: EventRegistration;
  /** The first element in the shadow root that a selector finds. */
  part: <Found extends HTMLElement = HTMLElement>(selector: string) => Found;
  parts: <Found extends HTMLElement = HTMLElement>(selector: string) => Found[];
  /** Types into a text control, the way a browser tells of it. */
  type: (name: string, value: string) => void;
  /** Ticks a box or chooses a radio button. */
  tick: (name: string, value?: string) => void;
  /** Presses the button and waits until something came of it. */
  send: () => Promise<void>;
}

/** A rendered form, with its backend and the requests that it has sent. */
export interface OpenedForm extends Backend, Handles {
  /** What went over the wire so far. */
  requests: Request[];
}

/** The club, the language and the network in front of which a form is opened. */
export interface OpenFormOptions {
  yaml?: string;
  /** The server's time to begin with. */
  at?: string;
  slug?: string;
  lang?: string;
  attributes?: Record<string, string>;
  base?: string;
  plain?: boolean;
  /** Stands between the element and the backend. */
  intercept?: (request: Request, next: (request: Request) => Promise<Response>, club: Backend) => Promise<Response>;
  /** What to wait for; default: the form, a notice or a heading. */
  until?: string | undefined;
}

const real = window.fetch;
afterEach(() => {
  window.fetch = real;
  // the next visitor has another tab
  sessionStorage.clear();
});

/** True for the request that sends a registration, and none that only asks by POST. */
export const isRegistration = ({ method, url }: Request): boolean => method === 'POST' && url.endsWith('/persons');

/** Puts a backend in front of the page: whatever it asks for there is answered. Form tokens are old enough at once. */
export function interceptFetch(club: Backend, intercept: OpenFormOptions['intercept']): Request[] {
  const requests: Request[] = [];
  const answer = async (request: Request): Promise<Response> => {
    if (!request.url.startsWith(origin)) return real(request);
    const response = await club.app(request);
    if (!request.url.endsWith('/token') || !response.ok) return response;
    const { data } = (await response.json()) as { data: { min_age_ms: number } };
    club.clock.now += data.min_age_ms;
    return Response.json({ data: { ...data, min_age_ms: 0 } });
  };
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    requests.push(request.clone());
    return intercept ? intercept(request, answer, club) : answer(request);
  };
  return requests;
}

/** An element on a page of its own, in front of the whole backend. */
export async function openForm({
  yaml,
  at,
  slug = 'club/camp',
  lang = 'en',
  attributes = {},
  base = `${origin}/public`,
  plain = false,
  intercept,
  until,
}: OpenFormOptions = {}): Promise<OpenedForm> {
  const club = await backend({ ...(yaml === undefined ? {} : { yaml }), ...(at === undefined ? {} : { at }) });
  const requests = interceptFetch(club, intercept);
  return { ...club, ...(await mountForm({ slug, base, lang, attributes, plain, until })), requests };
}

/** Finds what an element has drawn. */
export const partsIn = (root: ShadowRoot): Pick<Handles, 'part' | 'parts'> => ({
  part: <Found extends HTMLElement = HTMLElement>(selector: string): Found => {
    const element = root.querySelector<Found>(selector);
    if (!element) throw new Error(`nothing like "${selector}" here`);
    return element;
  },
  parts: <Found extends HTMLElement = HTMLElement>(selector: string): Found[] => [
    ...root.querySelectorAll<Found>(selector),
  ],
});

/** Puts an element on the page, in front of the backend that is there already: as after a reload. */
export async function mountForm({
  slug = 'club/camp',
  lang = 'en',
  attributes = {},
  base = `${origin}/public`,
  plain = false,
  until,
}: Omit<OpenFormOptions, 'yaml' | 'at' | 'intercept'> = {}): Promise<Handles> {
  const el = await fixture<EventRegistration>(
    html`<event-registration slug=${slug} base-url=${base} lang=${lang} ?plain=${plain}></event-registration>`,
  );
  for (const [name, value] of Object.entries(attributes)) el.setAttribute(name, value);
  const root = el.shadowRoot!;
  const renderedSelector = until ?? formOrNotice;
  await waitUntil(() => root.querySelector(renderedSelector), `nothing like "${renderedSelector}" was drawn`);

  const { part, parts } = partsIn(root);
  const type = (name: string, value: string) => {
    const control = part<HTMLInputElement>(`[name="${name}"]`);
    control.focus();
    control.value = value;
    control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  };
  const tick = (name: string, value?: string) =>
    part<HTMLInputElement>(`[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`).click();
  const send = async () => {
    part('form button.main').click();
    await el.updateComplete;
    await waitUntil(() => !root.querySelector('[aria-disabled=true]'), 'it is still sending');
    await el.updateComplete;
    // what the form does once it is drawn again, such as moving the focus
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { el, part, parts, type, tick, send };
}

/** Answers everything that the camp asks for. */
export function fillCamp({ type, tick }: Pick<OpenedForm, 'type' | 'tick'>): void {
  type('name.first_name', 'Ada');
  type('name.last_name', 'Lovelace');
  type('email', 'ada@example.org');
  tick('size', 'M');
}

/** The persons that the camp's list holds, as a key reads them. */
export const campers = async ({ api, listOf }: Pick<OpenedForm, 'api' | 'listOf'>) =>
  (await api.listPersons({ list_id: await listOf('camp') })).data;

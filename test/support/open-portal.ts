import { fixture, html } from '@open-wc/testing';
import '../../src/define.js';
import type { MemberProfile, PortalLogin } from '../../src/components/index.js';
import { login as words } from '../../src/i18n/en/index.js';
import { origin } from './backend.js';
import { familyBackend, requestMailedLink, sharedEmail, type Family } from './family-club.js';
import { interceptFetch, partsIn, type Handles } from './open-form.js';
import { waitForHistoryLimit } from './webkit-history-limit.js';
import { waitUntil } from './wait-until.js';

/** The elements of the member portal. */
export type PortalTag = 'portal-login' | 'member-profile';

/** Stands between the page and the backend. Sees paths below `/public/club`. */
export type Intercept = (request: Request, next: () => Promise<Response>, path: string) => Promise<Response>;

/** The elements, the member and the network with which a portal is opened. */
export interface OpenPortalOptions {
  /** What stands on the page, in this order; what is asked of the page is asked of the last. */
  tags?: readonly PortalTag[];
  yaml?: string;
  lang?: string;
  attributes?: Record<string, string>;
  /** Somebody's address, who is signed in with a link from the mail; else nobody is. */
  as?: string;
  /** The page is of the gate's own origin, as the hosted portal is. */
  own?: boolean;
  intercept?: Intercept;
  /** What to wait for; default: the way in, or why there is none. */
  until?: string;
  /** Before anybody looks. */
  prepare?: (club: Family) => Promise<unknown>;
}

/** The rendered portal, with its backend and the requests that it has sent. */
export interface OpenedPortal extends Family, Pick<Handles, 'part' | 'parts' | 'type' | 'tick'> {
  el: MemberProfile | PortalLogin;
  root: ShadowRoot;
  base: string;
  /** What went over the wire so far. */
  requests: Request[];
  /** The same in short: method, and path below `/public/club`. */
  requestLines: () => string[];
  /** The button with this text. */
  button: (text: string) => HTMLButtonElement;
  /** Presses it. */
  press: (text: string) => Promise<void>;
  /** Waits until this text stands there. */
  says: (text: string) => Promise<void>;
  /** Everything that is to be read. */
  text: () => string;
  /** Opens a link as it is opened while the page is open. */
  follow: (token: string) => void;
}

let pages = 0;

const address = location.pathname + location.search;
afterEach(() => history.replaceState(null, '', address));

/** Every page asks at an address of its own: sessions live as long as the page that the tests share, one per address. */
export const newBase = (own = false): string => `${own ? location.origin : origin}/${++pages}/public`;

const pathOf = ({ url }: Request): string | undefined => /\/\d+\/public\/club(.*)$/.exec(url)?.[1];

/** The request as the backend knows it. */
async function moved(request: Request, path: string): Promise<Request> {
  const { method, headers, signal } = request;
  const body = method === 'GET' ? null : await request.arrayBuffer();
  return new Request(`${origin}/public/club${path}`, { method, headers, signal, body });
}

/** Finds what an element has drawn, and uses it. */
export function handlesOf(el: OpenedPortal['el']) {
  const root = el.shadowRoot!;
  const { part, parts } = partsIn(root);
  const text = () => root.querySelector('[dir]')?.textContent.replace(/\s+/g, ' ') ?? '';
  const button = (label: string) => {
    const match = parts<HTMLButtonElement>('button').find(({ textContent }) => textContent.trim() === label);
    if (!match) throw new Error(`no button “${label}” in: ${text()}`);
    return match;
  };
  return {
    el,
    root,
    part,
    parts,
    text,
    button,
    type: (name: string, value: string) => {
      const control = part<HTMLInputElement>(`[name="${name}"]`);
      control.focus();
      control.value = value;
      control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    },
    tick: (name: string, value?: string) =>
      part(`[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`).click(),
    press: async (label: string) => {
      button(label).click();
      await el.updateComplete;
    },
    says: async (label: string) =>
      waitUntil(() => text().includes(label.replace(/\s+/g, ' ')), `“${label}” is not said`).catch((error: Error) => {
        throw new Error(`${error.message}, but: ${text()}`);
      }),
  };
}

/** Puts one of the elements on the page. */
export async function mountPortal(
  tag: PortalTag,
  { base, lang = 'en', attributes = {} }: Pick<OpenPortalOptions, 'lang' | 'attributes'> & { base: string },
) {
  const el = document.createElement(tag);
  for (const [name, value] of Object.entries({ slug: 'club', 'base-url': base, lang, ...attributes }))
    el.setAttribute(name, value);
  await fixture(html`${el}`);
  return handlesOf(el);
}

/** Waits until something of this kind is drawn. */
export const waitForElement = (root: ShadowRoot, selector: string): Promise<void> =>
  waitUntil(() => root.querySelector(selector), `nothing like “${selector}” was drawn`);

/** The portal's elements on a page of their own, in front of the whole backend. */
export async function openPortal({
  tags = ['member-profile'],
  yaml,
  lang = 'en',
  attributes = {},
  as,
  own = false,
  intercept = (_, next) => next(),
  until = as === undefined ? '[part=heading], [part=notice]:not(:has(.later))' : '.fees',
  prepare,
}: OpenPortalOptions = {}): Promise<OpenedPortal> {
  const club = await familyBackend(yaml);
  await prepare?.(club);
  const base = newBase(own);
  const requests = interceptFetch(club as never, async (request, next) => {
    const path = pathOf(request);
    if (path === undefined) return next(request);
    return intercept(request.clone(), async () => next(await moved(request, path)), path);
  });
  await waitForHistoryLimit();
  if (as !== undefined) history.replaceState(null, '', `#club.${await requestMailedLink(club, as)}`);
  const mounted: ReturnType<typeof handlesOf>[] = [];
  for (const tag of tags) mounted.push(await mountPortal(tag, { base, lang, attributes }));
  const handles = mounted.at(-1)!;
  if (as !== undefined) {
    const way = () => mounted.find(({ root }) => root.querySelector('.in button.main:not([type=submit])'));
    await waitUntil(way, 'nobody can sign in');
    way()!.part('button.main').click();
  }
  await waitForElement(handles.root, until);
  const follow = (token: string) => void (location.hash = `#club.${token}`);
  const requestLines = () =>
    requests.flatMap((one) => (pathOf(one) === undefined ? [] : `${one.method} ${pathOf(one)}`));
  return { ...club, ...handles, base, requests, requestLines, follow };
}

/** Who is signed in on a page that has the way in alone. */
export async function signIn(opened: OpenedPortal, email = sharedEmail): Promise<void> {
  opened.follow((await requestMailedLink(opened, email))!);
  await waitForElement(opened.root, '.in button.main:not([type=submit])');
  await opened.press(words.signIn);
}

/** Bodies of what was sent with a method, in order. */
export const requestBodies = async ({ requests }: Pick<OpenedPortal, 'requests'>, method: string): Promise<unknown[]> =>
  Promise.all(requests.filter((one) => one.method === method).map(async (one) => one.clone().json() as unknown));

/** The visitor is at what a selector finds. Elements themselves are no part of a failure: they cannot be told of. */
export const expectFocus = async ({ root, part }: Pick<OpenedPortal, 'root' | 'part'>, selector: string) => {
  const label = part(selector);
  await waitUntil(() => root.activeElement === part(selector), '').catch(() => {
    throw new Error(`the focus is at ${root.activeElement?.outerHTML ?? 'nothing'}, not at ${label.outerHTML}`);
  });
};

import { canLoad } from './components/trusted.js';
import { pageAt, setHome, type Widget } from './components/widget.js';
import { inATask, spread } from './controllers/index.js';
import { partsIn } from './script-parts.js';

/** Where a script or placeholder has the slug that its element shows, whichever copy of the kit put that there. */
const mounted = Symbol.for('turnout.mounted');

type Markable = HTMLElement & { [mounted]?: string };

/** A page is looked after once, however many scripts of ours it has. */
const looked: Document & { [mounted]?: MutationObserver } = document;

/** One of the elements of the member portal: they are a bundle of their own, which asks where the script came from. */
const portal = async (name: 'MemberProfile' | 'PortalLogin') => {
  const part = await import('./components/portal.js');
  if (base) part.setHome(base);
  return part[name];
};

/** Elements by their tags. What the address of the script names is in it, and the others are loaded where a page has one. */
const elements = {
  'event-list': () => import('./components/event-list/event-list.js').then((part) => part.EventList),
  'event-registration': () =>
    import('./components/event-registration/event-registration.js').then((part) => part.EventRegistration),
  'member-profile': () => portal('MemberProfile'),
  'portal-login': () => portal('PortalLogin'),
};

type Tag = keyof typeof elements;

const own = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get;

/** The script that runs at this moment. Asked of the prototype: `<img name=currentScript>` shadows the property. */
const me = own?.call(document) as HTMLScriptElement | SVGScriptElement | null | undefined;
const mine = me instanceof HTMLScriptElement ? me : undefined;

/** Address of a script without query and fragment. */
const addressOf = (script: HTMLScriptElement): string => script.src.replace(/[?#].*$/, '');

const address = mine?.src ? addressOf(mine) : undefined;
/** The gate beside the script. */
const base = address && new URL('public', address).href;

/** What the server has put into this very script: what is announced of a slug, and parts. The build declares it around. */
declare const cameWithScript:
  { readonly announced?: Widget['came']; readonly parts: Readonly<Record<string, unknown>> } | undefined;

/** Loads a part of this script; the build declares it around, and calls it where a part is imported. */
declare let loadPart: (name: string) => Promise<unknown>;
/** Loads a module that stands beside this script; the same. */
declare let loadModule: (name: string) => Promise<unknown>;

const folder = address && new URL('.', address).href;
// eslint-disable-next-line @typescript-eslint/no-unused-vars, prefer-const -- declared and called where the build puts it
loadPart = partsIn(folder, mine?.nonce, cameWithScript?.parts);
/** How addresses of modules end that could not be loaded: a browser remembers that of the one that it asked for. */
const ends: Record<string, string> = {};
// eslint-disable-next-line @typescript-eslint/no-unused-vars, prefer-const -- declared and called where the build puts it
loadModule = async (name) => {
  // a browser that takes one import map takes it only before anything is imported
  await new Promise<void>(whenParsed);
  try {
    return (await import(/* @vite-ignore */ `${folder ?? './'}${name}${ends[name] ?? ''}`)) as unknown;
  } catch (error) {
    ends[name] = `?${Math.random()}`;
    throw error;
  }
};

const slugOf = (element: HTMLElement): string | undefined => {
  const { slug, turnoutSlug } = element.dataset;
  const query = element instanceof HTMLScriptElement && element.src && new URL(element.src).searchParams.get('slug');
  return turnoutSlug || slug || query || undefined;
};

type Class = Awaited<ReturnType<(typeof elements)[Tag]>>;

/** Elements that were asked for. */
const asked: { [Name in Tag]?: Promise<Class | undefined> } = {};

/**
 * Loads an element, and tries again later and later where it cannot be had: until then there is the plain link, and where a
 * page that trusts no address, nor us (Trusted Types), lets nothing be loaded, that stays: then there is none.
 */
async function load(tag: Tag): Promise<Class | undefined> {
  // at first a task of its own, apart from the one that runs the script: what follows the tag has its turn
  for (let tries = 3, wait = 0; await inATask(wait), canLoad(address); wait = spread(tries++))
    try {
      return await elements[tag]();
    } catch (error) {
      console.warn(error);
    }
}

/** Gives an element its tag if the page has none yet: another copy of the kit may have been faster. */
async function define(tag: Tag, prepare?: (attributes: readonly string[]) => void): Promise<void> {
  const known = customElements.get(tag) as Class | undefined;
  // without waiting where there is nothing to wait for: an element has its attributes when it begins
  const element = known ?? (await (asked[tag] ??= load(tag)));
  if (!element) return;
  // somebody else's element may have none
  prepare?.(element.observedAttributes ?? []);
  if (!customElements.get(tag)) customElements.define(tag, element);
}

/** A club has a list of events, and its events have forms; a tag that wants something else says so. */
function tagFor({ dataset: { widget = '' } }: HTMLElement, slug: string): Tag {
  if (Object.hasOwn(elements, widget)) return widget as Tag;
  return slug.includes('/') ? 'event-registration' : 'event-list';
}

function elementFor(tag: HTMLElement, slug: string): HTMLElement {
  const name = tagFor(tag, slug);
  const element = document.createElement(name);
  const from = tag.dataset['baseUrl'] ?? base;
  // at once: the same element on another part of the page may be what loads it, and nobody asks before they know where
  if (from) element.setAttribute('base-url', from);
  element.setAttribute('slug', slug);
  // whichever copy of the kit draws it
  if (cameWithScript && from === base) (element as Widget).came = cameWithScript.announced;
  void define(name, (attributes) => {
    // every attribute of the element may stand on the tag as `data-…`
    for (const attribute of attributes) {
      const value = tag.getAttribute(`data-${attribute}`);
      if (value !== null && attribute !== 'slug') element.setAttribute(attribute, value);
    }
  });
  const page = pageAt(from ?? '', slug);
  if (page) {
    // behind the element while that stands; there for the visitor where something on the page keeps it from standing
    const link = document.createElement('a');
    link.href = link.textContent = page;
    // not before the element can have begun: nobody sees it for a moment
    setTimeout(() => element.append(link));
  }
  return element;
}

/** Puts the element where the tag stands; a tag in the head has it at the end of the body. */
function mount(tag: Markable): void {
  const slug = slugOf(tag);
  if (!slug || tag[mounted] === slug || !tag.isConnected) return;
  tag[mounted] = slug;
  if (!(tag instanceof HTMLScriptElement)) return tag.replaceChildren(elementFor(tag, slug));
  const beside = tag.nextElementSibling;
  // a page that comes back as a copy of what stood there (Turbo, htmx) has a copy of the element, too
  if (beside?.localName === tagFor(tag, slug) && beside.getAttribute('slug') === slug) return;
  const element = elementFor(tag, slug);
  if (tag.closest('head')) whenParsed(() => document.body.append(element));
  else tag.after(element);
}

function whenParsed(work: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', work, { once: true });
  else work();
}

if (base) setHome(base);

/** Placeholders, and elements that somebody wrote into the page, sooner or later. */
const written = () => {
  for (const tag of document.querySelectorAll<HTMLElement>('[data-turnout-slug]')) mount(tag);
  for (const tag of Object.keys(elements) as Tag[])
    if (!asked[tag] && document.querySelector(`${tag}:not(:defined)`)) void define(tag);
};

/** And tags of this script that never ran in their place: moved while loading, or put there as text. */
const rest = () => {
  for (const script of document.querySelectorAll('script'))
    if (address && script !== mine && addressOf(script) === address && !mine?.isConnected) mount(script);
  written();
};
if (mine?.isConnected) {
  // jQuery puts in a tag as it is, and has another one run that says nothing but the address
  const twins = mine.dataset['slug'] ? [] : document.querySelectorAll('script');
  mount([...twins].find((script) => script !== mine && script.src === mine.src && !(mounted in script)) ?? mine);
}
rest();
whenParsed(rest);
(looked[mounted] ??= new MutationObserver(written)).observe(document, {
  childList: true,
  subtree: true,
  // routers of single-page sites keep a placeholder and name another form in it
  attributeFilter: ['data-turnout-slug'],
});

// asked for in the address of the page: says why something does not show (README, "Why does it not show?")
if (/[?&]turnout-debug\b/.test(location.search))
  void import('./doctor/index.js').then((part) => part.examine({ script: mine, base, tags: Object.keys(elements) }));

import type { PortalLogin } from '../components/index.js';
import { hostedPage } from '../components/hosted-page.js';
import type { Widget } from '../components/widget.js';
import { yieldToMain } from '../browser/scheduler.js';
import { define } from './define.js';
import { scripts, tagOf, type Tag } from './elements.js';
import { scriptGateUrl } from './script-base-url.js';
import { ownTag } from './own-script.js';
import { preload, preloadedContent } from './preload.js';
import { whenParsed } from './when-parsed.js';

/** The property of a script or placeholder that holds the slug of its element, shared by all copies of the kit. */
export const MOUNTED: unique symbol = Symbol.for('turnout.mounted');

/** How long an element may take to load before a plain link stands in its place. Milliseconds. */
const LINK_AFTER_MS = 2000;

export type Mountable = HTMLElement & { [MOUNTED]?: string };

/** The slug of a script or placeholder: from an attribute, its address, or the server's assignments. */
export function slugOf(tag: HTMLElement): string | undefined {
  // an element of an unknown namespace has no dataset
  const { slug, turnoutSlug } = (tag.dataset as DOMStringMap | undefined) ?? {};
  const query = tag instanceof HTMLScriptElement && tag.src && new URL(tag.src).searchParams.get('slug');
  return turnoutSlug || slug || query || (tag === ownTag ? preload.slug : undefined);
}

/** A tag may want another element than the one that its slug means. */
const elementNameFor = ({ dataset: { widget = '' } }: HTMLElement, slug: string): Tag =>
  Object.hasOwn(scripts, widget) ? (widget as Tag) : tagOf(slug);

/**
 * Says where an element asks, and where it leads afterwards. Only a script tag may name another gate or page: whoever may
 * write a comment could leave a placeholder. As properties, which no content of a page has, and at once: the same element on
 * another part of the page may be what loads it, and nobody asks before they know where.
 */
function applySource(element: HTMLElement, tag: HTMLElement): string | undefined {
  const { baseUrl = scriptGateUrl(), redirect } = tag instanceof HTMLScriptElement ? tag.dataset : ({} as DOMStringMap);
  if (baseUrl) (element as Widget).baseUrl = baseUrl;
  if (redirect) (element as PortalLogin).redirect = redirect;
  return baseUrl;
}

function elementFor(tag: HTMLElement, slug: string): HTMLElement {
  const name = elementNameFor(tag, slug);
  const element = document.createElement(name);
  const base = applySource(element, tag);
  element.setAttribute('slug', slug);
  // whichever copy of the kit draws it
  if (base === scriptGateUrl()) (element as Widget).preloaded = preloadedContent();
  const whenDefined = define(name, {
    slug,
    // every attribute of the element may stand on the tag as `data-…`
    prepare: (attributes) => {
      for (const attribute of attributes) {
        const value = tag.getAttribute(`data-${attribute}`);
        if (value !== null && !/^(slug|base-url|redirect)$/.test(attribute)) element.setAttribute(attribute, value);
      }
    },
  });
  const page = hostedPage(base ?? '', slug);
  if (page) {
    // behind the element while that stands; there for the visitor where something on the page keeps it from standing
    const link = document.createElement('a');
    link.href = link.textContent = page;
    void Promise.race([whenDefined, yieldToMain(LINK_AFTER_MS)]).finally(() => setTimeout(() => element.append(link)));
  }
  return element;
}

/** The places that a page has left for elements. */
export const placeholders = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-turnout-slug]')];

/**
 * Puts an element on the page whose tag stands in the head: consent tools and tag managers put tags there, wherever they
 * stood. Where a placeholder says the place, the element is there already. Else it comes to the end of the main content, or
 * above the page's footer; the footer of an article is none of the page.
 */
function placeInBody(element: HTMLElement, slug: string): void {
  if (
    placeholders().some(
      (placeholder) => slugOf(placeholder) === slug && elementNameFor(placeholder, slug) === element.localName,
    )
  )
    return;
  const main = document.querySelector('main');
  const footer = main ? null : document.querySelector('footer:not(article *,section *,aside *)');
  if (footer) footer.before(element);
  else (main ?? document.body).append(element);
}

/** Puts the element where the tag stands. */
export function mount(tag: Mountable): void {
  const slug = slugOf(tag);
  if (!slug || tag[MOUNTED] === slug || !tag.isConnected) return;
  tag[MOUNTED] = slug;
  if (!(tag instanceof HTMLScriptElement)) return tag.replaceChildren(elementFor(tag, slug));
  const sibling = tag.nextElementSibling;
  // a page that comes back as a copy of what stood there (Turbo, htmx) has a copy of the element, too
  if (sibling?.localName === elementNameFor(tag, slug) && sibling.getAttribute('slug') === slug)
    return void applySource(sibling as HTMLElement, tag);
  const element = elementFor(tag, slug);
  if (tag.closest('head')) whenParsed(() => placeInBody(element, slug));
  else tag.after(element);
}

/** Preloaded data of this script for elements that another script has put there, and that do not show anything yet. */
export function passPreloadedContent(): void {
  const { slug } = preload;
  const content = preloadedContent();
  if (!slug || !content) return;
  for (const element of document.querySelectorAll<Widget>(`${tagOf(slug)}:not(:defined)`))
    if (element.getAttribute('slug') === slug && (element.baseUrl ?? scriptGateUrl()) === scriptGateUrl())
      element.preloaded = content;
}

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

/** Milliseconds that an element may take to load before a plain link appears. */
const LINK_AFTER_MS = 2000;

export type Mountable = HTMLElement & { [MOUNTED]?: string };

/** The slug of a script or placeholder: from an attribute, its address, or the server's assignments. */
export function slugOf(tag: HTMLElement): string | undefined {
  // an element of an unknown namespace has no dataset
  const { slug, turnoutSlug } = (tag.dataset as DOMStringMap | undefined) ?? {};
  const query = tag instanceof HTMLScriptElement && tag.src && new URL(tag.src).searchParams.get('slug');
  return turnoutSlug || slug || query || (tag === ownTag ? preload.slug : undefined);
}

/** The element that a tag names with `data-widget`, else the one of its slug. */
const elementNameFor = ({ dataset: { widget = '' } }: HTMLElement, slug: string): Tag =>
  Object.hasOwn(scripts, widget) ? (widget as Tag) : tagOf(slug);

/**
 * Sets the gate and the redirect of an element. Only a script tag may name them, since anybody who may write a comment could
 * leave a placeholder. They are properties, which content of a page cannot set, and are set at once, because the same element
 * elsewhere on the page may already define the class.
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
  // for any copy of the kit that renders it
  if (base === scriptGateUrl()) (element as Widget).preloaded = preloadedContent();
  const whenDefined = define(name, {
    slug,
    // every attribute of the element may be on the tag as `data-…`
    prepare: (attributes) => {
      for (const attribute of attributes) {
        const value = tag.getAttribute(`data-${attribute}`);
        if (value !== null && !/^(slug|base-url|redirect)$/.test(attribute)) element.setAttribute(attribute, value);
      }
    },
  });
  const page = hostedPage(base ?? '', slug);
  if (page) {
    // hidden behind a rendered element; visible if something on the page prevents rendering
    const link = document.createElement('a');
    link.href = link.textContent = page;
    void Promise.race([whenDefined, yieldToMain(LINK_AFTER_MS)]).finally(() => setTimeout(() => element.append(link)));
  }
  return element;
}

/** The placeholders of a page. */
export const placeholders = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-turnout-slug]')];

/**
 * Inserts the element of a tag in the head, where consent tools and tag managers move tags. A placeholder with the slug has the
 * element already. Otherwise it is appended to the main content, or inserted before the footer of the page, which is not the
 * footer of an article.
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

/** Inserts the element at the tag. */
export function mount(tag: Mountable): void {
  const slug = slugOf(tag);
  if (!slug || tag[MOUNTED] === slug || !tag.isConnected) return;
  tag[MOUNTED] = slug;
  if (!(tag instanceof HTMLScriptElement)) return tag.replaceChildren(elementFor(tag, slug));
  const sibling = tag.nextElementSibling;
  // a restored copy of a page (Turbo, htmx) contains a copy of the element, too
  if (sibling?.localName === elementNameFor(tag, slug) && sibling.getAttribute('slug') === slug)
    return void applySource(sibling as HTMLElement, tag);
  const element = elementFor(tag, slug);
  if (tag.closest('head')) whenParsed(() => placeInBody(element, slug));
  else tag.after(element);
}

/** Passes preloaded data of this script to elements that another script has inserted and that are still empty. */
export function passPreloadedContent(): void {
  const { slug } = preload;
  const content = preloadedContent();
  if (!slug || !content) return;
  for (const element of document.querySelectorAll<Widget>(`${tagOf(slug)}:not(:defined)`))
    if (element.getAttribute('slug') === slug && (element.baseUrl ?? scriptGateUrl()) === scriptGateUrl())
      element.preloaded = content;
}

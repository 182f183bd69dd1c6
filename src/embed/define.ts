import { allowsOwnScripts } from '../browser/trusted-types.js';
import { yieldToMain } from '../browser/scheduler.js';
import { backoff } from '../browser/backoff.js';
import type { Tag } from './elements.js';
import { loadElement } from './load-element.js';

/** Classes of elements by their tags. */
export type Elements = Partial<Record<Tag, CustomElementConstructor>>;

type ObservingConstructor = CustomElementConstructor & { readonly observedAttributes?: readonly string[] };

/** Elements that this script brings itself. */
const ownElements: Elements = {};

/** Elements that were asked for. */
const requested: Partial<Record<Tag, Promise<ObservingConstructor | undefined>>> = {};

/** Whether an element was asked for. */
export const isRequested = (tag: Tag): boolean => !!requested[tag];

/**
 * Gives an element, and tries again later and later where it cannot be had: until then there is the plain link, and where a
 * page that trusts no address, nor us (Trusted Types), lets nothing be loaded, that stays: then there is none.
 */
async function loadWithRetry(tag: Tag, slug: string | undefined): Promise<ObservingConstructor | undefined> {
  // at first a task of its own, apart from the one that runs the script: what follows the tag has its turn
  for (let tries = 3, delayMs = 0; await yieldToMain(delayMs), allowsOwnScripts(); delayMs = backoff(tries++))
    try {
      return ownElements[tag] ?? (await loadElement(tag, slug));
    } catch (error) {
      console.warn(error);
    }
}

/**
 * Gives an element its tag if the page has none yet: another copy of the kit may have been faster.
 *
 * @param prepare - called with the attributes of the element, before it begins
 */
export async function define(
  tag: Tag,
  { slug, prepare }: { slug?: string; prepare?: (attributes: readonly string[]) => void } = {},
): Promise<void> {
  const existing = customElements.get(tag) as ObservingConstructor | undefined;
  // without waiting where there is nothing to wait for: an element has its attributes when it begins
  const element = existing ?? (await (requested[tag] ??= loadWithRetry(tag, slug)));
  if (!element) return;
  // an element of another library may have none
  prepare?.(element.observedAttributes ?? []);
  if (!customElements.get(tag)) customElements.define(tag, element);
}

/** Defines the elements that this script brings. */
export function defineOwn(elements: Elements): void {
  Object.assign(ownElements, elements);
  for (const tag of Object.keys(elements) as Tag[]) void define(tag);
}

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

/** Elements that were requested. */
const requested: Partial<Record<Tag, Promise<ObservingConstructor | undefined>>> = {};

/** Whether an element was requested. */
export const isRequested = (tag: Tag): boolean => !!requested[tag];

/**
 * Loads an element, and retries with growing delays. The plain link stays until then. It stays for good if Trusted Types of
 * the page forbid to load scripts; the result is undefined then.
 */
async function loadWithRetry(tag: Tag, slug: string | undefined): Promise<ObservingConstructor | undefined> {
  // at first in a task of its own, so that the parser goes on after the script tag
  for (let tries = 3, delayMs = 0; await yieldToMain(delayMs), allowsOwnScripts(); delayMs = backoff(tries++))
    try {
      return ownElements[tag] ?? (await loadElement(tag, slug));
    } catch (error) {
      console.warn(error);
    }
}

/**
 * Defines an element if the page has none yet. Another copy of the kit may have been faster.
 *
 * @param prepare - called with the attributes of the element, before it begins
 */
export async function define(
  tag: Tag,
  { slug, prepare }: { slug?: string; prepare?: (attributes: readonly string[]) => void } = {},
): Promise<void> {
  const existing = customElements.get(tag) as ObservingConstructor | undefined;
  // without an await if nothing is pending: an element has its attributes when it is created
  const element = existing ?? (await (requested[tag] ??= loadWithRetry(tag, slug)));
  if (!element) return;
  // an element of another library may observe no attributes
  prepare?.(element.observedAttributes ?? []);
  if (!customElements.get(tag)) customElements.define(tag, element);
}

/** Defines the elements that this script brings. */
export function defineOwn(elements: Elements): void {
  Object.assign(ownElements, elements);
  for (const tag of Object.keys(elements) as Tag[]) void define(tag);
}

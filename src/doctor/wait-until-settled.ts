import { elementNames } from './tag.js';
import { isSettled, elementStatus } from './element-status.js';

/** Elements of the kit on the page, also in open shadow roots of the page. */
export function elementsOn(root: Document | ShadowRoot): Element[] {
  const all = [...root.querySelectorAll('*')];
  return all.flatMap((element) => {
    const isOurs = elementNames.includes(element.localName);
    // not inside an element of the kit
    return isOurs ? [element] : element.shadowRoot ? elementsOn(element.shadowRoot) : [];
  });
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

interface WaitOptions {
  readonly maxMs: number;
  /** How long to wait on a page without elements, because a script may insert one late. */
  readonly emptyPageMs: number;
  readonly intervalMs: number;
}

/** Waits until all elements of the kit have loaded or failed. Returns the time at which each was first seen loaded. */
export async function waitUntilSettled(
  document: Document,
  { maxMs = 10_000, emptyPageMs = 4000, intervalMs = 50 }: Partial<WaitOptions> = {},
): Promise<ReadonlyMap<Element, number>> {
  const loadedAt = new Map<Element, number>();
  const startedAt = performance.now();
  for (;;) {
    const elements = elementsOn(document);
    const now = performance.now();
    const pending = elements.filter((element) => {
      const status = elementStatus(element);
      if (status === 'stands' && !loadedAt.has(element)) loadedAt.set(element, now);
      return !isSettled(status);
    });
    const isLoaded = document.readyState === 'complete';
    const isDone = isLoaded && !pending.length && (elements.length > 0 || now - startedAt > emptyPageMs);
    if (isDone || now - startedAt > maxMs) return loadedAt;
    await pause(intervalMs);
  }
}

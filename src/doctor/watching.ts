import { elementNames } from './tag.js';
import { isSettled, standingOf } from './standing.js';

/** Elements of ours that are on the page, in shadow roots of the page as well. */
export function elementsOn(root: Document | ShadowRoot): Element[] {
  const all = [...root.querySelectorAll('*')];
  return all.flatMap((element) => {
    const isOurs = elementNames.includes(element.localName);
    // what an element of ours holds is its own business
    return isOurs ? [element] : element.shadowRoot ? elementsOn(element.shadowRoot) : [];
  });
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

interface Patience {
  /** How long to wait at most. */
  readonly most: number;
  /** How long an empty page is waited for: something may come late. */
  readonly empty: number;
  readonly interval: number;
}

/** Waits until everything of ours on the page has come to something. Tells when each was first seen standing. */
export async function settled(
  document: Document,
  { most = 10_000, empty = 4000, interval = 50 }: Partial<Patience> = {},
): Promise<ReadonlyMap<Element, number>> {
  const stood = new Map<Element, number>();
  const began = performance.now();
  for (;;) {
    const elements = elementsOn(document);
    const now = performance.now();
    const open = elements.filter((element) => {
      const standing = standingOf(element);
      if (standing === 'stands' && !stood.has(element)) stood.set(element, now);
      return !isSettled(standing);
    });
    const isLoaded = document.readyState === 'complete';
    const isDone = isLoaded && !open.length && (elements.length > 0 || now - began > empty);
    if (isDone || now - began > most) return stood;
    await pause(interval);
  }
}

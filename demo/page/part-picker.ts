import type { PickedPart } from './host.js';

/** Elements from the one that was pointed at outwards, through shadow roots. */
const elementsAt = (event: Event): Element[] =>
  event.composedPath().filter((node): node is Element => node instanceof Element);

/** The innermost part of an element of the kit among these elements. */
function partAmong(elements: readonly Element[]): { target: Element; picked: PickedPart } | undefined {
  for (const target of elements) {
    const [part] = target.part;
    const root = target.getRootNode();
    if (part && root instanceof ShadowRoot) return { target, picked: { element: root.host.localName, part } };
  }
  return undefined;
}

/** A frame around the part that is pointed at, above everything else. */
function createMarker(): { show(target: Element): void; hide(): void } {
  const marker = document.createElement('div');
  marker.className = 'part-marker';
  marker.setAttribute('aria-hidden', 'true');
  return {
    show(target) {
      const { left, top, width, height } = target.getBoundingClientRect();
      marker.style.cssText = `left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;
      if (!marker.isConnected) document.documentElement.append(marker);
    },
    hide: () => marker.remove(),
  };
}

export interface PartPicker {
  /** Whether the next click picks a part instead of using the element. */
  setActive(isActive: boolean): void;
  /** Marks the first element with a part, or removes the mark. */
  mark(part: string | undefined): void;
  /** The names of the parts that the element shows now, in the order of the page. */
  visibleParts(): string[];
}

/** Picks parts of an element by clicks: the click is the picker's, and the element does not hear of it. */
export function createPartPicker(element: HTMLElement, onPick: (picked: PickedPart) => void): PartPicker {
  const marker = createMarker();
  let isActive = false;
  const shown = (): Element[] =>
    [...(element.shadowRoot?.querySelectorAll('[part]') ?? [])].filter((part) => part.getClientRects().length > 0);
  addEventListener(
    'click',
    (event) => {
      const match = isActive ? partAmong(elementsAt(event)) : undefined;
      if (!isActive) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!match) return;
      marker.show(match.target);
      onPick(match.picked);
    },
    { capture: true },
  );
  addEventListener('pointermove', (event) => {
    if (!isActive) return;
    const match = partAmong(elementsAt(event));
    if (match) marker.show(match.target);
    else marker.hide();
  });
  addEventListener('scroll', () => marker.hide(), { capture: true, passive: true });
  return {
    setActive(value) {
      isActive = value;
      document.documentElement.toggleAttribute('data-picking', value);
      if (!value) marker.hide();
    },
    mark(part) {
      const target = part && shown().find((candidate) => candidate.part.contains(part));
      if (!target) return marker.hide();
      target.scrollIntoView({ block: 'nearest' });
      marker.show(target);
    },
    visibleParts: () => [...new Set(shown().flatMap((part) => [...part.part]))],
  };
}

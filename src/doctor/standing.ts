import type { ElementStatus } from '../model/finding.js';

/** True for an element of the kit, whichever version: another's knows nothing of our attributes. */
const isOurs = (element: CustomElementConstructor & { observedAttributes?: readonly string[] }): boolean =>
  ['slug', 'base-url'].every((name) => element.observedAttributes?.includes(name));

/** What a visitor can do something with. */
const filled = 'form, [part~=item], [part~=month], [part~=form], button.main, [role=grid], table';

export function standingOf(element: Element): ElementStatus {
  const definition = element.ownerDocument.defaultView?.customElements.get(element.localName);
  if (!definition) return 'undefined';
  if (!isOurs(definition)) return 'foreign';
  const root = element.shadowRoot;
  if (!root?.querySelector('*')) return 'empty';
  if (root.querySelector(filled)) return 'stands';
  if (root.querySelector('[role=alert]')) return 'trouble';
  if (root.querySelector('[part~=heading], [part~=notice]:not(:has(.later))')) return 'says';
  return 'loading';
}

export const isSettled = (standing: ElementStatus): boolean => !/^(loading|empty|undefined)$/.test(standing);

export type Hidden = 'display' | 'visibility' | 'opacity' | 'size' | 'clipped' | 'elsewhere';

/** What is around an element as it is drawn, through slots and shadow roots, from the inside out. */
function* around(element: Element): Generator<Element> {
  for (let at: Element | null = element; at;) {
    yield at;
    const root = at.getRootNode();
    at = at.assignedSlot ?? at.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
}

const nameOf = ({ localName, id, classList }: Element): string =>
  `${localName}${id && `#${id}`}${[...classList].map((name) => `.${name}`).join('')}`.slice(0, 80);

/** What less than this of a box is to be seen nobody sees. Pixels. */
const visible = 8;

/** Why nobody sees an element that stands, and which element of the page is to blame. */
export function hiddenBy(element: Element): { how: Hidden; element: string } | undefined {
  const own = element.getBoundingClientRect();
  const outside = own.right + scrollX <= 0 || own.bottom + scrollY <= 0;
  for (const at of around(element)) {
    const style = getComputedStyle(at);
    const { width, height } = at.getBoundingClientRect();
    const told = (how: Hidden) => ({ how, element: nameOf(at) });
    if (style.display === 'none') return told('display');
    if (style.contentVisibility === 'hidden') return told('display');
    if (at === element && style.visibility !== 'visible') {
      const first = [...around(element)].filter((one) => getComputedStyle(one).visibility !== 'visible').at(-1)!;
      return { how: 'visibility', element: nameOf(first) };
    }
    if (Number(style.opacity) < 0.02) return told('opacity');
    const clips =
      /hidden|clip|scroll|auto/.test(style.overflow) || /^(inset\((50|100)%|circle\(0)/.test(style.clipPath);
    const cutting = clips && (width < visible || height < visible || style.clipPath !== 'none');
    if (at !== element && style.display !== 'contents' && cutting) return told('clipped');
    if (/^rect\(0px/.test(style.clip) && style.position === 'absolute') return told('clipped');
  }
  if (own.width < visible || own.height < visible) return { how: 'size', element: nameOf(element) };
  return outside ? { how: 'elsewhere', element: nameOf(element) } : undefined;
}

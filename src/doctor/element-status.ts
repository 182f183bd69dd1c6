import type { ElementStatus } from '../model/finding.js';

/** Whether an element is of the kit, in any version: other elements do not observe these attributes. */
const isOurs = (element: CustomElementConstructor & { observedAttributes?: readonly string[] }): boolean =>
  ['slug', 'base-url'].every((name) => element.observedAttributes?.includes(name));

/** Content that a visitor can use. */
const contentSelector = 'form, [part~=item], [part~=month], [part~=form], button.main, [role=grid], table';

/** The current state of an element. */
export function elementStatus(element: Element): ElementStatus {
  const definition = element.ownerDocument.defaultView?.customElements.get(element.localName);
  if (!definition) return 'undefined';
  if (!isOurs(definition)) return 'foreign';
  const root = element.shadowRoot;
  if (!root?.querySelector('*')) return 'empty';
  if (root.querySelector(contentSelector)) return 'stands';
  if (root.querySelector('[role=alert]')) return 'trouble';
  if (root.querySelector('[part~=heading], [part~=notice]:not(:has(.later))')) return 'says';
  return 'loading';
}

export const isSettled = (status: ElementStatus): boolean => !/^(loading|empty|undefined)$/.test(status);

export type Hidden = 'display' | 'visibility' | 'opacity' | 'size' | 'clipped' | 'elsewhere';

/** An element and its ancestors in the flat tree, from the inside out. */
function* flatTreeAncestors(element: Element): Generator<Element> {
  for (let current: Element | null = element; current;) {
    yield current;
    const root = current.getRootNode();
    current = current.assignedSlot ?? current.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
}

const nameOf = ({ localName, id, classList }: Element): string =>
  `${localName}${id && `#${id}`}${[...classList].map((name) => `.${name}`).join('')}`.slice(0, 80);

/** A box smaller than this counts as invisible. */
const MIN_VISIBLE_PX = 8;

/** Why a loaded element is invisible, and the element of the page that hides it. Undefined if it is visible. */
export function hiddenReason(element: Element): { how: Hidden; element: string } | undefined {
  const box = element.getBoundingClientRect();
  const outside = box.right + scrollX <= 0 || box.bottom + scrollY <= 0;
  for (const current of flatTreeAncestors(element)) {
    const style = getComputedStyle(current);
    const { width, height } = current.getBoundingClientRect();
    const reason = (how: Hidden) => ({ how, element: nameOf(current) });
    if (style.display === 'none') return reason('display');
    if (style.contentVisibility === 'hidden') return reason('display');
    if (current === element && style.visibility !== 'visible') {
      const first = [...flatTreeAncestors(element)]
        .filter((ancestor) => getComputedStyle(ancestor).visibility !== 'visible')
        .at(-1)!;
      return { how: 'visibility', element: nameOf(first) };
    }
    if (Number(style.opacity) < 0.02) return reason('opacity');
    const clips =
      /hidden|clip|scroll|auto/.test(style.overflow) || /^(inset\((50|100)%|circle\(0)/.test(style.clipPath);
    const isClipped = clips && (width < MIN_VISIBLE_PX || height < MIN_VISIBLE_PX || style.clipPath !== 'none');
    if (current !== element && style.display !== 'contents' && isClipped) return reason('clipped');
    if (/^rect\(0px/.test(style.clip) && style.position === 'absolute') return reason('clipped');
  }
  if (box.width < MIN_VISIBLE_PX || box.height < MIN_VISIBLE_PX) return { how: 'size', element: nameOf(element) };
  return outside ? { how: 'elsewhere', element: nameOf(element) } : undefined;
}

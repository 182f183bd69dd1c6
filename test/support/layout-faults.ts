/** Measures what of an element is lost where there is little room. */

/** What is shown only to those who cannot see, and what is shown to nobody. */
const unseen = '.note, .unseen, .person:only-of-type > legend, option';

/** The same of a title that the head of a dialog shows. */
const isClipped = (element: Element): boolean => getComputedStyle(element).clipPath === 'inset(50%)';

/** Rounding is no fault. Pixels. */
const little = 1;

/** Lines may share this much of their height with others and with what is around them: no letter is that tall. */
const air = 0.2;

const nameOf = (element: Element): string => {
  const { tagName, className, id } = element;
  return `${tagName.toLowerCase()}${id && `#${id}`}${className && `.${className.trim().replaceAll(/\s+/g, '.')}`}`;
};

interface Line {
  words: string;
  parent: Element;
  rect: DOMRect;
}

/** Every line of text that can be seen. */
function linesIn(root: ParentNode & Node): Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ALL, (node) =>
    node instanceof Element && (node.matches(unseen) || isClipped(node))
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [parent, words] = [node.parentElement, node.textContent?.trim() ?? ''];
    if (!(node instanceof Text) || !parent || !words || !parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects())
      if (rect.width > little) lines.push({ words: words.slice(0, 40), parent, rect });
  }
  return lines;
}

const shared = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > little &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > air * Math.min(one.height, other.height);

/** True where a box does not hold what is in it. */
const tooSmall = (box: DOMRect, { left, right, top, bottom, height }: DOMRect): boolean =>
  left < box.left - little ||
  right > box.right + little ||
  top < box.top - air * height ||
  bottom > box.bottom + air * height;

/** The boxes around a line that hold all of it, from the inside out; what is in a dialog can be scrolled. */
function* boxesAround(parent: Element): Generator<Element> {
  for (let at: Element | null = parent; at && at.tagName !== 'DIALOG'; at = at.parentElement)
    if (!/^(inline|contents)$/.test(getComputedStyle(at).display)) yield at;
}

/** How wide the text of a control is, written in its letters. */
function widthOf(control: HTMLInputElement | HTMLSelectElement): number {
  const text = control instanceof HTMLSelectElement ? (control.selectedOptions[0]?.label ?? '') : control.value;
  const { font, letterSpacing, wordSpacing } = getComputedStyle(control);
  const line = Object.assign(document.createElement('span'), { textContent: text });
  Object.assign(line.style, { font, letterSpacing, wordSpacing, position: 'absolute', whiteSpace: 'pre' });
  document.body.append(line);
  const { width } = line.getBoundingClientRect();
  line.remove();
  return width;
}

function roomIn(control: Element): number {
  const { paddingLeft, paddingRight, borderLeftWidth, borderRightWidth } = getComputedStyle(control);
  // `clientWidth` of a control leaves its padding out in Firefox
  return [paddingLeft, paddingRight, borderLeftWidth, borderRightWidth].reduce(
    (room, around) => room - parseFloat(around),
    control.getBoundingClientRect().width,
  );
}

/** Boxes that are wider than the page, or than what is around them, and boxes that hide a part of what they hold. */
function cutOff(inner: HTMLElement): string[] {
  const { left, right } = inner.getBoundingClientRect();
  const { overflowX, overflowY } = getComputedStyle(inner);
  const isOutside = left < -little || right > document.documentElement.clientWidth + little;
  const isWider = overflowX !== 'visible' && inner.scrollWidth > inner.clientWidth + little;
  const isHigher = /hidden|clip/.test(overflowY) && inner.scrollHeight > inner.clientHeight + little;
  return [
    ...(isOutside ? [`${nameOf(inner)} stands outside of the page, from ${left} to ${right}`] : []),
    ...(isWider ? [`${nameOf(inner)} hides ${inner.scrollWidth - inner.clientWidth} pixels at its side`] : []),
    ...(isHigher ? [`${nameOf(inner)} hides ${inner.scrollHeight - inner.clientHeight} pixels below`] : []),
  ];
}

/** The part around a line that stays in view while the rest is scrolled. */
function stickyAround({ parent }: Line): Element | null {
  for (let at: Element | null = parent; at; at = at.parentElement)
    if (getComputedStyle(at).position === 'sticky') return at;
  return null;
}

/** Whether a line lies under a part that stays in view, and does not come out from under it when it is scrolled to. */
function isBuried(one: Line, other: Line): boolean {
  const [oneSticky, otherSticky] = [one, other].map(stickyAround);
  const [sticky, line] = oneSticky ? [oneSticky, other] : [otherSticky, one];
  if (!sticky || oneSticky === otherSticky) return true;
  const dialog = line.parent.closest('dialog');
  line.parent.scrollIntoView({ block: 'center' });
  const isCovered = shared(line.parent.getBoundingClientRect(), sticky.getBoundingClientRect());
  dialog?.scrollTo(0, 0);
  return isCovered;
}

/** What of a form can no longer be read where there is this much room for it: nothing, if the list is empty. */
export function clippedIn(element: HTMLElement): string[] {
  // a dialog covers everything else
  const dialog = element.shadowRoot!.querySelector<HTMLDialogElement>('dialog[open]');
  dialog?.scrollTo(0, 0);
  const all = [...(dialog ?? element.shadowRoot!).querySelectorAll<HTMLElement>('*')].filter(
    (inner) => !inner.closest(`${unseen}, input, select`) && !isClipped(inner) && inner.checkVisibility(),
  );
  const faults = [dialog ?? element, ...all].flatMap(cutOff);
  if (element.scrollWidth > element.clientWidth)
    faults.push(`it is ${element.scrollWidth} wide and has room for ${element.clientWidth}`);

  const boxes = new Map<Element, DOMRect>();
  const lines = linesIn(dialog ?? element.shadowRoot!);
  for (const [at, { words, parent, rect }] of lines.entries()) {
    for (const box of boxesAround(parent)) {
      const around = boxes.get(box) ?? box.getBoundingClientRect();
      boxes.set(box, around);
      if (tooSmall(around, rect)) faults.push(`“${words}” leaves ${nameOf(box)}`);
    }
    for (const other of lines.slice(at + 1))
      if (shared(rect, other.rect) && isBuried(lines[at]!, other)) faults.push(`“${words}” stands on “${other.words}”`);
  }
  return [...new Set(faults)];
}

/** Controls whose text does not fit. A list shows all of it once it is opened, a line can be moved along. */
export const cutOffIn = (element: HTMLElement): string[] =>
  [...element.shadowRoot!.querySelectorAll<HTMLInputElement | HTMLSelectElement>('select, input[size]')]
    .filter((control) => control.checkVisibility() && widthOf(control) > roomIn(control) + little)
    .map((control) => `${nameOf(control)} has room for ${roomIn(control)}, its text needs ${widthOf(control)}`);

const targets = 'a, button, select, textarea, input:not(.note)';

/** Whatever is smaller than 24 by 24 pixels and wants to be hit. A box to tick is hit by its words as well. */
export const smallTargetsIn = (element: HTMLElement): string[] =>
  [...element.shadowRoot!.querySelectorAll<HTMLElement>(targets)]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .flatMap((target) => {
      const { width, height } = (
        target.closest('label:has(> :is([type=checkbox], [type=radio]))') ?? target
      ).getBoundingClientRect();
      return width < 24 || height < 24
        ? [`${nameOf(target)} “${target.textContent.trim()}”: ${width} by ${height}`]
        : [];
    });

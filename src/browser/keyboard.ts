const CONTROLS = 'input, select, textarea, button, a, summary, [role="gridcell"]';

/** True for a key that page or browser may need wherever the focus is: Escape, Tab, F1, Ctrl+K. AltGr types a character. */
const isForPage = (event: KeyboardEvent): boolean =>
  /^(Escape|Tab|F\d+)$/.test(event.key) || ((event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph'));

function stopTypedKey(event: Event): void {
  const target = event.target as Element;
  // slotted content belongs to the page
  const isOwn = target.getRootNode() === event.currentTarget;
  if (isOwn && target.closest(CONTROLS) && !isForPage(event as KeyboardEvent)) event.stopPropagation();
}

/**
 * Stops keys that are typed into controls of a shadow root from leaving it (decision 28). Outside they look as if they
 * were typed on the page itself, and trigger its keyboard shortcuts. Listeners of the page in the capture phase run first;
 * nothing helps against one that prevents the default there.
 */
export function containTypedKeys(root: HTMLElement | DocumentFragment): void {
  for (const type of ['keydown', 'keypress', 'keyup']) root.addEventListener(type, stopTypedKey);
}

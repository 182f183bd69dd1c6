const controls = 'input, select, textarea, button, a, summary, [role="gridcell"]';

/** True for a key that the page or the browser may want wherever the focus is: Escape, Tab, F1, Ctrl+K. AltGr types. */
const isForPage = (event: KeyboardEvent): boolean =>
  /^(Escape|Tab|F\d+)$/.test(event.key) || ((event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph'));

function keep(event: Event): void {
  const target = event.target as Element;
  // content of the page in a slot stays the page's
  const isOwn = target.getRootNode() === event.currentTarget;
  if (isOwn && target.closest(controls) && !isForPage(event as KeyboardEvent)) event.stopPropagation();
}

/**
 * Ends keys that are typed into our controls at the shadow root (requirements.md 80): beyond it they look as if typed on the
 * page, and its hotkeys would eat them. A listener of the page in the capture phase still comes first; nothing helps against
 * one that prevents the default there.
 */
export function keepTypedKeys(root: HTMLElement | DocumentFragment): void {
  for (const type of ['keydown', 'keypress', 'keyup']) root.addEventListener(type, keep);
}

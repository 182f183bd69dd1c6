/**
 * Opens each `details` element of a shadow root while the page is printed. The listeners hold the root weakly: it has personal data,
 * and may be removed with its element.
 */
export function openDetailsForPrint(root: ShadowRoot): void {
  const reference = new WeakRef(root);
  let openedElements: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    openedElements = [...(reference.deref()?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
    for (const element of openedElements) element.open = true;
  });
  addEventListener('afterprint', () => {
    for (const element of openedElements) element.open = false;
    openedElements = [];
  });
}

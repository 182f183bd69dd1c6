/** What a form shows once it stands: the texts of its labels, and how many controls there are at least. */
export interface Expected {
  labels: readonly string[];
  controls: number;
}

/** What a page notes about itself. */
export interface PageMeasurements {
  /** When all fields were on the screen, in milliseconds since the navigation began. */
  renderedAt: Promise<number>;
  /** Tasks of 50 milliseconds and more, with those that were under way. */
  tasks: { start: number; duration: number }[];
  /** How far what a visitor sees has moved, each time. */
  shifts: { at: number; value: number; what: string[] }[];
}

declare global {
  interface Window {
    pageMeasurements: PageMeasurements;
  }
}

/**
 * Runs in a page before anything else, the same for every way to a form: notes when all labels are to be seen and so many
 * controls, wherever they stand, in shadow roots too. It asks once in each frame whether they are there,
 * looks closely after it, and tells the time at which that frame was drawn.
 */
export function watchFields({ labels, controls }: Expected): void {
  const tasks: PageMeasurements['tasks'] = [];
  const shifts: PageMeasurements['shifts'] = [];
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('longtask', ({ startTime, duration }) => tasks.push({ start: startTime, duration }));
  watch('layout-shift', (entry) => {
    const { value, startTime, sources } = entry as PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    };
    shifts.push({ at: startTime, value, what: sources.map(({ node }) => node?.nodeName ?? 'gone') });
  });

  const visible = (element: Element | null) => !!element?.checkVisibility({ visibilityProperty: true });
  /** A text has no box of its own, and neither has a slot. */
  const readable = (text: Node) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return range.getClientRects().length > 0 && visible(text.parentElement!.closest(':not(slot)'));
  };
  const selector = 'input:not([type=hidden]), select, textarea';

  /** Adds to what is seen in a root and in the roots inside it. */
  const look = (root: Document | ShadowRoot, tracked: { controls: number; missing: Set<string> }) => {
    for (const control of root.querySelectorAll(selector))
      if (visible(control) && control.getClientRects().length) tracked.controls++;
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (node instanceof Element) {
        if (node.shadowRoot) look(node.shadowRoot, tracked);
        continue;
      }
      const text = node.nodeValue!.trim();
      if (!text) continue;
      for (const label of tracked.missing) if (text.startsWith(label) && readable(node)) tracked.missing.delete(label);
    }
  };

  /** How many controls there are, and all texts, seen or not. */
  const there = (root: Document | ShadowRoot): { count: number; text: string } => {
    const match = { count: root.querySelectorAll(selector).length, text: '' };
    for (const { textContent } of root.children) match.text += textContent;
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      if (!shadowRoot) continue;
      const inside = there(shadowRoot);
      match.count += inside.count;
      match.text += inside.text;
    }
    return match;
  };

  const renderedAt = new Promise<number>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const now = performance.now();
      const tracked = { controls: 0, missing: new Set(labels) };
      look(document, tracked);
      if (tracked.controls >= controls && !tracked.missing.size) resolve(now);
      else requestAnimationFrame(frame);
    };
    const frame = () => {
      // a message comes after the frame that is drawn now: looking closely takes longer than a frame, and is not the page's work
      const { count, text } = there(document);
      if (count >= controls && labels.every((label) => text.includes(label))) port2.postMessage(0);
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  window.pageMeasurements = { renderedAt, tasks, shifts };
}

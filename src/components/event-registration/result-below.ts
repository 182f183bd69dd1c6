/** The place below the buttons of a confirmation for what one of them shows; it is made at the first time. */
export function resultBelow(button: HTMLElement, name: string): HTMLElement {
  const confirmation = button.closest('.done')!;
  const existing = confirmation.querySelector<HTMLElement>(`:scope > .${name}`);
  if (existing) return existing;
  const container = document.createElement('div');
  container.className = name;
  confirmation.append(container);
  return container;
}

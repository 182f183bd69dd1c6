/** The steps of a form in their order: persons and what they share, else sections. Those that are not asked are left out. */
export function stepsIn(form: HTMLFormElement): HTMLElement[] {
  const all = [...form.querySelectorAll<HTMLElement>('.questions > :is(.person, .section):not([hidden], :disabled)')];
  return all.filter((step) => step.matches('.section') || step.querySelector('.section:not([hidden])'));
}

/** The title of a step: of its section or person; empty if it has none. */
export const titleOf = (step: HTMLElement): string =>
  step.querySelector(':scope > legend, :scope > .for-all, :scope > .section > legend')?.textContent.trim() ?? '';

/** The control within an element that the path of an issue leads to, or the first of several. */
export function nearControl(element: HTMLElement, path: string): HTMLElement | null {
  const name = CSS.escape(path);
  return element.querySelector<HTMLElement>(`[id="${name}"]`) ?? element.querySelector(`[name^="${name}."]`);
}

import 'axe-core/axe.min.js';
import type { NodeResult, Result } from 'axe-core';

/** What the script above leaves behind. */
declare const axe: typeof import('axe-core');

const lineOf =
  ({ id }: Result) =>
  ({ target, any, all, none }: NodeResult): string =>
    `${id} at ${target.flat().join(' ')}: ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`;

/** The arrow of a list is a gradient, and axe does not look through those; the text of the list stands beside it. */
function withoutGradients(root: ParentNode): () => void {
  // a page within an element may have a tree of its own
  const trees = [root, ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  const selects = trees.flatMap((tree) => [...tree.querySelectorAll<HTMLElement>('select')]);
  for (const { style } of selects) style.backgroundImage = 'none';
  return () => {
    for (const { style } of selects) style.backgroundImage = '';
  };
}

/** The rules that look at colours: all that another colour scheme can change. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Everything that axe finds fault with in an element: WCAG 2.0 to 2.2, A and AA, and what axe calls best practice; a line a
 * fault. What it cannot decide about contrast is a fault as well: nobody would look at it otherwise. `rules` are the only ones
 * that are tried.
 */
export async function axeFaults(element: Element, rules?: string[]): Promise<string[]> {
  const restore = withoutGradients(element.shadowRoot!);
  const { violations, incomplete } = await axe.run(element, {
    resultTypes: ['violations', 'incomplete'],
    // of WCAG 2.2, and not looked at unless it is asked for
    ...(rules ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } }),
    preload: false,
  });
  restore();
  const contrastFindings = incomplete.filter(({ id }) => id === 'color-contrast');
  return [...violations, ...contrastFindings].flatMap((result) => result.nodes.map(lineOf(result)));
}

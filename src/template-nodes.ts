/** The place of an expression: among children, or where it is the whole value of an attribute. */
export const place = 0;

/** The end of an element. */
export const end = 1;

/** The place of an expression that is all that its element has in it, and the end of that. */
export const sole = 2;

/** The value of an attribute; with expressions, the texts around them. */
export type Value = string | typeof place | readonly string[];

/**
 * What a template says, in its order: a text is itself, and an element its tag, and in turn the names and values of its
 * attributes. A name begins with what else becomes of a value: `.` a property, `?` there or not, `@` a listener.
 */
export type Step =
  string | typeof place | typeof end | typeof sole | readonly [tag: string, ...attributes: readonly Value[]];

/**
 * Where an expression stands: a comment that what is drawn follows, an element that has nothing else in it, or one with the
 * name of an attribute and the texts around.
 */
export type Place = readonly [node: Element | Comment, name?: string, texts?: readonly string[]];

const nothingAround = ['', ''];

/**
 * Makes nodes of a template that was read when the script was built (`src/build/prepared-templates.ts`), in place of what Lit
 * makes of a text (`src/build/quiet-lit.ts`). One by one, so no text of ours has to be trusted as HTML (Trusted Types).
 *
 * @returns the nodes, made anew, and where expressions stand, in their order
 */
export function made(steps: readonly Step[]): readonly [DocumentFragment, readonly Place[]] {
  const fragment = document.createDocumentFragment();
  const places: Place[] = [];
  let at: ParentNode = fragment;
  for (const step of steps)
    if (typeof step === 'string') at.append(step);
    else if (step === place) places.push([at.appendChild(document.createComment(''))]);
    else if (typeof step === 'number') {
      if (step === sole) places.push([at as Element]);
      at = at.parentNode!;
    } else {
      const element: HTMLElement = document.createElement(step[0]);
      for (let index = 1; index < step.length; index += 2) {
        const name = step[index] as string;
        const value = step[index + 1]!;
        if (typeof value === 'string') element.setAttribute(name, value);
        else places.push([element, name, value || nothingAround]);
      }
      at.append(element);
      at = element;
    }
  return [fragment, places];
}

/**
 * Reads templates as plain as ours are, in place of Lit's own reader (`src/build/quiet-lit.ts`): tags with attributes in double
 * quotes, or bare; text without entities; what has no end says so with a slash; expressions where a child stands or the value
 * of an attribute, or a part of it. Nodes are made one by one, so no text of ours has to be trusted as HTML (Trusted Types).
 */

/** The place of an expression among children. */
const place = 0;

/** The end of an element. */
const end = 1;

/**
 * @param kind - what becomes of its value: `.` a property, `?` there or not, `@` a listener, or nothing: the attribute itself
 * @param name - without that
 * @param texts - its value around expressions: one text where there are none
 */
type Attribute = readonly [kind: string, name: string, texts: readonly string[]];

/** What a template says, in its order: a text is itself. */
type Step = string | typeof place | typeof end | readonly [tag: string, attributes: readonly Attribute[]];

/** Where an expression stands: an element with its attribute, or a comment that what is drawn follows. */
export type Place = readonly [node: Element | Comment, attribute?: Attribute];

/** Stands for an expression in the text of a template. */
const mark = '\0';

const tagOrText = /<(\/?)([\w-]+)([^>"]*(?:"[^"]*"[^>"]*)*)>|[^<]+/g;
const attribute = /([.?@]?)([^\s=/]+)(?:=("[^"]*"|[^\s"]+))?/g;

/** The steps of a template, read once. Throws where it comes from no template of a script: data look like that. */
export function stepsOf(strings: TemplateStringsArray): readonly Step[] {
  if (!Object.hasOwn(strings, 'raw')) throw new TypeError();
  const steps: Step[] = [];
  for (const [text, slash, tag, attributes] of strings.join(mark).matchAll(tagOrText))
    if (!tag)
      text.split(mark).forEach((piece, at) => {
        if (at) steps.push(place);
        if (piece) steps.push(piece);
      });
    else if (slash) steps.push(end);
    else {
      const read = ([, kind, name, value = '']: RegExpExecArray): Attribute => [
        kind!,
        name!,
        value.replaceAll('"', '').split(mark),
      ];
      // not `Array.from`: an old Prototype.js has another one
      steps.push([tag, [...attributes!.matchAll(attribute)].map(read)]);
      if (attributes!.endsWith('/')) steps.push(end);
    }
  // what is drawn last needs something to end before, wherever the template comes to stand
  if (!strings.at(-1)) steps.push('');
  return steps;
}

/** The nodes of a template, made anew, and where its expressions stand, in their order. */
export function made(steps: readonly Step[]): readonly [DocumentFragment, readonly Place[]] {
  const fragment = document.createDocumentFragment();
  const places: Place[] = [];
  let at: ParentNode = fragment;
  for (const step of steps)
    if (step === place) places.push([at.appendChild(document.createComment(''))]);
    else if (step === end) at = at.parentNode!;
    else if (typeof step === 'string') at.append(step);
    else {
      const element: HTMLElement = document.createElement(step[0]);
      for (const one of step[1])
        if (one[2].length > 1) places.push([element, one]);
        else element.setAttribute(one[1], one[2][0]!);
      at.append(element);
      at = element;
    }
  return [fragment, places];
}

import type { Plugin } from 'vite';
import { end, place, sole, type Step, type Value } from '../template-nodes.js';

/** Stands for an expression in the text of a template. */
const mark = '\0';

const tagOrText = /<(\/?)([\w-]+)([^>"]*(?:"[^"]*"[^>"]*)*)>|[^<]+/g;
const attribute = /([^\s=/]+)(?:=("[^"]*"|[^\s"]+))?/g;

/**
 * The steps of a template that is as plain as ours are: tags with attributes in double quotes, or bare; text without entities;
 * what has no end says so with a slash; expressions where a child stands or the value of an attribute, or a part of it.
 *
 * @param strings - its texts around expressions
 */
export function stepsOf(strings: readonly string[]): readonly Step[] {
  const steps: Step[] = [];
  const valueOf = (text: string): Value => {
    const texts = text.replaceAll('"', '').split(mark);
    if (texts.length === 1) return texts[0]!;
    // of several expressions each counts, though nothing stands between them
    return texts.length > 2 || texts.join('') ? texts : place;
  };
  for (const [text, slash, tag, attributes = ''] of strings.join(mark).matchAll(tagOrText))
    if (!tag)
      text.split(mark).forEach((piece, at) => {
        if (at) steps.push(place);
        if (piece) steps.push(piece);
      });
    else if (slash) {
      const isAlone = steps.at(-1) === place && Array.isArray(steps.at(-2));
      if (isAlone) steps.pop();
      steps.push(isAlone ? sole : end);
    } else {
      const read = [...attributes.matchAll(attribute)].flatMap(([, name, value = '']) => [name!, valueOf(value)]);
      steps.push([tag, ...read]);
      if (attributes.endsWith('/')) steps.push(end);
    }
  // what is drawn last needs something to end before, wherever the template comes to stand
  if (!strings.at(-1)) steps.push('');
  return steps;
}

/** Without the white space that is for the readers of a template. */
const unspaced = (strings: readonly string[]): string[] =>
  strings
    .join(mark)
    .replace(/>\n\s+/g, '>')
    .replace(/\n\s+(?=[<>])/g, '')
    .replace(/\n\s+/g, ' ')
    .split(mark);

/** What is looked at of a node of the syntax tree. */
interface Found {
  readonly type?: string;
  readonly start: number;
  readonly end: number;
  readonly tag?: { readonly name?: string };
  readonly quasi?: {
    readonly quasis: readonly { readonly value: { readonly cooked: string } }[];
    readonly expressions: readonly Found[];
  };
}

/** A piece of code, and what stands there instead. */
type Change = readonly [start: number, end: number, instead: string];

/** Reads templates when the script is built, where Lit would when one is first drawn: a browser makes nodes of them at once. */
export const preparedTemplates: Plugin = {
  name: 'prepared-templates',
  transform: {
    order: 'post',
    filter: { id: /\/src\// },
    handler(code) {
      const changes: Change[] = [];
      let count = 0;
      const walk = (node: unknown): void => {
        if (Array.isArray(node)) return node.forEach(walk);
        if (typeof node !== 'object' || node === null) return;
        const { type, tag, quasi, start, end: last } = node as Found;
        if (type !== 'TaggedTemplateExpression' || tag?.name !== 'html') return Object.values(node).forEach(walk);
        const { quasis, expressions } = quasi!;
        const steps = stepsOf(unspaced(quasis.map(({ value }) => value.cooked)));
        // what is left of it: its expressions, each between what stands before and after
        let from = start;
        let before = `html(template${++count}??=${JSON.stringify(steps)}`;
        for (const expression of expressions) {
          changes.push([from, expression.start, `${before},(`]);
          walk(expression);
          [from, before] = [expression.end, ')'];
        }
        changes.push([from, last, `${before})`]);
      };
      walk(this.parse(code));
      if (!count) return undefined;
      const names = Array.from({ length: count }, (_, at) => `template${at + 1}`).join();
      return changes
        .sort(([one], [other]) => other - one)
        .reduce(
          (text, [from, to, instead]) => text.slice(0, from) + instead + text.slice(to),
          `${code}\nvar ${names};`,
        );
    },
  },
};

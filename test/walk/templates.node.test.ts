import { expect } from 'chai';
import { build } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { visitor } from './support.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The templates of our elements, each as its texts between expressions. */
const templates = readdirSync(`${root}/src/components`, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
  if (!name.endsWith('.ts')) return [];
  const file = `src/components/${name}`;
  const found: { file: string; strings: string[] }[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'html') {
      const { template } = node;
      const strings = ts.isNoSubstitutionTemplateLiteral(template)
        ? [template.text]
        : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
      found.push({ file, strings });
    }
    node.forEachChild(walk);
  };
  walk(ts.createSourceFile(file, readFileSync(`${root}/${file}`, 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
});

/** The reader, for a page. */
const reader = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [`${root}/src/components/template.ts`],
    ...({ bundle: true, format: 'iife', globalName: 'reader', write: false } as const),
  });
  // the bundler of tests names functions by a helper that a page does not have
  return `${outputFiles[0]!.text} window.__name = (value) => value;`;
};

type Reader = typeof import('../../src/components/template.js');

/** A template as our reader makes it, and as a browser reads the same text: in words that can be compared. */
function bothWays(strings: string[]): [ours: string, theirs: string] {
  const { stepsOf, made } = (window as unknown as { reader: Reader }).reader;
  const expression = '«expression»';
  const told = (node: Node, more: ReadonlyMap<Node, string[]>): string => {
    if (node instanceof Element) {
      const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`);
      const all = [...attributes, ...(more.get(node) ?? [])].sort();
      return `<${node.localName} ${all.join(' ')}>${within(node, more)}</>`;
    }
    return node instanceof Comment ? expression : node.nodeValue!;
  };
  const within = (node: Node, more: ReadonlyMap<Node, string[]>): string =>
    [...node.childNodes].map((child) => told(child, more)).join('');

  const [fragment, places] = made(stepsOf(Object.assign([...strings], { raw: strings })));
  const bound = new Map<Node, string[]>();
  for (const [node, attribute] of places) {
    if (!attribute) continue;
    const [kind, name, texts] = attribute;
    bound.set(node, [...(bound.get(node) ?? []), `${kind}${name.toLowerCase()}=${texts.join(expression)}`]);
  }
  const template = document.createElement('template');
  template.innerHTML = strings.join(expression);
  return [within(fragment, bound), within(template.content, new Map())];
}

describe('the templates of our elements', function () {
  this.timeout(60_000);

  it('are read by our reader as a browser would read them', async () => {
    const { page } = await visitor();
    await page.addScriptTag({ content: await reader() });
    expect(templates).to.have.length.above(80);
    for (const { file, strings } of templates) {
      const [ours, theirs] = await page.evaluate(bothWays, strings);
      expect(ours, `${file}: ${strings.join('…')}`).to.equal(theirs);
    }
  });

  it('come from scripts: what only looks like one, in data, is none', async () => {
    const { page } = await visitor();
    await page.addScriptTag({ content: await reader() });
    const read = await page.evaluate(() => {
      const { stepsOf } = (window as unknown as { reader: Reader }).reader;
      const strings = JSON.parse('["<img src=x />"]') as string[];
      const steps = stepsOf(Object.assign([...strings], { raw: strings })).length;
      try {
        return [steps, stepsOf(strings as unknown as TemplateStringsArray).length];
      } catch (error) {
        return [steps, (error as Error).name];
      }
    });
    expect(read).to.deep.equal([2, 'TypeError']);
  });
});

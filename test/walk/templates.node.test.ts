import { expect } from 'chai';
import { build, type Plugin } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { quietLit } from '../../src/build/quiet-lit.js';
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

/** Lit as the embed script has it. */
const cut: Plugin = {
  name: 'cut',
  setup({ onLoad }) {
    const { handler } = quietLit.transform as unknown as {
      handler: (this: unknown, code: string, id: string) => string;
    };
    const fault = (what: string) => {
      throw new Error(what);
    };
    onLoad({ filter: /lit-html\.js$/ }, ({ path }) => ({
      contents: handler.call({ error: fault }, readFileSync(path, 'utf8'), path),
    }));
  },
};

/** The reader, and Lit twice, for a page. */
const reader = async (): Promise<string> => {
  const contents = `export * from '${root}/src/components/template.ts'; export { html, render } from 'lit-html';`;
  const options = { bundle: true, format: 'iife', write: false, stdin: { contents, resolveDir: root } } as const;
  const [one, other] = await Promise.all([
    build({ ...options, globalName: 'reader', plugins: [cut] }),
    build({ ...options, globalName: 'whole' }),
  ]);
  // the bundler of tests names functions by a helper that a page does not have
  return `${one.outputFiles[0]!.text} ${other.outputFiles[0]!.text} window.__name = (value) => value;`;
};

type Reader = typeof import('../../src/components/template.js') & typeof import('lit-html');

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

  it('are drawn anew as Lit draws them, whatever comes and goes, and what stands after it stays', async () => {
    const { page } = await visitor();
    await page.addScriptTag({ content: await reader() });
    const drawn = await page.evaluate(() => {
      const { reader: cutDown, whole } = window as unknown as Record<string, Reader>;
      const told = ({ html, render }: Reader): string[] => {
        // the same seed for both
        let seed = 7;
        const one = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
        const text = () => ['', 'a', 'b', undefined, 3][one(5)];
        const leaf = [
          () => html`${text()}`,
          () => html`<i title=${text()} ?hidden=${one(2)}>${text()}</i>${text()}`,
          () => html`<b class="x ${text()} y"></b>`,
          () => html`x`,
          text,
        ];
        const draw = (depth: number): unknown =>
          depth
            ? [
                () =>
                  html`<p>${draw(depth - 1)}</p>
                    ${draw(depth - 1)}`,
                () =>
                  html`${draw(depth - 1)}
                    <hr />
                    ${draw(depth - 1)}`,
                () => Array.from({ length: one(4) }, () => draw(depth - 1)),
                () => draw(depth - 1),
              ][one(4)]!()
            : leaf[one(5)]!();
        const place = document.createElement('div');
        return Array.from({ length: 400 }, () => {
          render(
            html`<h1>${draw(1)}</h1>
              ${draw(3)}
              <footer>${draw(2)}</footer>
              ${draw(2)}
              <hr />`,
            place,
          );
          return place.innerHTML.replace(/<!--.*?-->/g, '');
        });
      };
      return [told(cutDown!), told(whole!)];
    });
    expect(new Set(drawn[1])).to.have.property('size').above(300);
    expect(drawn[0]).to.deep.equal(drawn[1]);
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

import { expect } from 'chai';
import { build, type Plugin } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { stepsOf } from '../../src/build/prepared-templates.js';
import { quietLit } from '../../src/build/quiet-lit.js';
import type { Step } from '../../src/template-nodes.js';
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

/** What makes nodes of templates, what reads them, and Lit twice, for a page. */
const reader = async (): Promise<string> => {
  const contents = `export { made } from '${root}/src/template-nodes.ts'; export { html, render } from 'lit-html';
    export { stepsOf } from '${root}/src/build/prepared-templates.ts';`;
  const options = { bundle: true, format: 'iife', write: false, stdin: { contents, resolveDir: root } } as const;
  const [one, other] = await Promise.all([
    build({ ...options, globalName: 'reader', plugins: [cut] }),
    build({ ...options, globalName: 'whole' }),
  ]);
  // the bundler of tests names functions by a helper that a page does not have
  return `${one.outputFiles[0]!.text} ${other.outputFiles[0]!.text} window.__name = (value) => value;`;
};

type Lit = Pick<typeof import('lit-html'), 'html' | 'render'>;

interface Reader extends Lit {
  readonly made: typeof import('../../src/template-nodes.js').made;
  readonly stepsOf: typeof stepsOf;
}

/** A template as it is made of its steps (ours), and as a browser reads the same text: in words that can be compared. */
function bothWays({ strings, steps }: Readonly<{ strings: string[]; steps: readonly Step[] }>): [string, string] {
  const { made } = (window as unknown as { reader: Reader }).reader;
  const expression = '«expression»';
  const told = (node: Node, more: ReadonlyMap<Node, string[]>): string => {
    if (node instanceof Element) {
      const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`);
      const all = [...attributes, ...(more.get(node) ?? [])].sort();
      return `<${node.localName} ${all.join(' ')}>${within(node, more)}</>`;
    }
    return node instanceof Comment ? expression : node.nodeValue!;
  };
  const soles = new Set<Node>();
  const within = (node: Node, more: ReadonlyMap<Node, string[]>): string =>
    [...node.childNodes].map((child) => told(child, more)).join('') + (soles.has(node) ? expression : '');

  const [fragment, places] = made(steps);
  const bound = new Map<Node, string[]>();
  for (const [node, name, texts] of places)
    if (name) bound.set(node, [...(bound.get(node) ?? []), `${name.toLowerCase()}=${texts!.join(expression)}`]);
    else if (node instanceof Element) soles.add(node);
  const template = document.createElement('template');
  template.innerHTML = strings.join(expression);
  return [within(fragment, bound), within(template.content, new Map())];
}

describe('the templates of our elements', function () {
  this.timeout(60_000);

  it('are read by our build as a browser would read them', async () => {
    const { page } = await visitor();
    await page.addScriptTag({ content: await reader() });
    expect(templates).to.have.length.above(80);
    // none of ours, but as plain as they are
    const others = [
      ['<p class="', '', '">', '</p>'],
      ['<p class=', ' ?hidden=', '>', '</p>'],
    ].map((strings) => ({
      file: 'another',
      strings,
    }));
    for (const { file, strings } of [...templates, ...others]) {
      const [ours, theirs] = await page.evaluate(bothWays, { strings, steps: stepsOf(strings) });
      expect(ours, `${file}: ${strings.join('…')}`).to.equal(theirs);
    }
  });

  it('are drawn anew as Lit draws them, whatever comes and goes, and what stands after it stays', async () => {
    const { page } = await visitor();
    await page.addScriptTag({ content: await reader() });
    const drawn = await page.evaluate(() => {
      const { reader: cut, whole } = window as unknown as { reader: Reader; whole: Lit };
      // as the build does: each template is read once
      const read = new Map<readonly string[], readonly Step[]>();
      const cutDown: Lit = {
        render: cut.render,
        html: (strings, ...values) => {
          const steps = read.get(strings) ?? cut.stepsOf(strings);
          read.set(strings, steps);
          return cut.html(steps as unknown as TemplateStringsArray, ...values);
        },
      };
      const told = ({ html, render }: Lit): string[] => {
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
      return [told(cutDown), told(whole)];
    });
    expect(new Set(drawn[1])).to.have.property('size').above(300);
    expect(drawn[0]).to.deep.equal(drawn[1]);
  });

  it('come from scripts: what only looks like one, in data, is none', async () => {
    const { page } = await visitor();
    await page.addScriptTag({ content: await reader() });
    const drawn = await page.evaluate(() => {
      const { html, render, stepsOf } = (window as unknown as { reader: Reader }).reader;
      const place = document.createElement('div');
      const draw = (value: unknown) => {
        render(html(stepsOf(['<p>', '</p>']) as unknown as TemplateStringsArray, value), place);
        return place.querySelector('img') ? 'an image' : place.textContent;
      };
      const steps = '[["img", "src", "x"]]';
      return [
        draw(html(JSON.parse(steps) as TemplateStringsArray)),
        ...[
          `{ "_$litType$": 1, "strings": ${steps}, "values": [] }`,
          `{ "strings": ${steps}, "values": [] }`,
          steps,
        ].map((text) => draw(JSON.parse(text))),
      ];
    });
    expect(drawn).to.deep.equal(['an image', '[object Object]', '[object Object]', 'imgsrcx']);
  });
});

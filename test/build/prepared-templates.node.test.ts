import { expect } from 'chai';
import { parseAst } from 'vite';
import { preparedTemplates, stepsOf } from '../../src/build/prepared-templates.js';

/** A function as the build would have it, where it changes anything. */
function prepared(code: string): string | undefined {
  const { handler } = preparedTemplates.transform as unknown as {
    handler: (this: unknown, code: string, id: string) => string | undefined;
  };
  return handler.call({ parse: parseAst }, code, 'src/components/any.ts');
}

type Drawn = Readonly<{ steps: readonly unknown[]; values: readonly unknown[] }>;

/** What a function says, called with what draws templates, and what it noted on the way. */
function saidBy(code: string, html: (texts: readonly string[], ...values: unknown[]) => Drawn) {
  const noted: unknown[] = [];
  const note = <Value>(value: Value): Value => {
    noted.push(value);
    return value;
  };
  const run = new Function('html', 'note', `${code}\nreturn said()`) as (...given: unknown[]) => unknown;
  return { said: run(html, note), noted };
}

const functions: Readonly<Record<string, string>> = {
  'nothing but text': 'const said = () => html`<p>text</p>`;',
  'values in their order': 'const said = () => html`<p id=${note(1)} class="a ${note(2)} ${note(3)}">${note(4)}</p>`;',
  'several values with a comma': 'const said = () => html`<p>${note(1), note(2)}</p>`;',
  'what is within another': 'const said = () => html`<ul>${[1, 2].map((one) => html`<li>${note(one)}</li>`)}</ul>`;',
  'one or the other': 'const said = () => html`${note(0) ? html`<b></b>` : html`<i>${html`<u>${note(5)}</u>`}</i>`}`;',
  'comments and braces': 'const said = () => html`<p>${/* } ` ${ */ note("}`") // the end\n}</p>`;',
  'texts within': 'const said = () => html`<p>${`<b>${note(1)}</b>`}$&</p>`;',
  'what comes after': 'const said = () => [html`<p>${note(1)}</p>`, html`<b>${note(2)}</b>`].concat(note(3));',
  'other letters before': 'const said = () => ["Ägypten 🇪🇬", html`<p>${note("ж")}</p>`, "日本"];',
  'what waits': 'const said = () => ((one = html`<p>${note(1)}</p>`) => html`<b>${one}</b>`)();',
};

describe('templates that the build has read', () => {
  for (const [what, code] of Object.entries(functions))
    it(`say the same as before: ${what}`, () => {
      const built = prepared(code)!;
      expect(built).not.to.match(/html`/);
      const before = saidBy(code, (texts, ...values) => ({ steps: stepsOf(texts), values }));
      const after = saidBy(built, (steps, ...values) => ({ steps, values }));
      expect(after).to.deep.equal(before);
    });

  it('are read once, however often they are drawn', () => {
    const built = prepared('const one = (value) => html`<p>${value}</p>`; const said = () => [one(1), one(2)];')!;
    const { said } = saidBy(built, (steps, ...values) => ({ steps, values }));
    const [first, second] = said as Drawn[];
    expect(first!.steps).to.equal(second!.steps);
  });

  it('have no white space that is for readers', () => {
    const built = prepared('const said = () => html`<p>\n      one\n      two\n    </p>\n    <b>${1}</b>`;')!;
    const { said } = saidBy(built, (steps, ...values) => ({ steps, values }));
    expect((said as Drawn).steps).to.deep.equal(stepsOf(['<p>one two</p><b>', '</b>']));
  });

  it('leave everything else as it is', () => {
    expect(prepared('export const style = css`p { color: ${colour} }`;')).to.equal(undefined);
  });
});

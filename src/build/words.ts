import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { shrinker } from './shrink.js';

/** Where the hash of the build is put. */
export const noHash = '@hash@@@';

const folder = fileURLToPath(new URL('../i18n', import.meta.url));

const tags = readdirSync(folder).flatMap((file) => /^([a-z]{2}(?:-x-\w+)?)\.ts$/.exec(file)?.[1] ?? []);

/** What elements say, by the names in `Language`. */
const parts = ['form', 'list', 'finding'];

/** Tells builds apart. */
export const hashOf = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join()).digest('base64url').slice(0, noHash.length);

/** Where a part of a language is found, beside the script. */
const nameOf = (tag: string, part: string) => `embed/${tag}-${part}-${noHash}.js`;

/** A part of the embed script: a script that hands a function over (`src/script-parts.ts`). A server may put it into another. */
export const handedOver = (part: string): string => `globalThis[Symbol.for("turnout.part")]=${part};`;

/**
 * In the embed script, what each kind of element says in a language is a file of its own, and its name is put together: a
 * list of events does not load what only forms say, and nobody loads twenty names.
 */
export const wordsApart: Plugin = {
  name: 'words-apart',
  load: {
    filter: { id: /\/src\/i18n\/languages\.ts$/ },
    handler: () => `
export const languages = Object.fromEntries('${tags.join(' ')}'.split(' ').map((tag) => [
  tag, (part) => loadPart(tag + '-' + part).then((words) => words()),
]));`,
  },
};

/** What the elements of the member portal say. */
const portalParts = ['login', 'profile'];

/**
 * The same for the bundle of the member portal: an ES module, whose words stand beside it. They carry a hash of their own.
 */
export const wordsBeside: Plugin = {
  name: 'words-beside',
  load: {
    filter: { id: /\/src\/i18n\/languages\.ts$/ },
    handler: () => `
const load = (file) => import(/* @vite-ignore */ file);
export const languages = Object.fromEntries('${tags.join(' ')}'.split(' ').map((tag) => [
  tag, async (part) => (await load(\`./\${tag}-\${part}-${noHash}.js\`)).words,
]));`,
  },
  async generateBundle(_, bundle) {
    const shrink = shrinker();
    // what asks for a word calls it as the words do
    for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = await shrink(chunk.code);
    const all = tags.flatMap((tag) => portalParts.map((part) => ({ tag, part })));
    const texts = await Promise.all(
      all.map(async ({ tag, part }) => [nameOf(tag, part), await wordsOf(tag, part)] as const),
    );
    // one after the other: who comes first gets the shorter names, and a build is the same each time
    const words: (readonly [name: string, text: string])[] = [];
    for (const [name, text] of texts) words.push([name, await shrink(text)]);
    const hash = hashOf(words.map(([, text]) => text));
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(noHash, hash);
    for (const [name, source] of words) this.emitFile({ type: 'asset', fileName: name.replace(noHash, hash), source });
  },
};

/** What is loaded of a language for one kind of element, and nothing else of it: `contents` says what becomes of it. */
async function bundled(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder, loader: 'ts' },
    ...({ bundle: true, format: 'esm', write: false, target: 'es2022', charset: 'utf8' } as const),
  });
  return outputFiles[0]!.text;
}

const wordsOf = (tag: string, part: string) => bundled(`export { ${part} as words } from './${tag}.ts';`);

async function handedWords(tag: string, part: string): Promise<string> {
  const code = await bundled(`import { ${part} as words } from './${tag}.ts'; handOver(words);`);
  return handedOver(`()=>{${code.replace(/handOver\((\w+)\);\s*$/, 'return $1;')}}`);
}

/** All of them, by where they are found. */
export async function allWords(): Promise<Map<string, string>> {
  const all = tags.flatMap((tag) => parts.map((part) => ({ tag, part })));
  return new Map(
    await Promise.all(all.map(async ({ tag, part }) => [nameOf(tag, part), await handedWords(tag, part)] as const)),
  );
}

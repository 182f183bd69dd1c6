import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { minifyForPages } from './terser.js';

/** The bundler's id of a module that is written here. */
const ENTRY = 'turnout:entry';

const sources = fileURLToPath(new URL('../i18n', import.meta.url));

/** Languages by their tags. */
export const languageTags = readdirSync(sources).filter((file) => /^[a-z]{2}(-x-\w+)?$/.test(file));

/** The groups of words of the elements, by their names in `Language`. */
const wordGroups = [
  'form',
  'list',
  'filters',
  'login',
  'profile',
  'fees',
  'price',
  'closed',
  'confirm',
  'cards',
  'steps',
  'nextSteps',
  'signOut',
  'signInCode',
];

/** Features that a server may send with a script, besides the words of forms and lists. */
const preloadable = /^(extended-form|controls|prices|picture|[a-z]{2}(-x-\w+)?-(form|list|price))-[\w-]{8}\.js$/;

/**
 * Bundles a module that is written here, without what it does not use.
 *
 * @param source - the text of the module
 * @param format - `es` for a module, `iife` for a script
 * @returns its text, minified
 */
async function bundleSource(source: string, format: 'es' | 'iife'): Promise<string> {
  const bundle = await rolldown({
    input: ENTRY,
    // words spread what they share, which reads from plain objects
    treeshake: { propertyReadSideEffects: false },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? source : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ format, minify: true });
  await bundle.close();
  return output[0].code;
}

/** Writes the words of each language for one kind of element as a module of its own. */
async function writeWords(folder: string): Promise<void> {
  const entries: (readonly [tag: string, group: string, file: string])[] = languageTags.flatMap((tag) =>
    wordGroups.map((group) => [tag, group, 'index'] as const),
  );
  // forms of address share those of their language
  for (const tag of languageTags.filter((tag) => !tag.includes('-')))
    entries.push([tag, 'registration', 'registration']);
  await Promise.all(
    entries.map(async ([tag, group, file]) => {
      const source = `export { ${group} as default } from ${JSON.stringify(join(sources, `${tag}/${file}.ts`))};`;
      writeFileSync(join(folder, `${tag}-${group}.js`), await bundleSource(source, 'es'));
    }),
  );
}

/** Writes a module a second time as a script that puts it where the embed script looks first (`src/embed/preload.ts`). */
async function writePreload(folder: string, file: string): Promise<void> {
  const name = file.replace(/-[\w-]{8}\.js$/, '');
  const source = `import value from ${JSON.stringify(resolve(folder, file))};
globalThis[Symbol.for('turnout.preload')].modules[${JSON.stringify(name)}] = { default: value };`;
  // words stay as other files of the package have them: the same texts beside each other are compressed to almost nothing
  const keepsTemplates = languageTags.some((tag) => name.startsWith(`${tag}-`));
  const script = await minifyForPages(await bundleSource(source, 'iife'), { keepsTemplates });
  writeFileSync(join(folder, 'preload', `${name}.js`), script);
}

/**
 * Makes what the embed script loads on demand, of features that are built already: the words, one hash in the names of all,
 * and the scripts with which a server sends some of them along.
 *
 * @param folder - where the built features are: `dist/embed`
 */
export async function writeModules(folder: string): Promise<void> {
  await writeWords(folder);
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(readFileSync(join(folder, file)));
  const suffix = hash.digest('base64url').slice(0, 8);
  for (const file of files) renameSync(join(folder, file), join(folder, file.replace(/\.js$/, `-${suffix}.js`)));
  mkdirSync(join(folder, 'preload'));
  const names = readdirSync(folder).filter((file) => preloadable.test(file));
  await Promise.all(names.map((file) => writePreload(folder, file)));
}

/** Tells the embed scripts what the names of modules end with. */
export const moduleNames: Plugin = {
  name: 'module-names',
  load: {
    filter: { id: /\/src\/embed\/module-hash\.ts$/ },
    handler() {
      const file = readdirSync('dist/embed').find((name) => name.startsWith('plain-'));
      if (!file) return this.error('The modules are built before the scripts');
      return `export const moduleHash = ${JSON.stringify(file.slice('plain-'.length, -'.js'.length))};`;
    },
  },
};

import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { build as bundleTogether } from 'esbuild';
import type { Plugin } from 'vite';
import { shrinker } from './shrink.js';

/** Where the hash of the build is put. */
export const noHash = '@hash@@@';

/** The names in the braces of an import or export: `a as b, c` are a as b, and c as c. */
const namesIn = (braces: string): (readonly [name: string, as: string])[] =>
  braces
    .split(',')
    .map((entry) => entry.trim().split(' as '))
    .flatMap(([name = '', as = name]) => (name ? [[name, as] as const] : []));

/** What is exported at the end of a module, as the entries of an object. */
const exported = /export\s*\{([^}]*)\};?\s*$/;
const entriesOf = (braces: string) => namesIn(braces).map(([name, as]) => `${as}:${name}`);

/**
 * The embed script is loaded by a classic `<script>` tag and yet loads parts of itself by `import()`. It is built as
 * modules; the entry and whatever it imports become one function, which leaves no name on the host's page. No module can
 * import from that: a part that would becomes a function too, and is given what it needs when it is loaded. All parts of
 * one build carry one hash in their names.
 */
export const classicScript: Plugin = {
  name: 'classic-script',
  async generateBundle(_, bundle) {
    const chunks = new Map(
      Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk] as const] : [])),
    );
    const entry = [...chunks.values()].find(({ isEntry }) => isEntry)!;
    const core = new Set([entry.fileName]);
    for (const file of core) for (const one of chunks.get(file)!.imports) if (chunks.has(one)) core.add(one);
    const shrink = shrinker();

    /** What parts need of the core: lines that export it under names of their own. */
    const kit = new Map<string, string>();
    const parts = new Set<string>();
    for (const chunk of chunks.values()) {
      if (core.has(chunk.fileName) || !chunk.imports.some((file) => core.has(file))) continue;
      if (!chunk.imports.every((file) => core.has(file)))
        this.error(
          `${chunk.fileName} imports ${chunk.imports.join()}: it can only be given what the script itself has`,
        );
      const given: string[] = [];
      const body = chunk.code.replace(
        /import\s*\{([^}]*)\}\s*from\s*"([^"]*)";/g,
        (_all, braces: string, from: string) => {
          const file = posix.join(posix.dirname(chunk.fileName), from);
          for (const [name, as] of namesIn(braces)) {
            const what = `${file} ${name}`;
            if (!kit.has(what)) kit.set(what, `k${kit.size}`);
            given.push(`${kit.get(what)}:${as}`);
          }
          return '';
        },
      );
      const made = body.replace(exported, (_all, braces: string) => `return{${entriesOf(braces).join()}}`);
      parts.add(chunk.fileName);
      chunk.code = await shrink(`export default({${given.join()}})=>{${made}}`);
    }

    const needed = [...kit].map(
      ([what, as]) => `export {${what.split(' ')[1]} as ${as}} from './${what.split(' ')[0]}';`,
    );
    const { outputFiles } = await bundleTogether({
      stdin: { contents: [`import './${entry.fileName}';`, ...needed].join('\n'), resolveDir: '/' },
      ...({ bundle: true, format: 'esm', write: false, target: 'es2022' } as const),
      plugins: [
        {
          name: 'chunks',
          setup({ onResolve, onLoad }) {
            onResolve({ filter: /./ }, ({ path, importer, kind }) =>
              kind === 'dynamic-import'
                ? { path, external: true }
                : {
                    path: posix.join(importer === '<stdin>' ? '.' : posix.dirname(importer), path),
                    namespace: 'chunk',
                  },
            );
            onLoad({ filter: /./, namespace: 'chunk' }, ({ path }) => ({ contents: chunks.get(path)!.code }));
          },
        },
      ],
    });
    let offered: string[] = [];
    const code = outputFiles[0]!.text
      .replace(exported, (_all, braces: string) => {
        offered = entriesOf(braces);
        return '';
      })
      // what is loaded on demand is named from the script's own address: for a script without CORS `./` means nothing
      .replace(/import\(([`'"])\.\/([^`'"]*)\1\)/g, (_all, _quote: string, name: string) => {
        const load = `import(importBase+'${name}')`;
        return parts.has(name) ? `${load}.then(part=>part.default(kit()))` : load;
      });
    entry.code = await shrink(`(()=>{let importBase='./';let kit=()=>({${offered.join()}});${code}})();`);
    for (const file of core) if (file !== entry.fileName) Reflect.deleteProperty(bundle, file);

    const rest = [...chunks.values()].filter(({ fileName }) => !core.has(fileName));
    for (const chunk of rest) if (!parts.has(chunk.fileName)) chunk.code = await shrink(chunk.code);
    const scripts = [entry, ...rest];
    const content = scripts.map((chunk) => chunk.code).join();
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, noHash.length);
    for (const chunk of scripts) {
      chunk.code = chunk.code.replaceAll(noHash, hash);
      chunk.fileName = chunk.fileName.replace(noHash, hash);
    }
  },
};

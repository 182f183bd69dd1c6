import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { minify } from 'terser';
import { defineConfig, type Plugin } from 'vite';

/** Where the embed script finds what it loads on demand and what has to be a bundle of its own. */
const plainMode = './embed/plain.js';

/** Examples and schemas are for those who document and test a kind of field; visitors do not download them. */
const withoutExamples: Plugin = {
  name: 'without-examples',
  transform: {
    order: 'post',
    filter: { id: /\/src\/fields\// },
    handler(code) {
      const cuts: [number, number][] = [];
      const walk = (node: unknown): void => {
        if (Array.isArray(node)) return node.forEach(walk);
        if (typeof node !== 'object' || node === null) return;
        const { type, key, start, end } = node as {
          type?: string;
          key?: { name?: string };
          start: number;
          end: number;
        };
        if (
          type === 'Property' &&
          /^(example|schema)$/.test(key?.name ?? '') &&
          /^(example|schema)\s*[:(]/.test(code.slice(start, end))
        )
          cuts.push([start, end]);
        else Object.values(node).forEach(walk);
      };
      walk(this.parse(code));
      return cuts.reduceRight((left, [from, to]) => left.slice(0, from) + left.slice(to).replace(/^\s*,/, ''), code);
    },
  },
};

/** Only adopted sheets: see `src/components/adopted-styles.ts`. */
const adoptedStyles: Plugin = {
  name: 'adopted-styles',
  enforce: 'pre',
  resolveId: (source) =>
    source.endsWith('css-tag.js')
      ? fileURLToPath(new URL('src/components/adopted-styles.ts', import.meta.url))
      : undefined,
};

/** Lit asks whether somebody polyfills or hydrates it, and leaves its version on the page. On a guest's page neither is wanted. */
const quietLit: Plugin = {
  name: 'quiet-lit',
  transform: {
    filter: { id: /node_modules\/(lit-html|lit-element|@lit)\// },
    handler: (code) =>
      code
        .replace(/\b\w+\.(litHtml|litElement|reactiveElement)(Polyfill|Hydrate)Support/g, '(void 0)')
        .replace(/\(\w+\.\w+Versions\?\?=\[\]\)\.push\("[^"]*"\)/g, '0'),
  },
};

/** White space in styles and templates is for their readers. */
const tight: Plugin = {
  name: 'tight',
  async transform(code, id) {
    if (!/-styles\.ts$/.test(id)) return undefined;
    const [whole, css] = /css`([^`]*)`/.exec(code) ?? [];
    if (!whole || !css) return undefined;
    const { code: small } = await transform(css, { loader: 'css', minify: true });
    return code.replace(whole, () => `css\`${small.trim().replaceAll('\\', '\\\\')}\``);
  },
  generateBundle(_, bundle) {
    // in minified code a line break before a blank stands in a template
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        chunk.code = chunk.code
          .replace(/>\n\s+/g, '>')
          .replace(/\n\s+(?=[<>])/g, '')
          .replace(/\n\s+/g, ' ');
  },
};

/**
 * The embed script is loaded by a classic `<script>` tag and yet loads languages by `import()`: its entry is built as a
 * module that imports and exports nothing, and put into a function, so that it leaves no name on the host's page.
 */
const classicScript: Plugin = {
  name: 'classic-script',
  // what is loaded on demand is named from the script's own address: for a script without CORS `./` means nothing
  async generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
      if (chunk.imports.length || chunk.exports.length)
        this.error(`${chunk.fileName} imports or exports something, a classic script cannot`);
      const { code = '' } = await minify(
        `(()=>{let importBase='./';${chunk.code.replace(/import\(([`'"])\.\//g, 'import(importBase+$1')}})();`,
        {
          ecma: 2020,
          compress: { passes: 6, keep_fargs: false, unsafe_arrows: true, pure_getters: true },
        },
      );
      chunk.code = `${code}\n`;
    }
  },
};

/** One `vite build` makes all of `dist`: the embed script, the package's modules, the server. */
export default defineConfig({
  publicDir: false,
  plugins: [adoptedStyles, quietLit, withoutExamples, tight, classicScript].map((plugin) => ({
    ...plugin,
    applyToEnvironment: ({ name }) => name === 'embed',
  })),
  build: { target: 'es2022', modulePreload: false, reportCompressedSize: false },
  builder: {
    async buildApp(builder) {
      for (const name of ['embed', 'plain', 'client', 'server']) await builder.build(builder.environments[name]!);
      const document = execFileSync(process.execPath, ['dist/server/cli.js', 'openapi', '--json']);
      writeFileSync('dist/openapi.json', document);
    },
  },
  environments: {
    embed: {
      consumer: 'client',
      build: {
        outDir: 'dist',
        emptyOutDir: true,
        lib: { entry: { embed: 'src/embed.ts' }, formats: ['es'] },
        rolldownOptions: {
          external: /\/from-specification\.js$/,
          // the contract is made by calls: what visitors do not need of it has to go all the same
          treeshake: { moduleSideEffects: [{ test: /\/src\/(contract|api|fields)\//, sideEffects: false }] },
          output: {
            minify: true,
            paths: (id) => (id.endsWith('/from-specification.js') ? plainMode : id),
            entryFileNames: '[name].js',
            chunkFileNames: 'embed/[name]-[hash].js',
          },
        },
      },
    },
    plain: {
      consumer: 'client',
      build: {
        outDir: 'dist',
        emptyOutDir: false,
        lib: { entry: { plain: 'src/components/event-registration/from-specification.ts' }, formats: ['es'] },
        rolldownOptions: { output: { minify: true, entryFileNames: plainMode.slice(2) } },
      },
    },
    client: {
      build: {
        outDir: 'dist',
        emptyOutDir: false,
        lib: { entry: { index: 'src/index.ts', define: 'src/define.ts', client: 'src/client.ts' }, formats: ['es'] },
        rolldownOptions: {
          external: /^(lit|@lit)\b/,
          output: {
            // whoever builds with these makes them small; until then a log and a debugger read the names of classes
            minify: { mangle: false },
            entryFileNames: '[name].js',
            chunkFileNames: 'modules/[name]-[hash].js',
          },
        },
      },
    },
    server: {
      consumer: 'server',
      build: {
        ssr: true,
        outDir: 'dist/server',
        emptyOutDir: true,
        rolldownOptions: {
          input: { cli: 'src/backend/cli.ts' },
          external: /^(node:|hono|@hono|kysely|@photostructure|ajv|yaml|pg|prom-client)/,
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
  },
});

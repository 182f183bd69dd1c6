import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { classicScript } from './src/build/classic-script.js';
import { pin } from './src/build/pinned.js';
import { shipped, writeLicences } from './src/build/shipped.js';
import { demoPage, demoPages } from './src/build/demo-page.js';
import { preparedTemplates } from './src/build/prepared-templates.js';
import { quietLit } from './src/build/quiet-lit.js';
import { adoptedStyles, tight, withoutExamples } from './src/build/tight.js';
import { noHash, wordsApart, wordsBeside } from './src/build/words.js';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** Where the embed script finds what it loads on demand and what has to be a bundle of its own. */
const apart = (id: string) => `./embed/${id.replace(/\/index\.js$/, '.js').replace(/^.*\//, '')}`;

/** What the embed script loads and does not hold. */
const isApart = /\/(plain|components\/portal|doctor\/index)\.js$/;

/** Which plugins take part in which bundle. */
const both = ['embed', 'portal'];
const takingPart = [
  { plugin: adoptedStyles, in: both },
  { plugin: quietLit, in: both },
  { plugin: withoutExamples, in: both },
  { plugin: preparedTemplates, in: both },
  { plugin: tight, in: both },
  { plugin: wordsApart, in: ['embed'] },
  { plugin: classicScript, in: ['embed'] },
  { plugin: wordsBeside, in: ['portal'] },
  { plugin: demoPage, in: ['demo'] },
];

/** One `vite build` makes all of `dist`: the embed script, the package's modules, the server. */
export default defineConfig({
  // the demo opens from any folder
  base: './',
  publicDir: false,
  plugins: [
    shipped,
    ...takingPart.map(({ plugin, in: bundles }) => ({
      ...plugin,
      applyToEnvironment: ({ name }: { readonly name: string }) => bundles.includes(name),
    })),
  ],
  build: { target: 'es2022', modulePreload: false, reportCompressedSize: false },
  builder: {
    async buildApp(builder) {
      for (const name of ['embed', 'plain', 'portal', 'doctor', 'client', 'server'])
        await builder.build(builder.environments[name]!);
      pin('dist', version);
      const document = execFileSync(process.execPath, ['dist/server/cli.js', 'openapi', '--json']);
      writeFileSync('dist/openapi.json', document);
      execFileSync(process.execPath, ['--import', 'tsx', 'src/build/manifest/command.ts'], { stdio: 'inherit' });
      // which shows what the manifest says
      await builder.build(builder.environments['demo']!);
      writeLicences('dist/THIRD-PARTY-LICENCES.md');
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
          external: isApart,
          preserveEntrySignatures: 'allow-extension',
          // whatever has a room only declares: what is not asked for goes, and what a part asks for is in that part
          treeshake: {
            moduleSideEffects: [{ test: /\/src\/\w+\//, sideEffects: false }],
          },
          output: {
            minify: { mangle: false },
            paths: (id) => (isApart.test(id) ? apart(id) : id),
            entryFileNames: '[name].js',
            chunkFileNames: `embed/[name]-${noHash}.js`,
          },
        },
      },
    },
    plain: {
      consumer: 'client',
      build: {
        outDir: 'dist',
        emptyOutDir: false,
        lib: { entry: { plain: 'src/components/plain.ts' }, formats: ['es'] },
        rolldownOptions: { output: { minify: true, entryFileNames: 'embed/[name].js' } },
      },
    },
    portal: {
      consumer: 'client',
      build: {
        outDir: 'dist',
        emptyOutDir: false,
        lib: { entry: { portal: 'src/components/portal.ts' }, formats: ['es'] },
        rolldownOptions: {
          // what the parts share is in the one that loads them: one request less on the way
          preserveEntrySignatures: 'allow-extension',
          treeshake: { moduleSideEffects: [{ test: /\/src\/\w+\//, sideEffects: false }] },
          output: {
            minify: { mangle: false },
            entryFileNames: 'embed/[name].js',
            chunkFileNames: 'embed/portal-[name]-[hash].js',
          },
        },
      },
    },
    doctor: {
      consumer: 'client',
      build: {
        outDir: 'dist',
        emptyOutDir: false,
        lib: { entry: { doctor: 'src/doctor/live.ts' }, formats: ['es'] },
        rolldownOptions: {
          treeshake: { moduleSideEffects: [{ test: /\/src\/\w+\//, sideEffects: false }] },
          output: { minify: true, entryFileNames: 'embed/[name].js' },
        },
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
          external: /^(node:|hono|@hono|kysely|@photostructure|ajv|yaml|pg|prom-client|nodemailer)/,
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
    demo: {
      consumer: 'client',
      build: {
        outDir: 'dist',
        emptyOutDir: false,
        assetsDir: 'demo/assets',
        rolldownOptions: {
          input: demoPages(),
          output: {
            minify: true,
            entryFileNames: 'demo/assets/[name]-[hash].js',
            chunkFileNames: 'demo/assets/[name]-[hash].js',
          },
        },
      },
    },
  },
});

import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { writeClientPackage } from './src/build/client-package.js';
import { demoChunks } from './src/build/demo-chunks.js';
import { demoPage, demoPages, preloadPreview, recordedAnswers } from './src/build/demo-page.js';
import { languageTags, moduleNames, writeModules } from './src/build/embed-modules.js';
import { minifyLiterals } from './src/build/minify-literals.js';
import { writePinnedScripts } from './src/build/sri.js';
import { precompress } from './src/build/precompress.js';
import { licenceReport, writeLicences } from './src/build/licence-report.js';
import { writeWordpressZip } from './src/build/wordpress-zip.js';
import { terser } from './src/build/terser.js';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** The scripts that a page may have a tag of. Each is whole in itself. */
const scripts = ['embed', 'embed-form', 'embed-list', 'embed-portal'];

/** What they load on demand: modules that share none with them (`src/embed/README.md`). */
const features = {
  'extended-form': 'src/components/event-registration/extended-form.ts',
  controls: 'src/components/form/further-controls.ts',
  'closed-form': 'src/components/event-registration/closed-form.ts',
  cards: 'src/components/event-registration/participant-cards.ts',
  steps: 'src/components/event-registration/form-steps.ts',
  'error-summary': 'src/components/event-registration/form-summary.ts',
  picture: 'src/components/event-registration/event-picture.ts',
  countdown: 'src/components/event-registration/start-countdown.ts',
  dialog: 'src/components/event-registration/form-dialog.ts',
  confirm: 'src/components/event-registration/confirm-email.ts',
  'next-steps': 'src/components/event-registration/next-steps.ts',
  'after-registration': 'src/components/event-registration/after-registration.ts',
  'extended-list': 'src/components/event-list/extended-list.ts',
  prices: 'src/components/event-registration/price-summary.ts',
  'data-export': 'src/components/member-profile/data-export.ts',
  fees: 'src/components/member-profile/fees.ts',
  'email-change': 'src/components/member-profile/email-change-flow.ts',
  'code-entry': 'src/components/portal-login/code-entry.ts',
  payment: 'src/components/event-registration/payment-section.ts',
  'member-registrations': 'src/components/registrations/member-registrations.ts',
  plain: 'src/components/specification-only.ts',
  'proof-of-work': 'src/embed/proof-of-work.ts',
  doctor: 'src/embed/doctor.ts',
};

/** Files of which the scripts have another form, for what is loaded on demand there. */
const embedFiles: Plugin = {
  name: 'embed-files',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\..*\/(lazy-features|login-features|portal-features|load-solver|languages)\.js$/ },
    handler: (source) => fileURLToPath(new URL(`src/embed/${source.replace(/^.*\/|\.js$/g, '')}.ts`, import.meta.url)),
  },
};

/** The form loads the reading of dates with the controls. */
const formFiles: Plugin = {
  name: 'form-files',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\/date-reader\.js$/ },
    handler: () => fileURLToPath(new URL('src/embed/date-reader.ts', import.meta.url)),
  },
};

/** The hosted pages load the words of the embed script. */
const pageFiles: Plugin = {
  name: 'page-files',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\..*\/(languages|registration-words)\.js$/ },
    handler: (source) =>
      fileURLToPath(new URL(`src/embed/page-${source.replace(/^.*\/|\.js$/g, '')}.ts`, import.meta.url)),
  },
};

/** Rooms only declare: what is not asked for goes. The embed's own files run as they are imported. */
const rooms = { test: /\/src\/(?!embed\/)\w+\//, sideEffects: false };

/** A feature is given the script's Lit: of its own it has none, not even what that does as it is imported. */
const noLit = { test: /\/node_modules\/(@lit|lit|lit-html|lit-element)\//, sideEffects: false };

/** Doc comments are for readers of the source; stack traces and logs show the names of functions and classes. */
const named = {
  comments: { jsdoc: false },
  minify: {
    mangle: { keepNames: true },
    compress: { keepNames: { function: true, class: true } },
    codegen: true,
  },
};

/** The language of a module with words. */
const wordsFolder = /\/i18n\/([a-z]{2}(?:-x-\w+)?)\//;

/** Modules of the desk, which no visitor loads: their chunks are counted apart (`test/package`). */
const deskFolder = /\/components\/desk\//;

/**
 * Names chunks in a folder of `dist`. npm sorts a package by the names of its files, and the same text beside each other is compressed to almost
 * nothing: words that several bundles have begin with their language; those of the desk stand together, and not between these.
 */
const chunkNames =
  (folder: string) =>
  ({ name, moduleIds }: { readonly name: string; readonly moduleIds: readonly string[] }) => {
    const main = moduleIds.at(-1) ?? '';
    const language = wordsFolder.exec(main)?.[1];
    if (name === 'desk-words') return `${folder}/desk-words-${language}-[hash].js`;
    const group = deskFolder.test(main) && !name.startsWith('desk') ? 'desk' : language;
    const prefix = group === undefined || name.split('-')[0] === group ? '' : `${group}-`;
    // beside the words of forms in the embed: a hash alone may sort behind those of the desk, out of reach of the compression
    const suffix = name === language ? '-form-words' : '';
    return `${folder}/${prefix}[name]${suffix}-[hash].js`;
  };

/** The chunks of the server. Words that the modules of the package have as well are written there, once. */
function serverChunkNames(chunk: Parameters<ReturnType<typeof chunkNames>>[0]): string {
  const isShared = /\/src\/i18n\//.test(chunk.moduleIds.at(-1) ?? '') && !/server/.test(chunk.name);
  return chunkNames(isShared ? 'modules' : 'server/chunks')(chunk);
}

/** A bundle for pages that is one file. */
const single = (name: string, entry: string, format: 'iife' | 'es') => ({
  consumer: 'client' as const,
  define: { LANGUAGE_TAGS: JSON.stringify(languageTags.join(' ')) },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    lib: { entry: { [name]: entry }, formats: [format], name: 'turnout' },
    rolldownOptions: {
      treeshake: { moduleSideEffects: format === 'iife' ? [rooms] : [rooms, noLit] },
      output: {
        codeSplitting: false,
        minify: true,
        entryFileNames: format === 'iife' ? '[name].js' : 'embed/[name].js',
      },
    },
  },
});

/** What Vite calls the bundle of a file. */
const environmentOf = (name: string): string => name.replaceAll('-', '_');

/** Which plugins take part in which bundle. */
const takingPart = [
  { plugin: minifyLiterals, in: [...scripts, ...Object.keys(features), 'pages', 'client', 'server'] },
  { plugin: terser, in: [...scripts, ...Object.keys(features), 'server'] },
  { plugin: moduleNames, in: [...scripts, 'pages'] },
  { plugin: embedFiles, in: scripts },
  { plugin: formFiles, in: ['embed-form'] },
  { plugin: pageFiles, in: ['pages'] },
  { plugin: demoPage, in: ['demo'] },
  { plugin: recordedAnswers, in: ['demo'] },
  { plugin: preloadPreview, in: ['demo'] },
];

/** One `vite build` makes all of `dist`: the embed script, the package's modules, the server. */
export default defineConfig({
  // the demo opens from any folder
  base: './',
  publicDir: false,
  plugins: [
    licenceReport,
    ...takingPart.map(({ plugin, in: bundles }) => ({
      ...plugin,
      applyToEnvironment: ({ name }: { readonly name: string }) => bundles.map(environmentOf).includes(name),
    })),
  ],
  build: {
    target: 'es2022',
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: {
        // Terser takes most of the time by design
        pluginTimings: false,
        // index.ts has all elements; only the embed loads some of them on demand
        ineffectiveDynamicImport: false,
      },
    },
  },
  builder: {
    async buildApp(builder) {
      rmSync('dist', { recursive: true, force: true });
      const build = async (names: readonly string[]) => {
        for (const name of names) await builder.build(builder.environments[environmentOf(name)]!);
      };
      await build(Object.keys(features));
      await writeModules('dist/embed');
      await build([...scripts, 'pages', 'client', 'client-package', 'server']);
      writeClientPackage('dist/client');
      writePinnedScripts('dist', version);
      const document = execFileSync(process.execPath, ['dist/server/cli.js', 'openapi', '--json'], {
        encoding: 'utf8',
      });
      // without blanks: 2 KiB less in the package
      writeFileSync('dist/openapi.json', JSON.stringify(JSON.parse(document)));
      execFileSync(process.execPath, ['--import', 'tsx', 'src/build/manifest/command.ts'], { stdio: 'inherit' });
      await precompress('dist');
      // which shows what the manifest says
      await builder.build(builder.environments['demo']!);
      writeWordpressZip('dist');
      writeLicences('dist/THIRD-PARTY-LICENCES.md');
    },
  },
  environments: {
    ...Object.fromEntries(scripts.map((name) => [environmentOf(name), single(name, `src/embed/${name}.ts`, 'iife')])),
    ...Object.fromEntries(
      Object.entries(features).map(([name, entry]) => [environmentOf(name), single(name, entry, 'es')]),
    ),
    // hosted pages that are programs: small scripts, and what they import, which they share
    pages: {
      consumer: 'client',
      define: { LANGUAGE_TAGS: JSON.stringify(languageTags.join(' ')) },
      build: {
        outDir: 'dist',
        emptyOutDir: false,
        lib: {
          entry: { registrations: 'src/components/registrations/page.ts', desk: 'src/components/desk/page.ts' },
          formats: ['es'],
        },
        rolldownOptions: {
          treeshake: { moduleSideEffects: [rooms] },
          output: {
            minify: true,
            entryFileNames: '[name].js',
            chunkFileNames: chunkNames('pages'),
          },
        },
      },
    },
    client: {
      build: {
        outDir: 'dist',
        emptyOutDir: false,
        lib: {
          entry: { index: 'src/index.ts', define: 'src/define.ts' },
          formats: ['es'],
        },
        rolldownOptions: {
          external: /^(lit|@lit)\b/,
          output: {
            ...named,
            entryFileNames: '[name].js',
            chunkFileNames: chunkNames('modules'),
          },
        },
      },
    },
    [environmentOf('client-package')]: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        lib: { entry: { index: 'src/api/client.ts' }, formats: ['es'] },
        rolldownOptions: { output: { ...named, codeSplitting: false, entryFileNames: '[name].js' } },
      },
    },
    server: {
      consumer: 'server',
      build: {
        ssr: true,
        outDir: 'dist',
        emptyOutDir: false,
        rolldownOptions: {
          input: { cli: 'src/backend/cli.ts' },
          external:
            /^(node:|hono|@hono|kysely|@photostructure|ajv|yaml|pg|prom-client|nodemailer|write-excel-file|csv-|saxes|qrcode-generator|lru-cache|ipaddr|damerau)/,
          output: {
            ...named,
            entryFileNames: 'server/[name].js',
            chunkFileNames: serverChunkNames,
          },
        },
      },
    },
    demo: {
      consumer: 'client',
      build: {
        outDir: 'dist',
        emptyOutDir: false,
        assetsDir: 'demo/assets',
        // a round trip less for each level of imports
        modulePreload: { polyfill: false },
        // the service, which runs within the page, and msw
        chunkSizeWarningLimit: 1000,
        rolldownOptions: {
          input: demoPages(),
          output: {
            minify: true,
            codeSplitting: demoChunks(import.meta.dirname),
            entryFileNames: 'demo/assets/[name]-[hash].js',
            chunkFileNames: 'demo/assets/[name]-[hash].js',
          },
        },
      },
    },
  },
});

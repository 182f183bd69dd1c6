import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The demo's pages by name: every `demo/*.html` but the example, which a server fills in. */
export const demoPages = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(root, 'demo'))
      .filter((file) => file.endsWith('.html') && file !== 'example.html')
      .map((file) => [file.replace(/\.html$/, ''), join(root, 'demo', file)]),
  );

/** The manifest of the elements, from the previous build. */
const manifest = (): string => readFileSync(join(root, 'dist/custom-elements.json'), 'utf8');

const readServiceWorker = (): string =>
  readFileSync(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), 'utf8');

/** The folder with the images of events. */
const imageFolder = join(root, 'demo/images');

const id = 'virtual:turnout-demo';

const ANSWERS = 'virtual:turnout-answers';

/** The backend's answers to the first reads of each set of data. The backend runs once for a build. */
const readRecordings = (): Readonly<Record<string, unknown>> =>
  JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', 'demo/record-answers.ts'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    }),
  ) as Record<string, unknown>;

let recordings: ReturnType<typeof readRecordings> | undefined;

/** The module that loads the recordings, or with `data` the module of one of them. */
function answersModule(data: string | undefined): string {
  recordings ??= readRecordings();
  if (data) return `export const recording = JSON.parse(${JSON.stringify(JSON.stringify(recordings[data]))});`;
  const loaders = Object.keys(recordings).map(
    (name) => `'${name}': () => import('${ANSWERS}/${name}').then(({ recording }) => recording)`,
  );
  return `export const recordings = {\n${loaders.join(',\n')}\n};`;
}

/** Gives the demo's pages the recorded answers. */
export const recordedAnswers: Plugin = {
  name: 'recorded-answers',
  resolveId: { filter: { id: /^virtual:turnout-answers/ }, handler: (source) => `\0${source}` },
  load: {
    filter: { id: /^\0virtual:turnout-answers/ },
    handler: (source) => answersModule(source.split('/')[1]),
  },
};

/** A chunk and all that it imports, in file names. */
function filesOf(bundle: Rolldown.OutputBundle, fileName: string, files = new Set<string>()): Set<string> {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || files.has(fileName)) return files;
  files.add(fileName);
  for (const imported of chunk.imports) filesOf(bundle, imported, files);
  return files;
}

/** Sources of the first preview that are imported on demand. */
const FIRST_PREVIEW = /\/demo\/preview\.html$|\/i18n\/de\/index\.ts$|turnout-answers\/club$/;

/** Lets the workbench load the first preview's scripts beside its own, before the frame requests them. */
export const preloadPreview: Plugin = {
  name: 'preload-preview',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle, filename }) {
      if (!bundle || !filename.endsWith('/index.html')) return [];
      const chunks = Object.values(bundle).filter(
        (file) => file.type === 'chunk' && FIRST_PREVIEW.test(file.facadeModuleId ?? ''),
      );
      const files = new Set(chunks.flatMap(({ fileName }) => [...filesOf(bundle, fileName)]));
      return [...files].map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', href: `./${file.replace(/^demo\//, '')}` },
        injectTo: 'head' as const,
      }));
    },
  },
};

/** Gives the demo's pages the manifest and their names, and emits msw's service worker and the images of events. */
export const demoPage: Plugin = {
  name: 'demo-page',
  resolveId: { filter: { id: /^virtual:turnout-demo$/ }, handler: () => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:turnout-demo$/ },
    handler: () => `
export const manifest = JSON.parse(${JSON.stringify(manifest())});
export const pages = ${JSON.stringify(Object.keys(demoPages()))};`,
  },
  // independent of the name of the output folder
  transformIndexHtml: { order: 'post', handler: (text) => text.replaceAll('"../demo/', '"./') },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'demo/mockServiceWorker.js', source: readServiceWorker() });
    for (const name of readdirSync(imageFolder))
      this.emitFile({
        type: 'asset',
        fileName: `demo/example/images/${name}`,
        source: readFileSync(join(imageFolder, name)),
      });
  },
};

/** Serves msw's service worker beside the pages of the dev server. */
export const serviceWorker: Plugin = {
  name: 'demo-service-worker',
  configureServer({ middlewares }) {
    middlewares.use('/mockServiceWorker.js', (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(readServiceWorker());
    });
  },
};

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

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

const id = 'virtual:turnout-demo';

/** Gives the demo's pages the manifest and their names, and emits msw's service worker. */
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

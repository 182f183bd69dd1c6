// Serves what a page cannot take as it is: CommonJS packages, and msw, which is hundreds of files unbundled.
import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const entries = {
  '/__bundles/msw.js': "export * from 'msw'; export { setupWorker } from 'msw/browser';",
  '/__bundles/ajv.js': "export { Ajv } from 'ajv';",
};

const served = { msw: '/__bundles/msw.js', 'msw/browser': '/__bundles/msw.js', ajv: '/__bundles/ajv.js' };

const bundle = (contents) =>
  build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: ['browser'],
    legalComments: 'none',
  }).then(({ outputFiles }) => outputFiles[0].text);

/** A Web Test Runner plugin; msw's worker is served from the root, so that its scope covers the page. */
export function bundles() {
  const made = new Map();
  return {
    name: 'bundles',
    resolveImport: ({ source }) => served[source],
    async serve({ path }) {
      if (path in entries) {
        if (!made.has(path)) made.set(path, bundle(entries[path]));
        return { body: await made.get(path), type: 'js' };
      }
      if (path === '/mockServiceWorker.js')
        return {
          body: await readFile(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), 'utf8'),
          type: 'js',
          headers: { 'cache-control': 'no-store' },
        };
      return undefined;
    },
  };
}

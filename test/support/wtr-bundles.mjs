// Serves the tests of a run as one bundle, split where they share modules: unbundled, each page asks for hundreds of files.
import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { slowness } from '../runner/machine-speed.mjs';
import { filesOf } from '../runner/page-groups.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Files that packages load by address: from below their bundle, or msw's worker from the root, so that it may serve every page. */
const assets = {
  'sql-wasm-browser.wasm': { type: 'wasm', file: 'sql.js/dist/sql-wasm-browser.wasm' },
  'mockServiceWorker.js': { type: 'js', file: 'msw/mockServiceWorker.js' },
};

/** Bundles these files. Gives the text of each bundle by its path, which is that of its file. */
async function bundle(files) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: files,
    bundle: true,
    splitting: true,
    write: false,
    outdir: root,
    outbase: root,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: ['browser', 'development'],
    define: { 'process.env.TURNOUT_TEST_SLOWNESS': JSON.stringify(String(slowness)) },
    // modules that only Web Test Runner's own server has
    external: ['/__web-dev-server__*', '/__web-test-runner__*'],
    chunkNames: 'test/chunks/[name]-[hash]',
    sourcemap: 'linked',
    // tests ask what classes are called
    keepNames: true,
    legalComments: 'none',
    logLevel: 'error',
  });
  return new Map(
    outputFiles.map(({ path, text }) => [`/${relative(root, path).replace(/\.test\.js$/, '.test.ts')}`, text]),
  );
}

/** A plugin for Web Test Runner. `groups` are those of its configuration. */
export function bundles(groups) {
  const files = [...new Set(groups.flatMap((group) => filesOf(group.files)))];
  let bundled;
  return {
    name: 'bundles',
    async serve(context) {
      const asset = assets[context.path.split('/').at(-1)];
      if (asset) return { body: await readFile(fileURLToPath(import.meta.resolve(asset.file))), type: asset.type };
      const body = (await (bundled ??= bundle(files))).get(context.path);
      return body === undefined ? undefined : { body, type: 'js' };
    },
  };
}

// What visitors of each other way download: built as for production, as small as our own server makes its files.
import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { definitions } from './definitions.js';

const manifest = fileURLToPath(new URL('../peers', import.meta.url));
/** Outside the folders of the tests: some peers bring tests of their own. */
const installed = fileURLToPath(new URL('../../../node_modules/.bench/peers', import.meta.url));
const files = ['package.json', 'package-lock.json', '.npmrc'];

/** Puts the peers where they are found, with exactly the versions of the lock file; nothing else needs them. */
function install(): void {
  const isSameFile = (file: string) =>
    existsSync(join(installed, file)) &&
    readFileSync(join(installed, file), 'utf8') === readFileSync(join(manifest, file), 'utf8');
  if (files.every(isSameFile) && existsSync(join(installed, 'node_modules/.package-lock.json'))) return;
  console.log('Installing the peers …');
  mkdirSync(installed, { recursive: true });
  for (const file of files) copyFileSync(join(manifest, file), join(installed, file));
  execFileSync('npm', ['ci', '--prefix', installed], { stdio: 'inherit' });
}

export interface Asset {
  type: string;
  body: Buffer;
}

const small = (text: string | Uint8Array, quality = 11) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Scripts, styles and data of all other ways, by their paths: `/surveyjs.js`, `/surveyjs.css`, `/surveyjs.json`. */
export async function bundles(): Promise<Map<string, Asset>> {
  install();
  const assets = new Map<string, Asset>();
  const { outputFiles } = await build({
    entryPoints: Object.keys(definitions).map((name) =>
      fileURLToPath(new URL(`./widgets/${name}.js`, import.meta.url)),
    ),
    nodePaths: [join(installed, 'node_modules')],
    outdir: '/',
    outbase: fileURLToPath(new URL('./widgets', import.meta.url)),
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    // a font of icons is nothing that a form needs to stand
    loader: {
      '.woff': 'empty',
      '.woff2': 'empty',
      '.ttf': 'empty',
      '.eot': 'empty',
      '.png': 'empty',
      '.svg': 'dataurl',
    },
  });
  for (const { path, contents } of outputFiles)
    assets.set(path, {
      type: path.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
      body: small(contents),
    });
  for (const [name, definition] of Object.entries(definitions))
    // as our own server does with answers
    assets.set(`/${name}.json`, { type: 'application/json', body: small(JSON.stringify(definition), 5) });
  return assets;
}

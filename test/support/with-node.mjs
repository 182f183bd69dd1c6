// Runs mocha under another version of Node: node test/support/with-node.mjs 22.23.3 FILES …
// The npm package of that version is installed on first use, into node_modules/.cache: npm ci stays small.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const [version, ...args] = process.argv.slice(2);

/** The path of a Node of this version, which is installed first where it is missing. */
function ensureNode() {
  // the package that the npm package `node` installs on this platform
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const cache = join(root, 'node_modules/.cache');
  const folder = join(cache, `node-${version}`);
  const path = join(folder, 'node_modules', name, 'bin/node');
  if (existsSync(path)) return path;
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, 'node-'));
  const options = ['--prefix', unfinished, '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', ['install', ...options, `${name}@${version}`], { stdio: 'inherit' });
  if (status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    console.error(`Node ${version} could not be installed.`);
    process.exit(1);
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  return path;
}

const node = ensureNode();
const child = spawn(node, [join(root, 'node_modules/mocha/bin/mocha.js'), ...args], {
  stdio: 'inherit',
  env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('exit', (status, signal) => process.exit(status ?? 128 + constants.signals[signal]));

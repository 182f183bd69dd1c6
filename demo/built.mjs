import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const newest = (folder) =>
  Math.max(
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath ?? entry.path, entry.name)).mtimeMs),
  );

/** Whether a built file exists and is as new as its sources. */
function isFresh(file, folders) {
  const built = join(root, file);
  const builtAt = existsSync(built) ? statSync(built).mtimeMs : 0;
  return builtAt > 0 && folders.every((folder) => newest(join(root, folder)) <= builtAt);
}

/** Whether all of `dist` is there, declarations included, and as new as its sources. */
export const isBuilt = () =>
  ['dist/demo/index.html', 'dist/types/index.d.ts'].every((file) => isFresh(file, ['src', 'demo']));

/**
 * Builds everything if a built file is missing or older than its sources. Exits the process if that fails. With
 * `TURNOUT_NO_BUILD` it builds nothing and exits instead, because other processes use the built files.
 */
export function ensureBuilt(file, folders) {
  const built = join(root, file);
  if (isFresh(file, folders)) return built;
  if (process.env.TURNOUT_NO_BUILD) {
    console.error(`${file} is missing, or older than its sources. Please run: npm run build`);
    process.exit(1);
  }
  console.log('Building …');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  if (!existsSync(vite)) {
    console.error('The packages are missing. Please run: npm ci');
    process.exit(1);
  }
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  return built;
}

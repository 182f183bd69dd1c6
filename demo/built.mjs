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

/**
 * Builds everything where a built file is missing, or older than what it is made of. Ends the process where that fails, or where
 * `TURNOUT_NO_BUILD` says that nothing is to be built: others use what is there.
 */
export function ensureBuilt(file, folders) {
  const built = join(root, file);
  const made = existsSync(built) ? statSync(built).mtimeMs : 0;
  if (made && folders.every((folder) => newest(join(root, folder)) <= made)) return built;
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

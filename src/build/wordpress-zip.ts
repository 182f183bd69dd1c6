import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipSync, type Zippable } from 'fflate';

const folder = fileURLToPath(new URL('../../demo/wordpress', import.meta.url));

/** The time of every file in the zip. Zip files have local times, so it is made of local fields: the same in every zone. */
const fixedTime = (): Date => new Date(2020, 0, 1);

/** Screenshots, which would be most of the zip, and the source of translations are for the repository. */
const isShipped = (name: string): boolean => !/\.(png|po)$/.test(name);

/** The plugin for WordPress as the file that "Upload Plugin" takes: its folder, named `turnout`. */
export function wordpressZip(): Uint8Array {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isShipped(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const entries: Zippable = Object.fromEntries(
    files.map((file) => [`turnout/${file.slice(folder.length + 1).replaceAll(sep, '/')}`, readFileSync(file)]),
  );
  return zipSync(entries, { level: 9, mtime: fixedTime() });
}

/** Writes the plugin's zip into a folder. */
export const writeWordpressZip = (outDir: string): void =>
  writeFileSync(join(outDir, 'turnout-wordpress.zip'), wordpressZip());

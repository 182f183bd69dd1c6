import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityText } from '../backend/http/embed/integrity.js';

/** The scripts that a page may name. */
const scripts = ['embed', 'embed-form', 'embed-list', 'embed-portal'];

/**
 * Puts each script into a built folder a second time, under a name with the version in it, which means these very bytes for
 * ever; and `integrity.json`, which tells the checksum of each by that name. A server that states its address behind the
 * scripts tells the checksums of what it sends (`src/backend/http/embed/embed-scripts.ts`).
 */
export function writePinnedScripts(folder: string, version: string): void {
  const bodies = scripts.map((name) => {
    const body = readFileSync(join(folder, `${name}.js`));
    const versionedName = `${name}-${version}.js`;
    writeFileSync(join(folder, versionedName), body);
    return [versionedName, body] as const;
  });
  writeFileSync(join(folder, 'integrity.json'), integrityText(version, new Map(bodies)));
}

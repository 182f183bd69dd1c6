import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The scripts that a page may name. */
const scripts = ['embed', 'embed-form', 'embed-list'];

/** A checksum as `integrity` of a tag has it (Subresource Integrity, section 3). */
const integrityOf = (body: Buffer): string => `sha384-${createHash('sha384').update(body).digest('base64')}`;

/**
 * Puts each script into a built folder a second time, under a name with the version in it, which means these very bytes for
 * ever; and `integrity.json`, which tells the checksum of each by that name.
 */
export function pin(folder: string, version: string): void {
  const files = scripts.map((name) => {
    const body = readFileSync(join(folder, `${name}.js`));
    const pinned = `${name}-${version}.js`;
    writeFileSync(join(folder, pinned), body);
    return [pinned, integrityOf(body)] as const;
  });
  writeFileSync(
    join(folder, 'integrity.json'),
    `${JSON.stringify({ version, files: Object.fromEntries(files) }, null, 2)}\n`,
  );
}

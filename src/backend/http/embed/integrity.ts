import { createHash } from 'node:crypto';

/** The content of `integrity.json`: the version, and the checksum of each script that has it in its name. */
export interface Integrity {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
}

/** A checksum as `integrity` of a tag has it (Subresource Integrity, section 3). */
export const integrityOf = (body: Buffer): string => `sha384-${createHash('sha384').update(body).digest('base64')}`;

/**
 * The text of `integrity.json`.
 *
 * @param version - of the scripts: `0.1.0`
 * @param bodies - what is sent of each, by its name: `embed-0.1.0.js`
 */
export function integrityText(version: string, bodies: ReadonlyMap<string, Buffer>): string {
  const files = Object.fromEntries([...bodies].map(([name, body]) => [name, integrityOf(body)]));
  return `${JSON.stringify({ version, files } satisfies Integrity, null, 2)}\n`;
}

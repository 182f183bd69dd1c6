import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version in the package.json that lies beside the folder of the scripts. */
export function versionBeside(scripts: string): string {
  const { version } = JSON.parse(readFileSync(join(scripts, '..', 'package.json'), 'utf8')) as { version: string };
  return version;
}

import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { isPostgresUrl } from '../../store/engines/open-engine.js';
import { databasePath } from './open-store.js';

/** The name under which `turnout restore` keeps a database that it replaces, without the time. */
export const replacedPrefix = (database: string): string => `${database}.before-restore-`;

/** Notes on databases that a restore has replaced: nothing deletes persons or answers in them. */
export async function replacedFileNotes(data: string): Promise<string[]> {
  if (isPostgresUrl(data)) return [];
  const prefix = replacedPrefix(basename(databasePath(data)));
  const files = (await readdir(data).catch(() => [])).filter((name) => name.startsWith(prefix)).sort();
  return files.map(
    (name) => `${name} has persons and answers that were deleted since: remove it once it is not needed`,
  );
}

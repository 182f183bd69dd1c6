import { NewerDatabase } from '../../store/index.js';
import { UsageError, WorkspaceFileError } from '../../workspace/index.js';

/** What was understood and not done, and why, in one sentence. */
export class Refused extends Error {}

/** How the system names its troubles, and what they mean for who reads. */
const system: Readonly<Record<string, (path: string) => string>> = {
  EACCES: (path) => `${path} may not be read or written by this user.`,
  EPERM: (path) => `${path} may not be read or written by this user.`,
  EROFS: (path) => `${path} is on a disk that cannot be written.`,
  ENOSPC: () => 'The disk is full.',
  EDQUOT: () => 'The disk is full.',
  ENOENT: (path) => `There is no ${path}.`,
  EEXIST: (path) => `${path} is something else than a folder.`,
  ENOTDIR: (path) => `${path} is not in a folder.`,
  EISDIR: (path) => `${path} is a folder.`,
};

/** And SQLite, whose words are the same whichever way it is reached. */
const database: readonly (readonly [RegExp, (path: string) => string])[] = [
  [/not a database/, (path) => `${path} is not a database.`],
  [/malformed/, (path) => `${path} is damaged. turnout restore puts a backup in its place.`],
  [/database is locked/, (path) => `${path} is in use by another process that does not let go of it.`],
  [/readonly database/, (path) => `${path} may not be written by this user.`],
  [/unable to open database/, (path) => `${path} cannot be opened.`],
  [/database or disk is full/, () => 'The disk is full.'],
  [/disk I\/O error/, (path) => `The disk failed while ${path} was read or written.`],
];

/** One sentence about a trouble that is not ours; undefined for any other. `about` is what was worked on. */
export function sentenceOf(error: unknown, about = 'The database'): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (code === 'ERR_SQLITE_ERROR') return database.find(([words]) => words.test(message))?.[1](about);
  return code === undefined || !Object.hasOwn(system, code) ? undefined : system[code]!(path ?? about);
}

/** How a run ended that did not get through: its exit code and what to say. Undefined for faults of our own. */
export function endOf(error: unknown): { code: 1 | 2; message: string } | undefined {
  if (error instanceof UsageError) return { code: 2, message: error.message };
  if (error instanceof Refused || error instanceof NewerDatabase) return { code: 1, message: error.message };
  if (error instanceof WorkspaceFileError)
    return { code: 1, message: error.faults.map((line) => `  ${line}`).join('\n') };
  const sentence = sentenceOf(error);
  return sentence === undefined ? undefined : { code: 1, message: sentence };
}

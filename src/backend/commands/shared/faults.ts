import { NewerDatabaseError } from '../../store/index.js';
import { UsageError, WorkspaceFileError, type WorkspaceFault } from '../../workspace/index.js';
import { counted } from './size.js';

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
  [/malformed/, (path) => `${path} is damaged.`],
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

/** The same about the data, with what helps. */
export function sentenceOfData(error: unknown, about?: string): string | undefined {
  const sentence = sentenceOf(error, about);
  return sentence?.endsWith('is damaged.') ? `${sentence} turnout restore puts a backup in its place.` : sentence;
}

/** A workspace.yaml was refused, and nothing done. */
export class FaultyFile extends Error {
  constructor(
    readonly path: string,
    readonly faults: readonly WorkspaceFault[],
  ) {
    super(`${path}: ${counted(faults.length, 'fault')}, nothing was changed`);
  }
}

/** How a run ended that did not get through: its exit code and what to say, at first in a line; and more for programs. */
export interface End {
  readonly code: 1 | 2;
  readonly message: string;
  readonly lines?: readonly string[];
  readonly data?: object;
}

/** How a run ended by what it threw. Undefined for faults of our own. */
export function endOf(error: unknown): End | undefined {
  if (error instanceof UsageError) return { code: 2, message: error.message };
  if (error instanceof Refused || error instanceof NewerDatabaseError) return { code: 1, message: error.message };
  if (error instanceof FaultyFile) {
    const { faults, message } = error;
    const lines = new WorkspaceFileError(faults).sentences.map((line) => `  ${line}`);
    return { code: 1, message, lines, data: { faults } };
  }
  const sentence = sentenceOfData(error);
  return sentence === undefined ? undefined : { code: 1, message: sentence };
}

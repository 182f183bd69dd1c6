import { NewerDatabaseError } from '../../store/index.js';
import { UsageError, WorkspaceFileError, type WorkspaceFault } from '../../workspace/index.js';
import { formatCount } from './size.js';

/** The command is valid but cannot be carried out; the message is one sentence. Exit code 1. */
export class CommandError extends Error {}

/** Sentences for error codes of the system. */
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

/** Sentences for messages of SQLite, which are the same for all drivers. */
const database: readonly (readonly [RegExp, (path: string) => string])[] = [
  [/not a database/, (path) => `${path} is not a database.`],
  [/malformed/, (path) => `${path} is damaged.`],
  [/database is locked/, (path) => `${path} is in use by another process that does not let go of it.`],
  [/readonly database/, (path) => `${path} may not be written by this user.`],
  [/unable to open database/, (path) => `${path} cannot be opened.`],
  [/database or disk is full/, () => 'The disk is full.'],
  [/disk I\/O error/, (path) => `The disk failed while ${path} was read or written.`],
];

/** A sentence for an error of the system or the database; undefined for others. `about` names the file. */
export function sentenceOf(error: unknown, subject = 'The database'): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (code === 'ERR_SQLITE_ERROR') return database.find(([words]) => words.test(message))?.[1](subject);
  return code === undefined || !Object.hasOwn(system, code) ? undefined : system[code]!(path ?? subject);
}

/** The same with advice for the data. */
export function sentenceOfData(error: unknown, subject?: string): string | undefined {
  const sentence = sentenceOf(error, subject);
  return sentence?.endsWith('is damaged.') ? `${sentence} turnout restore puts a backup in its place.` : sentence;
}

/** A workspace.yaml has faults; nothing was changed. */
export class WorkspaceFileRefused extends Error {
  constructor(
    readonly path: string,
    readonly faults: readonly WorkspaceFault[],
  ) {
    super(`${path}: ${formatCount(faults.length, 'fault')}, nothing was changed`);
  }
}

/** The result of a failed command: exit code, message, further lines, and data for `--json`. */
export interface CommandFailure {
  readonly code: 1 | 2;
  readonly message: string;
  readonly lines?: readonly string[];
  readonly data?: object;
}

/** The result for an error; undefined for bugs. */
export function failureOf(error: unknown): CommandFailure | undefined {
  if (error instanceof UsageError) return { code: 2, message: error.message };
  if (error instanceof CommandError || error instanceof NewerDatabaseError) return { code: 1, message: error.message };
  if (error instanceof WorkspaceFileRefused) {
    const { faults, message } = error;
    const lines = new WorkspaceFileError(faults).sentences.map((line) => `  ${line}`);
    return { code: 1, message, lines, data: { faults } };
  }
  const sentence = sentenceOfData(error);
  return sentence === undefined ? undefined : { code: 1, message: sentence };
}

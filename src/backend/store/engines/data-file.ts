import { statSync } from 'node:fs';
import { basename } from 'node:path';

/** The open database is no longer the file at its path, so a write would be lost. */
export class DataFileError extends Error {
  override readonly name = 'DataFileError';
}

/** The database, its write-ahead log and the index of the log. */
const SUFFIXES = ['', '-wal', '-shm'];

interface Identity {
  dev: bigint;
  ino: bigint;
}

const identityOf = (path: string): Identity | undefined => {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats && { dev: stats.dev, ino: stats.ino };
};

export interface DataFile {
  /** A sentence if a file is missing or replaced; undefined while all files are those that were opened. */
  fault(): string | undefined;
  /** Throws `DataFileError` if there is a fault. */
  assertInPlace(): void;
}

/**
 * Checks whether an open database is still the file at its path (docs/storage.md#sqlite): not unlinked, replaced, moved or hidden
 * by a mount. Compares device and inode. To be called when the files are open.
 *
 * @example
 * const file = dataFileAt('data/turnout.db');
 * file.assertInPlace(); // before anything is acknowledged
 */
export function dataFileAt(path: string): DataFile {
  const files = SUFFIXES.map((suffix) => ({ path: path + suffix, identity: identityOf(path + suffix) }));
  const fault = (): string | undefined => {
    for (const file of files) {
      let current: Identity | undefined;
      try {
        current = identityOf(file.path);
      } catch (error) {
        return `${basename(file.path)} cannot be looked at (${(error as NodeJS.ErrnoException).code})`;
      }
      // the log may be created after the database was opened
      file.identity ??= current;
      if (!file.identity) continue;
      if (!current) return `${basename(file.path)} is gone while it is in use`;
      if (current.ino !== file.identity.ino || current.dev !== file.identity.dev)
        return `${basename(file.path)} is another file than the one in use`;
    }
    return undefined;
  };
  return {
    fault,
    assertInPlace() {
      const sentence = fault();
      if (sentence !== undefined) throw new DataFileError(`${sentence}: nothing can be stored (${path}).`);
    },
  };
}

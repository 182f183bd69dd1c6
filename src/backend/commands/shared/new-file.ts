import { randomUUID } from 'node:crypto';
import { rmSync, type Stats } from 'node:fs';
import { link, open, rename, rm, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { UsageError } from '../../workspace/index.js';
import { CommandError } from './faults.js';

/** The stats of a path; undefined if it does not exist. */
export const statIfExists = (path: string): Promise<Stats | undefined> =>
  stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });

/** Flushes a file or folder to the disk. */
export async function syncFile(path: string, flags = 'r+'): Promise<void> {
  const handle = await open(path, flags);
  await handle.sync().finally(() => handle.close());
}

/** Flushes the entries of a folder, if the system supports it. */
export const syncFolder = (path: string): Promise<void> => syncFile(path, 'r').catch(() => {});

/** Runs `work` and deletes `path` afterwards, also when interrupted by a signal. */
export async function withTemporary<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  const interrupted = (signal: NodeJS.Signals) => {
    rmSync(path, { recursive: true, force: true });
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    return await work();
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
    await rm(path, { recursive: true, force: true });
  }
}

/** Renames a file; replaces an existing one only with `force`. */
async function named(temporary: string, path: string, force: boolean): Promise<void> {
  if (force) return rename(temporary, path);
  try {
    await link(temporary, path);
    await unlink(temporary);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new CommandError(`${path} is there already.`);
    // not every file system supports hard links
    await rename(temporary, path);
  }
}

/**
 * Creates a file atomically, readable by its owner only. `write` fills an empty temporary file; its result is returned.
 */
export async function createFile<Result>(
  path: string,
  { force = false, hint = '' }: { force?: boolean; hint?: string },
  write: (temporary: string) => Promise<Result>,
): Promise<Result> {
  const folder = dirname(path);
  if (!(await statIfExists(folder))?.isDirectory()) throw new UsageError(`There is no folder ${folder}.`);
  const there = await statIfExists(path);
  if (there && !there.isFile()) throw new CommandError(`${path} is there already, and no file.`);
  if (there && !force) throw new CommandError(`${path} is there already.${hint}`);
  const temporary = join(folder, `.${basename(path)}.${randomUUID()}`);
  return withTemporary(temporary, async () => {
    await (await open(temporary, 'wx', 0o600)).close();
    const result = await write(temporary);
    await syncFile(temporary);
    await named(temporary, path, force);
    await syncFolder(folder);
    return result;
  });
}

import { randomUUID } from 'node:crypto';
import { rmSync, type Stats } from 'node:fs';
import { link, open, rename, rm, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { UsageError } from '../../workspace/index.js';
import { Refused } from './faults.js';

/** What there is at a path; undefined where there is nothing. */
export const lookUp = (path: string): Promise<Stats | undefined> =>
  stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });

/** Makes sure that what a file or folder holds is on the disk. */
export async function synced(path: string, flags = 'r+'): Promise<void> {
  const handle = await open(path, flags);
  await handle.sync().finally(() => handle.close());
}

/** A folder's entries, where the system can make sure of that. */
export const syncedFolder = (path: string): Promise<void> => synced(path, 'r').catch(() => {});

/** Runs work that leaves nothing behind at `path`, not even when it is interrupted. */
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

/** Gives a file its name; only who says so takes the name from another. */
async function named(temporary: string, path: string, force: boolean): Promise<void> {
  if (force) return rename(temporary, path);
  try {
    await link(temporary, path);
    await unlink(temporary);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new Refused(`${path} is there already.`);
    // not every file system knows a second name for a file
    await rename(temporary, path);
  }
}

/**
 * A new file that is there whole or not at all, readable for its owner only. `write` is given an empty one to fill, and
 * what it gives is passed on.
 */
export async function newFile<Result>(
  path: string,
  { force = false, hint = '' }: { force?: boolean; hint?: string },
  write: (temporary: string) => Promise<Result>,
): Promise<Result> {
  const folder = dirname(path);
  if (!(await lookUp(folder))?.isDirectory()) throw new UsageError(`There is no folder ${folder}.`);
  const there = await lookUp(path);
  if (there && !there.isFile()) throw new Refused(`${path} is there already, and no file.`);
  if (there && !force) throw new Refused(`${path} is there already.${hint}`);
  const temporary = join(folder, `.${basename(path)}.${randomUUID()}`);
  return withTemporary(temporary, async () => {
    await (await open(temporary, 'wx', 0o600)).close();
    const result = await write(temporary);
    await synced(temporary);
    await named(temporary, path, force);
    await syncedFolder(folder);
    return result;
  });
}

import { randomUUID } from 'node:crypto';
import { chmod, constants, copyFile, link, mkdir, realpath, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { openStore, type EndedAccess } from '../store/index.js';
import { openSqlite } from '../store/engines/sqlite.js';
import { findHolder } from '../store/engines/data-lock.js';
import { activeKeyHashes, activeWebhooks, inspectFile, mergeLog } from '../store/engines/sqlite-file.js';
import { UsageError } from '../workspace/index.js';
import { isPostgresUrl } from '../store/engines/open-engine.js';
import { command, progressOption } from './shared/command.js';
import { databasePath } from './shared/open-store.js';
import { CommandError, sentenceOf } from './shared/faults.js';
import { statIfExists, syncFile, syncFolder, withTemporary } from './shared/new-file.js';
import { replacedPrefix } from './shared/replaced-files.js';
import { formatCount, formatBytes } from './shared/size.js';

const companionSuffixes = ['-wal', '-shm', '-journal'];

/** Throws while a server holds the folder, even if its files were removed (docs/storage.md#sqlite). */
async function refuseWhileHeld(data: string, exists: boolean): Promise<void> {
  const holder = await findHolder(data, { wait: !exists });
  if (holder)
    throw new CommandError(
      `A server is using the data (process ${holder.pid}). Please stop it first: nothing was changed.`,
    );
}

/** Throws while another process has the database open. No process can have a damaged database open. */
async function requireUnused(database: string): Promise<void> {
  const isUnused = await mergeLog(database).catch((error: unknown) => {
    if (/malformed|not a database/.test((error as Error).message)) return true;
    throw error;
  });
  if (!isUnused)
    throw new CommandError('A server or another command is using the data. Please stop it first: nothing was changed.');
}

/** Copies a database and its write-ahead log into a folder of their own. */
async function copyInto(path: string, folder: string): Promise<string> {
  await mkdir(folder, { mode: 0o700 });
  const copy = databasePath(folder);
  await copyFile(path, copy, constants.COPYFILE_FICLONE);
  if (await statIfExists(`${path}-wal`)) await copyFile(`${path}-wal`, `${copy}-wal`);
  await chmod(copy, 0o600);
  return copy;
}

interface Prepared extends EndedAccess {
  persons: number;
  revoked_keys: number;
  disabled_webhooks: number;
}

/** The hashes of keys and the ids of webhooks that stay active. */
interface Active {
  readonly keys: ReadonlySet<string>;
  readonly webhooks: ReadonlySet<string>;
}

/**
 * Prepares the copy: migrates it, and removes its links, sessions, mails, revoked keys and deleted webhooks. Undefined keeps all active.
 * Throws `CommandError` unless the file is an undamaged database of Turnout.
 */
async function prepareCopy(copy: string, path: string, active: Active | undefined): Promise<Prepared> {
  const unreadable = (error: unknown): never => {
    throw new CommandError(sentenceOf(error, path) ?? `${path} cannot be read.`, { cause: error });
  };
  const { isTurnout, persons, faults } = await inspectFile(copy).catch(unreadable);
  if (faults.length) throw new CommandError(`${path} is damaged: ${faults[0]}`);
  if (!isTurnout) throw new CommandError(`${path} is a database, and none of Turnout.`);
  const store = await openStore(await openSqlite(join(copy, '..')));
  const ended = await store.transaction(async ({ recovery }) => ({
    ...(await recovery.endAccess()),
    revoked_keys: active ? await recovery.revokeKeysExcept(active.keys, Date.now()) : 0,
    disabled_webhooks: active ? await recovery.disableWebhooksExcept(active.webhooks, Date.now()) : 0,
  }));
  await store.close();
  await syncFile(copy);
  return { persons, ...ended };
}

/** A line about ended access, if any. */
function endedLines({
  links,
  sessions,
  mails,
  deliveries,
  revoked_keys,
  disabled_webhooks,
}: Omit<Prepared, 'persons'>): string[] {
  const parts = [
    links && formatCount(links, 'sign-in link'),
    sessions && formatCount(sessions, 'session'),
    mails && formatCount(mails, 'waiting mail'),
    deliveries && formatCount(deliveries, 'waiting webhook'),
    revoked_keys && formatCount(revoked_keys, 'key'),
    disabled_webhooks && formatCount(disabled_webhooks, 'webhook'),
  ].filter((part) => part !== 0);
  return parts.length ? [`Ended, for they were of then: ${parts.join(', ')}.`] : [];
}

/** Replaces the database by the copy. Returns the path to which the previous database was moved. */
async function putInPlace(copy: string, database: string): Promise<string | undefined> {
  const old = await statIfExists(database);
  const previousFile = `${replacedPrefix(database)}${new Date().toISOString().replace(/[-:.]/g, '')}`;
  if (old) {
    await requireUnused(database);
    await link(database, previousFile).catch(() => copyFile(database, previousFile, constants.COPYFILE_EXCL));
  }
  for (const suffix of companionSuffixes) {
    // the log of a damaged database is kept beside it
    if (old && (await statIfExists(database + suffix))?.size) await rename(database + suffix, previousFile + suffix);
    else await rm(database + suffix, { force: true });
  }
  await rename(copy, database);
  if (!old) return undefined;
  await chmod(previousFile, 0o600);
  return previousFile;
}

export const restore = command({
  group: 'keep',
  name: 'restore',
  summary: 'replace the data by a backup',
  details: [
    'Stop the server first: while it uses the data, nothing is changed. The file is checked and migrated to this version.',
    'Sign-in links, sessions, waiting mails and waiting webhooks of the backup are ended. Keys that were revoked and webhooks that were deleted since stay so, the webhooks as disabled; without existing data, all keys are revoked and all webhooks disabled unless --keep-keys is given.',
    'Persons who were erased after the backup come back: erase them again. What delete_after has deleted is deleted again once a server runs.',
  ],
  operands: { FILE: 'a file written by turnout backup' },
  options: {
    'keep-keys': {
      description: 'keep the keys and webhooks of the backup active when there is no existing data',
    },
    force: { description: 'replace existing data, which is kept as turnout.db.before-restore-…' },
    ...progressOption,
  },
  examples: ['turnout restore /backups/turnout-2027-07-24.db --force'],
  failureMeaning:
    'refused: FILE is no sound database of Turnout or of a newer one, a server is running, or there is data already',

  async run({ operands: [path = ''], options, print, progress }) {
    const { data, force } = options;
    if (isPostgresUrl(data))
      throw new CommandError(
        'A PostgreSQL is restored with its own tools: pg_dump, pg_restore. Then turnout end-access ends the links and sessions of then.',
      );
    const database = databasePath(data);
    const file = await statIfExists(path);
    if (!file) throw new UsageError(`There is no file ${path}.`);
    if (!file.isFile()) throw new UsageError(`${path} cannot be read as a file.`);
    const exists = await statIfExists(database);
    // a process whose folder was removed restores its lock in a new folder
    await mkdir(data, { recursive: true, mode: 0o700 });
    await refuseWhileHeld(data, !!exists);
    if (exists && (await realpath(path)) === (await realpath(database)))
      throw new CommandError(`${path} is the database itself.`);
    if (exists && !force)
      throw new CommandError(
        `There is a database in ${data} already. --force puts it aside, as a file beside the new one.`,
      );
    if (exists) await requireUnused(database);
    const formerKeys = exists && (await activeKeyHashes(database));
    const webhooks = (exists && (await activeWebhooks(database))) ?? new Set<string>();
    const keys = formerKeys ?? (options['keep-keys'] ? undefined : new Set<string>());
    const active = keys && { keys, webhooks };

    const folder = join(data, `.restore-${randomUUID()}`);
    await withTemporary(folder, async () => {
      progress(`Copying ${formatBytes(file.size)} …`);
      const copy = await copyInto(path, folder);
      progress('Checking the copy …');
      const { persons, ...ended } = await prepareCopy(copy, path, active);
      await refuseWhileHeld(data, true);
      const previousFile = await putInPlace(copy, database);
      await syncFolder(data);
      print({ restored: path, data, persons, kept: previousFile ?? null, ...ended }, [
        `${path} is in place: ${formatCount(persons, 'person')}.`,
        ...endedLines(ended),
        ...(ended.revoked_keys && !formerKeys
          ? [
              'There was no data to tell which keys had been revoked since the backup, so all were. turnout key create makes new ones.',
            ]
          : []),
        ...(previousFile ? [`What was there before is in ${basename(previousFile)} beside it.`] : []),
      ]);
    });
  },
});

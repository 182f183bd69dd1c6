import { randomUUID } from 'node:crypto';
import { chmod, constants, copyFile, link, mkdir, realpath, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { openStore } from '../store/index.js';
import { sqliteOn } from '../store/engines/sqlite.js';
import { contentsOf, settled } from '../store/engines/sqlite-file.js';
import { UsageError } from '../workspace/index.js';
import { isPostgres } from '../store/engines/configured.js';
import { command, progressOption } from './shared/command.js';
import { databaseIn } from './shared/data.js';
import { Refused, sentenceOf } from './shared/faults.js';
import { lookUp, synced, syncedFolder, withTemporary } from './shared/new-file.js';
import { counted, sizeOf } from './shared/size.js';

const beside = ['-wal', '-shm', '-journal'];

/** Refuses while anybody has the database open. One that is damaged has nobody who could. */
async function mustBeAlone(database: string): Promise<void> {
  const alone = await settled(database).catch((error: unknown) => {
    if (/malformed|not a database/.test((error as Error).message)) return true;
    throw error;
  });
  if (!alone)
    throw new Refused('A server or another command is using the data. Please stop it first: nothing was changed.');
}

/** Puts a file where a database opens it, alone in a folder, with what was not yet written into it. */
async function copied(path: string, folder: string): Promise<string> {
  await mkdir(folder, { mode: 0o700 });
  const copy = databaseIn(folder);
  await copyFile(path, copy, constants.COPYFILE_FICLONE);
  if (await lookUp(`${path}-wal`)) await copyFile(`${path}-wal`, `${copy}-wal`);
  await chmod(copy, 0o600);
  return copy;
}

/** How many persons the copy holds, brought to today's schema. Refuses what is not a sound database of Turnout. */
async function examined(copy: string, path: string): Promise<number> {
  const unreadable = (error: unknown): never => {
    throw new Refused(sentenceOf(error, path) ?? `${path} cannot be read.`, { cause: error });
  };
  const { ours, persons, faults } = await contentsOf(copy).catch(unreadable);
  if (faults.length) throw new Refused(`${path} is damaged: ${faults[0]}`);
  if (!ours) throw new Refused(`${path} is a database, and none of Turnout.`);
  const store = await openStore(await sqliteOn(join(copy, '..')));
  await store.close();
  await synced(copy);
  return persons;
}

/** The copy becomes the database; what was there keeps a name beside it. Gives that name. */
async function putInPlace(copy: string, database: string): Promise<string | undefined> {
  const old = await lookUp(database);
  const kept = `${database}.before-restore-${new Date().toISOString().replace(/[-:.]/g, '')}`;
  if (old) {
    await mustBeAlone(database);
    await link(database, kept).catch(() => copyFile(database, kept, constants.COPYFILE_EXCL));
  }
  for (const ending of beside) {
    // what a damaged database could not take in any more
    if (old && (await lookUp(database + ending))?.size) await rename(database + ending, kept + ending);
    else await rm(database + ending, { force: true });
  }
  await rename(copy, database);
  if (!old) return undefined;
  await chmod(kept, 0o600);
  return kept;
}

export const restore = command({
  group: 'keep',
  name: 'restore',
  summary: 'put a backup in the place of the data',
  about: [
    'The file is checked first, and brought to the schema of this version. Stop the server before: while one uses the data, nothing is changed.',
    'Persons who were erased after the backup was made are in it again, and keys that were revoked since are in force again.',
  ],
  takes: { FILE: 'what turnout backup wrote' },
  options: {
    force: { says: 'replace the data there is; it is kept as turnout.db.before-restore-…' },
    ...progressOption,
  },
  examples: ['turnout restore /backups/turnout-2027-07-24.db --force'],
  refuses:
    'refused: FILE is no sound database of Turnout or of a newer one, a server is running, or there is data already',

  async run({ given: [path = ''], options: { data, force }, say, progress }) {
    if (isPostgres(data)) throw new Refused('A PostgreSQL is restored with its own tools: pg_dump, pg_restore.');
    const database = databaseIn(data);
    const file = await lookUp(path);
    if (!file) throw new UsageError(`There is no file ${path}.`);
    if (!file.isFile()) throw new UsageError(`${path} cannot be read as a file.`);
    const there = await lookUp(database);
    if (there && (await realpath(path)) === (await realpath(database)))
      throw new Refused(`${path} is the database itself.`);
    if (there && !force)
      throw new Refused(`There is a database in ${data} already. --force puts it aside, as a file beside the new one.`);
    if (there) await mustBeAlone(database);

    await mkdir(data, { recursive: true, mode: 0o700 });
    const folder = join(data, `.restore-${randomUUID()}`);
    await withTemporary(folder, async () => {
      progress(`Copying ${sizeOf(file.size)} …`);
      const copy = await copied(path, folder);
      progress('Checking the copy …');
      const persons = await examined(copy, path);
      const kept = await putInPlace(copy, database);
      await syncedFolder(data);
      say({ restored: path, data, persons, kept: kept ?? null }, [
        `${path} is in place: ${counted(persons, 'person')}.`,
        ...(kept ? [`What was there before is in ${basename(kept)} beside it.`] : []),
      ]);
    });
  },
});

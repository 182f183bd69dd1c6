// Long because backup and restore are tried with the same data, before and after each failure.
import { expect } from 'chai';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { openSqlite } from '../../../src/backend/store/engines/sqlite.js';
import { campIn, registered, workplace } from './command-folder.js';

interface Restored {
  persons: number;
  kept: string | null;
}

describe('turnout backup and turnout restore', () => {
  const { at, turnout, turnoutOn, folderWith, inStore, served } = workplace();

  const withPersons = (count: number) =>
    folderWith(async (store, camp) => {
      for (let index = 0; index < count; index++) await registered(store, camp, { id: `per_${index}` });
    });

  /** A backup of a camp with some persons. */
  async function backedUp(persons = 2) {
    await withPersons(persons);
    await turnout('backup', at('copy.db'));
  }

  const json = async <Answer>(...args: string[]) => JSON.parse((await turnout(...args, '--json')).out) as Answer;

  const ids = async (data: string) =>
    (JSON.parse((await turnoutOn(data, 'export', 'camp', '--json')).out) as { id: string }[]).map(({ id }) => id);

  it('describes the copy', async () => {
    await withPersons(2);
    const { code, out } = await turnout('backup', at('copy.db'));
    expect([code, out.replace(/\d+ KiB/, 'n KiB').trim()]).to.deep.equal([
      0,
      `${at('copy.db')}: n KiB, 2 persons, checked.`,
    ]);
  });

  it('prints the description as JSON', async () => {
    await withPersons(2);
    const report = await json('backup', at('copy.db'));
    expect(report).to.deep.equal({
      file: at('copy.db'),
      bytes: statSync(at('copy.db')).size,
      persons: 2,
      checked: true,
    });
  });

  it('writes one file, for its owner only', async () => {
    await backedUp();
    expect([readdirSync(at('.')), statSync(at('copy.db')).mode & 0o777]).to.deep.equal([['copy.db', 'data'], 0o600]);
  });

  it('does not overwrite a file', async () => {
    await withPersons(1);
    writeFileSync(at('copy.db'), 'mine');
    const { code, err } = await turnout('backup', at('copy.db'));
    expect([code, err.trim(), readFileSync(at('copy.db'), 'utf8')]).to.deep.equal([
      1,
      `${at('copy.db')} is there already.`,
      'mine',
    ]);
  });

  it('prints its progress when asked to', async () => {
    await withPersons(1);
    const { err } = await turnout('backup', at('copy.db'), '--progress');
    expect(err).to.match(/^Copying \d+ KiB …\nChecking the copy …\n$/);
  });

  it('copies the state of one moment while others write', async () => {
    await folderWith();
    const writtenCount = await inStore('data', async (store) => {
      const camp = await campIn(store);
      const progress = { isDone: false };
      const copying = turnout('backup', at('copy.db')).finally(() => (progress.isDone = true));
      let count = 0;
      // the camp has a hundred places
      for (; count < 100 && !progress.isDone; count++) {
        await registered(store, camp, { id: `per_${count}` });
        await setTimeout(10);
      }
      expect((await copying).code).to.equal(0);
      return count;
    });
    const { persons } = JSON.parse((await turnoutOn('other', 'restore', at('copy.db'), '--json')).out) as Restored;
    expect(persons).to.be.within(1, writtenCount);
    expect((await turnoutOn('other', 'check')).code).to.equal(0);
    expect(await ids('other')).to.deep.equal(Array.from({ length: persons }, (_, index) => `per_${index}`));
  });

  it('restores a backup into an empty folder', async () => {
    await backedUp(3);
    const { code, out } = await turnoutOn('other', 'restore', at('copy.db'));
    expect([code, out.trim(), await ids('other')]).to.deep.equal([
      0,
      `${at('copy.db')} is in place: 3 persons.`,
      ['per_0', 'per_1', 'per_2'],
    ]);
  });

  it('leaves nothing in the folder but the data, for its owner only', async () => {
    await backedUp();
    await turnoutOn('other', 'restore', at('copy.db'));
    expect([readdirSync(at('other')), statSync(join(at('other'), 'turnout.db')).mode & 0o777]).to.deep.equal([
      ['turnout.db'],
      0o600,
    ]);
  });

  it('does not overwrite existing data', async () => {
    await backedUp();
    const before = readFileSync(join(at('data'), 'turnout.db'));
    const { code, err } = await turnout('restore', at('copy.db'));
    expect([code, /There is a database .* --force/.test(err)]).to.deep.equal([1, true]);
    expect(readFileSync(join(at('data'), 'turnout.db')).equals(before)).to.equal(true);
  });

  it('keeps the previous data beside it with --force', async () => {
    await backedUp(1);
    await withPersons(2);
    const { kept: keptData } = await json<Restored>('restore', at('copy.db'), '--force');
    await turnoutOn('older', 'restore', keptData!);
    expect([await ids('data'), await ids('older')]).to.deep.equal([['per_0'], ['per_0', 'per_1']]);
  });

  it('keeps committed data that a killed process had only in its log', async () => {
    await backedUp(1);
    const stored = await inStore('data', async (store) => {
      await registered(store, await campIn(store), { id: 'per_late' });
      // as after a SIGKILL: the log lies beside the file
      for (const name of ['turnout.db', 'turnout.db-wal'])
        writeFileSync(at(name), readFileSync(join(at('data'), name)));
      return JSON.parse((await turnoutOn('other', 'restore', at('turnout.db'), '--json')).out) as Restored;
    });
    expect([stored.persons, await ids('other')]).to.deep.equal([2, ['per_0', 'per_late']]);
  });

  it('deletes companion files of an old database', async () => {
    await backedUp();
    writeFileSync(join(at('data'), 'turnout.db-wal'), 'stale');
    await turnout('restore', at('copy.db'), '--force');
    expect(readdirSync(at('data')).filter((name) => /-(wal|shm)$/.test(name))).to.deep.equal([]);
  });

  it('refuses while a server runs, and works when it has ended', async () => {
    await backedUp();
    const { stop } = await served();
    const before = await turnout('restore', at('copy.db'), '--force');
    await stop();
    const after = await turnout('restore', at('copy.db'), '--force');
    expect([before.code, /A server is using the data \(process \d+\)/.test(before.err), after.code]).to.deep.equal([
      1,
      true,
      0,
    ]);
  });

  for (const [what, remove] of [
    [
      'its files were removed',
      () => ['turnout.db', 'turnout.db-wal', 'turnout.db-shm'].forEach((name) => rmSync(join(at('data'), name))),
    ],
    [
      'its folder was emptied',
      () => {
        rmSync(at('data'), { recursive: true });
        mkdirSync(at('data'));
      },
    ],
    ['its folder was moved', () => renameSync(at('data'), at('moved'))],
  ] as const)
    it(`refuses while a server runs though ${what}`, async () => {
      await backedUp();
      const { stop } = await served();
      remove();
      const before = await turnout('restore', at('copy.db'));
      await stop();
      const after = await turnout('restore', at('copy.db'));
      expect([before.code, /A server is using the data \(process \d+\)/.test(before.err), after.code]).to.deep.equal([
        1,
        true,
        0,
      ]);
    });

  it('restores over damaged data', async () => {
    await backedUp(2);
    writeFileSync(join(at('data'), 'turnout.db'), 'nothing that could be read. '.repeat(500));
    const { code } = await turnout('restore', at('copy.db'), '--force');
    expect([code, await ids('data')]).to.deep.equal([0, ['per_0', 'per_1']]);
  });

  const notOurs = async (work: (db: Kysely<unknown>) => Promise<void>, data: string) => {
    const db = new Kysely<unknown>({ dialect: (await openSqlite(at(data))).dialect });
    await work(db);
    await db.destroy();
    return join(at(data), 'turnout.db');
  };

  for (const [what, sentence, file] of [
    [
      'a file that is no database',
      /is not a database/,
      async () => {
        writeFileSync(at('photo.jpg'), 'not a database, whatever it is. '.repeat(100));
        return at('photo.jpg');
      },
    ],
    [
      'an empty file',
      /none of Turnout/,
      async () => {
        writeFileSync(at('empty'), '');
        return at('empty');
      },
    ],
    [
      'a database of something else',
      /is a database, and none of Turnout/,
      () => notOurs(async (db) => void (await sql`create table person (id text)`.execute(db)), 'foreign'),
    ],
    [
      'a database of a newer Turnout',
      /written by a newer Turnout/,
      async () => {
        await folderWith(undefined, 'newer');
        return notOurs(async (db) => void (await sql`update schema_version set version = 999`.execute(db)), 'newer');
      },
    ],
    [
      'half a database',
      /is damaged/,
      async () => {
        await backedUp(100);
        truncateSync(at('copy.db'), statSync(at('copy.db')).size / 2);
        return at('copy.db');
      },
    ],
  ] as const)
    it(`does not put ${what} in place`, async () => {
      const { code, out, err } = await turnoutOn('other', 'restore', await file());
      expect([code, out, sentence.test(err), err.trim().split('\n').length]).to.deep.equal([1, '', true, 1]);
      expect(err).to.not.include('turnout restore');
      expect(readdirSync(at('other'))).to.deep.equal([]);
    });

  it('does not put the database in its own place', async () => {
    await withPersons(1);
    const { code, err } = await turnout('restore', join(at('data'), 'turnout.db'), '--force');
    expect([code, /is the database itself/.test(err)]).to.deep.equal([1, true]);
  });

  it('says that there is no such file', async () => {
    const { code, err } = await turnout('restore', at('nowhere.db'));
    expect([code, err.trim()]).to.deep.equal([2, `There is no file ${at('nowhere.db')}.`]);
  });
});

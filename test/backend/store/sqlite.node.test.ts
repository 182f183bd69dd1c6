import { expect } from 'chai';
import { Kysely, sql } from 'kysely';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../../../src/backend/store/engines/sqlite.js';
import { openStore } from '../../../src/backend/store/index.js';
import { event, person } from './sample-rows.js';

describe('SQLite on disk', () => {
  let folder = '';
  const file = () => join(folder, 'data', 'turnout.db');
  const open = async () => openStore(await openSqlite(join(folder, 'data')));

  /** Every byte that is in the folder. */
  const bytes = () =>
    Buffer.concat(readdirSync(join(folder, 'data')).map((name) => readFileSync(join(folder, 'data', name))));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'turnout-test-'));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('makes the folder and the file in it', async () => {
    const store = await open();
    await store.close();
    expect(readdirSync(join(folder, 'data'))).to.include('turnout.db');
  });

  it('has everything in one file once it is closed, so that a copy of that file is a copy of it all', async () => {
    const store = await open();
    await store.events.insert(event());
    await store.close();
    mkdirSync(join(folder, 'copy'));
    copyFileSync(file(), join(folder, 'copy', 'turnout.db'));
    const copy = await openStore(await openSqlite(join(folder, 'copy')));
    const titles = (await copy.events.all('wsp_1')).map(({ title }) => title);
    await copy.close();
    expect(titles).to.deep.equal(['Camp']);
  });

  it('lets nobody else look into the folder', async () => {
    // Windows knows no such modes
    const otherPermissions = process.platform === 'win32' ? 0 : 0o077;
    const store = await open();
    await store.close();
    expect(statSync(join(folder, 'data')).mode & otherPermissions).to.equal(0);
  });

  it('keeps what was stored when it is opened again', async () => {
    const before = await open();
    await before.events.insert(event());
    await before.close();
    const after = await open();
    const titles = (await after.events.all('wsp_1')).map(({ title }) => title);
    await after.close();
    expect(titles).to.deep.equal(['Camp']);
  });

  it('has on disk what was answered, before it is closed', async () => {
    const writing = await open();
    await writing.transaction(({ events }) => events.insert(event()));
    const reading = await open();
    const titles = (await reading.events.all('wsp_1')).map(({ title }) => title);
    await reading.close();
    await writing.close();
    expect(titles).to.deep.equal(['Camp']);
  });

  for (const [pragma, value] of [
    ['journal_mode', 'wal'],
    ['synchronous', 2],
    ['secure_delete', 1],
    ['foreign_keys', 1],
  ] as const)
    it(`works with ${pragma} = ${value}`, async () => {
      const { dialect } = await openSqlite(join(folder, 'data'));
      const db = new Kysely<unknown>({ dialect });
      const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${pragma}`).execute(db);
      await db.destroy();
      expect(rows.map((row) => row[pragma])).to.deep.equal([value]);
    });

  it('says through its integrity check that the file is sound', async () => {
    const { dialect } = await openSqlite(join(folder, 'data'));
    await openStore({ dialect, isUnavailable: () => false });
    const db = new Kysely<unknown>({ dialect });
    const { rows } = await sql`pragma integrity_check`.execute(db);
    await db.destroy();
    expect(rows).to.deep.equal([{ integrity_check: 'ok' }]);
  });

  it('leaves no byte of what was deleted', async () => {
    const { dialect, isUnavailable } = await openSqlite(join(folder, 'data'));
    const store = await openStore({ dialect, isUnavailable });
    await store.persons.insert(person({ first_name: 'SENTINEL-8f3a' }));
    const db = new Kysely<{ person: { id: string } }>({ dialect });
    const stored = bytes().includes('SENTINEL-8f3a');
    await db.deleteFrom('person').execute();
    await store.close();
    expect([stored, bytes().includes('SENTINEL-8f3a')]).to.deep.equal([true, false]);
  });

  it('keeps every letter of a text, code point for code point', async () => {
    const text = 'Zoë 🏕️ عربي \u200d \u0130 \u212A \'"; drop table person; --';
    const store = await open();
    const row = person({ first_name: text });
    await store.persons.insert(row);
    const match = await store.persons.find('wsp_1', 'lst_1', row.id);
    await store.close();
    expect(match?.first_name).to.equal(text);
  });

  it('does not begin a file where the folder cannot be one', async () => {
    const store = await open();
    await store.close();
    const failure = await openSqlite(file()).catch((error: NodeJS.ErrnoException) => error.code);
    expect(failure).to.equal('EEXIST');
  });
});

import { expect } from 'chai';
import { Kysely, sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { groupCommitDialect } from '../../../src/backend/store/engines/group-commit.js';
import { loadDriver } from '../../../src/backend/store/engines/sqlite.js';

interface Tables {
  note: { id: number };
}

const folder = mkdtempSync(join(tmpdir(), 'turnout-group-'));
after(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;

/** A database with one table, and what was said to its writer. `refuse` makes a statement fail. */
async function notes() {
  const Database = await loadDriver();
  const path = join(folder, `${files++}.db`);
  const open = () => {
    const database = new Database(path);
    database.exec('pragma journal_mode = wal; pragma synchronous = full');
    return database;
  };
  const [writer, reader, otherProcess] = [open(), open(), open()];
  writer.exec('create table note (id integer primary key)');
  const events: string[] = [];
  const refuse: { statement?: string; error: Error } = { error: new Error('database or disk is full') };
  const databaseOf = (database: typeof writer) => ({
    all: (text: string, parameters: readonly unknown[]) => database.prepare(text).all(...parameters),
    run(text: string, parameters: readonly unknown[]) {
      if (database === writer) events.push(text);
      if (database === writer && text === refuse.statement) throw refuse.error;
      return Number(database.prepare(text).run(...parameters).changes);
    },
    close: () => database.close(),
  });
  const db = new Kysely<Tables>({
    dialect: groupCommitDialect({ database: databaseOf(writer), reader: databaseOf(reader) }),
  });
  const write = (id: number) => db.transaction().execute((one) => one.insertInto('note').values({ id }).execute());
  const stored = () =>
    (otherProcess.prepare('select id from note order by id').all() as { id: number }[]).map(({ id }) => id);
  return { db, write, stored, events, refuse, commits: () => events.filter((text) => text === 'commit').length };
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const outcomes = async (attempts: Promise<unknown>[]) =>
  (await Promise.allSettled(attempts)).map(({ status }) => status);

describe('transactions that come together', () => {
  it('share a commit', async () => {
    const { write, commits } = await notes();
    await Promise.all(upTo(100).map(write));
    expect(commits()).to.be.at.most(3);
  });

  it('are answered when they are stored', async () => {
    const { write, stored } = await notes();
    const visibleRows = await Promise.all(upTo(20).map((id) => write(id).then(() => stored().includes(id))));
    expect(visibleRows.filter((one) => !one)).to.deep.equal([]);
  });

  it('are not undone with one of them that is refused', async () => {
    const { write, stored } = await notes();
    const results = await outcomes([write(1), write(2), write(1), write(3)]);
    expect([results, stored()]).to.deep.equal([
      ['fulfilled', 'fulfilled', 'rejected', 'fulfilled'],
      [1, 2, 3],
    ]);
  });

  it('all fail where their commit does, and nothing of them is stored', async () => {
    const { write, stored, refuse } = await notes();
    refuse.statement = 'commit';
    const results = await outcomes(upTo(5).map(write));
    expect([new Set(results), stored()]).to.deep.equal([new Set(['rejected']), []]);
  });

  it('get the error of the commit', async () => {
    const { write, refuse } = await notes();
    refuse.statement = 'commit';
    expect(await write(1).catch((error: unknown) => error)).to.equal(refuse.error);
  });

  it('can be retried after a failed commit', async () => {
    const { write, stored, refuse } = await notes();
    refuse.statement = 'commit';
    await outcomes(upTo(5).map(write));
    delete refuse.statement;
    await Promise.all(upTo(5).map(write));
    expect(stored()).to.deep.equal(upTo(5));
  });

  it('fail with one in which the disk was full, since all were rolled back', async () => {
    const { db, write, stored } = await notes();
    const full = () =>
      db.transaction().execute(async (one) => {
        await one.insertInto('note').values({ id: 7 }).execute();
        // as SQLite does by itself when the disk is full
        await sql`rollback`.execute(one);
        throw new Error('database or disk is full');
      });
    const results = await outcomes([write(1), write(2), full()]);
    expect([results, stored()]).to.deep.equal([['rejected', 'rejected', 'rejected'], []]);
  });

  it('get its error', async () => {
    const { db, write } = await notes();
    const full = () =>
      db.transaction().execute(async (one) => {
        await sql`rollback`.execute(one);
        await sql`insert into nowhere values (1)`.execute(one);
      });
    const [first] = await Promise.allSettled([write(1), full()]);
    expect(String((first as PromiseRejectedResult).reason)).to.include('no such table: nowhere');
  });

  it('and single statements are stored alike', async () => {
    const { db, write, stored } = await notes();
    await Promise.all([write(1), db.insertInto('note').values({ id: 2 }).execute(), write(3)]);
    expect(stored()).to.deep.equal([1, 2, 3]);
  });
});

describe('reading beside a transaction', () => {
  it('shows nothing of it before it is stored', async () => {
    const { db } = await notes();
    const during = await db.transaction().execute(async (one) => {
      await one.insertInto('note').values({ id: 1 }).execute();
      return db.selectFrom('note').selectAll().execute();
    });
    const laterNotes = await db.selectFrom('note').selectAll().execute();
    expect([during, laterNotes]).to.deep.equal([[], [{ id: 1 }]]);
  });

  it('shows the transaction itself what it wrote', async () => {
    const { db } = await notes();
    const inside = await db.transaction().execute(async (one) => {
      await one.insertInto('note').values({ id: 1 }).execute();
      return one.selectFrom('note').selectAll().execute();
    });
    expect(inside).to.deep.equal([{ id: 1 }]);
  });
});

describe('a statement that cannot be part of a transaction', () => {
  it('is done between them', async () => {
    const { db, write, stored } = await notes();
    await Promise.all([write(1), sql`vacuum`.execute(db), write(2)]);
    expect(stored()).to.deep.equal([1, 2]);
  });
});

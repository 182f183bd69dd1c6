import { expect } from 'chai';
import { Kysely } from 'kysely';
import { openSqliteInPage } from '../../../src/backend/store/engines/sqlite-wasm.js';

interface Tables {
  note: { text: string };
}

const notes = async (): Promise<Kysely<Tables>> => {
  const database = new Kysely<Tables>({ dialect: (await openSqliteInPage()).dialect });
  await database.schema.createTable('note').addColumn('text', 'text').execute();
  return database;
};

const readTables = async (database: Kysely<Tables>): Promise<string[]> =>
  (await database.selectFrom('note').select('text').execute()).map(({ text }) => text);

/** Runs something, and counts how often a program was compiled meanwhile. */
async function compiledIn(run: () => Promise<void>): Promise<number> {
  const { instantiate, instantiateStreaming } = WebAssembly;
  let count = 0;
  const countingDialect =
    <T extends unknown[], R>(way: (...args: T) => R) =>
    (...args: T): R => {
      count++;
      return way(...args);
    };
  Object.assign(WebAssembly, {
    instantiate: countingDialect(instantiate as (...args: unknown[]) => unknown),
    instantiateStreaming: countingDialect(instantiateStreaming),
  });
  try {
    await run();
  } finally {
    Object.assign(WebAssembly, { instantiate, instantiateStreaming });
  }
  return count;
}

// in this order: a page has its program from the first database on
describe('SQLite in a page', () => {
  it('is asked for anew where its program did not come', async () => {
    const { fetch } = window;
    const { error: log, warn } = console;
    window.fetch = () => Promise.reject(new TypeError('no network'));
    // it says so itself, several times
    console.error = console.warn = () => {};
    const error = await openSqliteInPage().catch((error: Error) => error);
    Object.assign(console, { error: log, warn });
    window.fetch = fetch;
    expect(error).to.be.instanceOf(Error);
    const database = await notes();
    expect(await readTables(database)).to.deep.equal([]);
  });

  it('is one program for databases that know nothing of each other', async () => {
    const compiled = await compiledIn(async () => {
      const [one, other] = await Promise.all([notes(), notes()]);
      await one.insertInto('note').values({ text: 'of one' }).execute();
      expect(await readTables(one)).to.deep.equal(['of one']);
      expect(await readTables(other)).to.deep.equal([]);
      await one.destroy();
      expect(await readTables(other)).to.deep.equal([]);
    });
    expect(compiled).to.equal(0);
  });

  it('is copied from a snapshot, and grows apart from what it was copied from', async () => {
    const engine = await openSqliteInPage();
    const original = new Kysely<Tables>({ dialect: engine.dialect });
    await original.schema.createTable('note').addColumn('text', 'text').execute();
    await original.insertInto('note').values({ text: 'both' }).execute();
    const snapshot = engine.snapshot();
    await original.insertInto('note').values({ text: 'original' }).execute();
    const copy = new Kysely<Tables>({ dialect: (await openSqliteInPage(snapshot)).dialect });
    // more than the pages that the snapshot has
    const long = 'x'.repeat(100_000);
    await copy.insertInto('note').values({ text: long }).execute();
    expect([await readTables(original), await readTables(copy)]).to.deep.equal([
      ['both', 'original'],
      ['both', long],
    ]);
  });
});

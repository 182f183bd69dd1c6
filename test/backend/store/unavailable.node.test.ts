import { expect } from 'chai';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { openSqlite } from '../../../src/backend/store/engines/sqlite.js';
import { isSqliteUnavailable } from '../../../src/backend/store/engines/sqlite-dialect.js';
import { openStore } from '../../../src/backend/store/index.js';

/** As `node:sqlite` throws. */
const reason = (errcode: number) => Object.assign(new Error('no'), { code: 'ERR_SQLITE_ERROR', errcode });

describe('a temporary failure', () => {
  for (const [name, code] of [
    ['SQLITE_BUSY', 5],
    ['SQLITE_BUSY_SNAPSHOT', 517],
    ['SQLITE_READONLY', 8],
    ['SQLITE_IOERR', 10],
    ['SQLITE_IOERR_WRITE', 778],
    ['SQLITE_FULL', 13],
    ['SQLITE_CANTOPEN', 14],
  ] as const)
    it(`is ${name}`, () => {
      expect(isSqliteUnavailable(reason(code))).to.equal(true);
    });

  for (const message of ['database is locked', 'database or disk is full', 'attempt to write a readonly database'])
    it(`is what a driver gives no code for: ${message}`, () => {
      expect(isSqliteUnavailable(Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR' }))).to.equal(true);
    });

  for (const error of [reason(1), reason(11), reason(19), reason(2067), new Error('disk is full'), undefined, 'full'])
    it(`is not ${JSON.stringify(error) ?? error}`, () => {
      expect(isSqliteUnavailable(error)).to.equal(false);
    });

  it('is a database that somebody else is writing to', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'turnout-busy-'));
    const [ownEngine, otherEngine] = [await openSqlite(folder), await openSqlite(folder)];
    const store = await openStore(ownEngine);
    await sql.raw('pragma busy_timeout = 0').execute(new Kysely({ dialect: ownEngine.dialect }));
    const other = new Kysely({ dialect: otherEngine.dialect });
    await sql.raw('begin immediate').execute(other);
    const error: unknown = await store.transaction(async () => {}).catch((reason: unknown) => reason);
    await sql.raw('rollback').execute(other);
    const repeated = await store.transaction(async () => 'done');
    await store.close();
    await other.destroy();
    rmSync(folder, { recursive: true });
    expect([store.isUnavailable(error), repeated]).to.deep.equal([true, 'done']);
  });
});

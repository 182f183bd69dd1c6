import { newEngine } from '#test-engine';
import { expect } from 'chai';
import { CompiledQuery, Kysely } from 'kysely';
import type { Engine } from '../../../../src/backend/store/engines/engine.js';
import { openStore } from '../../../../src/backend/store/index.js';
import { shapeOf } from '../schema-shape.js';
import { presentTable, snapshots } from './snapshots/index.js';
import { restoreSnapshot } from './snapshots/restore-snapshot.js';

const databaseOf = (engine: Engine) => new Kysely<never>({ dialect: engine.dialect });

const steps = async (engine: Engine): Promise<number> => {
  const { rows } = await databaseOf(engine).executeQuery<{ version: number }>(
    CompiledQuery.raw('select version from schema_version'),
  );
  return rows.length === 1 ? rows[0]!.version : NaN;
};

describe('the earlier versions of the schema', () => {
  it('are all tried here: a step that is appended wants a sample of the version before it', async () => {
    const fresh = await newEngine();
    await openStore(fresh);
    const before = Array.from({ length: (await steps(fresh)) - 1 }, (_, index) => index + 1);
    expect(snapshots.map(({ number }) => number)).to.deep.equal(before);
  });
});

for (const version of snapshots)
  describe(`a database that version ${version.number} has written`, () => {
    it('has every row that it had', async () => {
      const { engine, db } = await restoreSnapshot(version);
      await openStore(engine);
      const missingRows = [];
      for (const [table, before] of Object.entries(version.rows)) {
        const after = await db.selectFrom(presentTable(table)).selectAll().execute();
        const rewritten = version.rewritten?.[table] ?? [];
        const isUnchanged = (row: Record<string, unknown>) => {
          const names = Object.keys(row).filter((name) => !rewritten.includes(name));
          return after.some((candidate) =>
            names.every((name) => !(name in candidate) || candidate[name] === row[name]),
          );
        };
        if (table !== 'schema_version') missingRows.push(...before.filter((row) => !isUnchanged(row)));
        expect(after).to.have.lengthOf(before.length);
      }
      expect(missingRows).to.deep.equal([]);
    });

    it('has the shape of one that is new', async () => {
      const { engine } = await restoreSnapshot(version);
      await openStore(engine);
      const fresh = await newEngine();
      await openStore(fresh);
      const [upgraded, freshShape] = [await shapeOf(databaseOf(engine)), await shapeOf(databaseOf(fresh))];
      expect(upgraded).to.deep.equal(freshShape);
      expect(freshShape.length).to.be.above(100);
    });

    it('says that it is of today, once', async () => {
      const { engine } = await restoreSnapshot(version);
      const before = await steps(engine);
      await openStore(engine);
      expect([before, await steps(engine)]).to.deep.equal([version.number, snapshots.length + 1]);
    });

    it('does not change when it is opened again', async () => {
      const { engine, db } = await restoreSnapshot(version);
      const tables = Object.keys(version.rows);
      const contentsOf = async () => [
        await shapeOf(databaseOf(engine)),
        ...(await Promise.all(tables.map((table) => db.selectFrom(presentTable(table)).selectAll().execute()))),
      ];
      await openStore(engine);
      const once = await contentsOf();
      await openStore(engine);
      expect(await contentsOf()).to.deep.equal(once);
    });

    it('stays as it was when a step fails', async () => {
      const { engine, db } = await restoreSnapshot(version);
      // the last step finds its column there
      await db.executeQuery(CompiledQuery.raw('alter table workspace add column country text'));
      const before = await shapeOf(databaseOf(engine));
      const opened = await openStore({ ...engine, isMigrationConflict: () => false, isConflict: () => false }).catch(
        () => 'failed',
      );
      expect([opened, await steps(engine), await shapeOf(databaseOf(engine))]).to.deep.equal([
        'failed',
        version.number,
        before,
      ]);
    });
  });

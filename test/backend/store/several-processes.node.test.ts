import { newEngines } from '#test-engine';
import { expect } from 'chai';
import { Kysely } from 'kysely';
import { openStore, type Store } from '../../../src/backend/store/index.js';
import { empty, event, now, person, openStores } from './sample-rows.js';
import { shapeOf } from './schema-shape.js';
import { snapshots } from './migrations/snapshots/index.js';
import { restoreSnapshot } from './migrations/snapshots/restore-snapshot.js';

const workspace_id = 'wsp_1';

/** Something that happens, and can be waited for. */
function createBarrier() {
  let happen = () => {};
  const eventHappened = new Promise<void>((resolve) => (happen = resolve));
  return { happen, eventHappened };
}

// several processes are PostgreSQL's: on SQLite one serves
if (process.env['TURNOUT_TEST_POSTGRES']) {
  describe('several processes that open a database at the same moment', () => {
    for (const version of [undefined, ...snapshots])
      it(`all succeed, and upgrade it once: ${version ? `version ${version.number}` : 'an empty one'}`, async () => {
        const engines = await newEngines(4);
        const db = new Kysely<Record<string, Record<string, unknown>>>({ dialect: engines[0]!.dialect });
        if (version) await restoreSnapshot(version, engines[0]);
        const stores = await Promise.all(engines.map(openStore));
        await Promise.all(stores.map(({ settings }) => settings.secret()));
        const versions = await db.selectFrom('schema_version').selectAll().execute();
        const persons = await db.selectFrom('person').selectAll().execute();
        const shape = [db, (await empty()).db].map((one) => shapeOf(one as unknown as Kysely<never>));
        const [upgraded, freshShape] = await Promise.all(shape);
        expect([versions, persons.length]).to.deep.equal([
          [{ version: snapshots.length + 1 }],
          version?.rows['person']?.length ?? 0,
        ]);
        expect(upgraded).to.deep.equal(freshShape);
      });
  });

  describe('transactions of several processes', () => {
    /** Each adds a person whose number is how many there are; how often that was tried, and which numbers there are. */
    const numbered = async (stores: readonly Store[]) => {
      let [attempts, counts] = [0, 0];
      const allCounted = createBarrier();
      const add = (store: Store) =>
        store.transaction(async ({ persons }) => {
          attempts++;
          const count = await persons.count(workspace_id, 'lst_1');
          // nobody writes before all have counted: otherwise they could run one after another, without a conflict
          if (++counts === stores.length) allCounted.happen();
          await allCounted.eventHappened;
          await persons.insert(person({ external_id: `${count}` }));
        });
      await Promise.all(stores.map(add));
      const { persons } = stores[0]!;
      const rows = await persons.page(workspace_id, 'lst_1', { back: false, count: 100 });
      return {
        attempts,
        numbers: rows.map(({ external_id }) => Number(external_id)).sort((one, other) => one - other),
      };
    };

    it('that the database cannot put in an order (40001) begin again, and none is lost', async () => {
      const { attempts, numbers } = await numbered(
        await openStores(5, { default_transaction_isolation: 'serializable' }),
      );
      expect(numbers).to.deep.equal([0, 1, 2, 3, 4]);
      expect(attempts).to.be.above(5);
    });

    it('that take what another has just taken (23505) begin again, and none is lost', async () => {
      const { attempts, numbers } = await numbered(await openStores(5));
      expect(numbers).to.deep.equal([0, 1, 2, 3, 4]);
      expect(attempts).to.be.above(5);
    });

    it('that wait for each other (40P01) begin again, and both are done', async () => {
      const [one, other] = await openStores(2, { deadlock_timeout: '20ms' });
      for (const slug of ['a', 'b']) await one!.events.insert(event({ slug, list_id: slug }));
      const responses = [createBarrier(), createBarrier()];
      const takePlace = (store: Store, ownIndex: number, lists: readonly string[]) =>
        store.transaction(async ({ events }) => {
          await events.takePlaces(workspace_id, lists[0]!, 1);
          responses[ownIndex]!.happen();
          await responses[1 - ownIndex]!.eventHappened;
          await events.takePlaces(workspace_id, lists[1]!, 1);
        });
      await Promise.all([takePlace(one!, 0, ['a', 'b']), takePlace(other!, 1, ['b', 'a'])]);
      const counts = (await one!.events.all(workspace_id)).map(({ persons_count }) => persons_count);
      expect(counts).to.deep.equal([2, 2]);
    });
  });

  describe('a person who is erased while another process writes to them', () => {
    it('leaves nothing of what that process wrote', async () => {
      const [writing, erasing] = await openStores(2);
      const ada = person();
      await writing!.persons.insert(ada);
      const [wrote, mayEnd] = [createBarrier(), createBarrier()];
      const changed = writing!.transaction(async ({ persons, outbox, portalLinks }) => {
        await persons.updateAll([[ada, { ...ada, email: null, email_key: null, version: 2 }]]);
        await outbox.enqueue({ workspace_id, kind: 'email_changed', person_id: ada.id }, now);
        const link = { workspace_id, token_hash: 'link', created_at: now, expires_at: now + 1, person_ids: [ada.id] };
        await portalLinks.insert(link);
        wrote.happen();
        await mayEnd.eventHappened;
      });
      await wrote.eventHappened;
      const erased = erasing!.transaction(({ erasures }) => erasures.erase(workspace_id, 'lst_1', [ada.id]));
      // long enough for the deletion to wait for that process; it holds whichever comes first
      await new Promise((resolve) => setTimeout(resolve, 100));
      mayEnd.happen();
      await changed;
      const remaining = [
        await erased,
        (await erasing!.outbox.count()).waiting,
        await erasing!.portalLinks.find(workspace_id, 'link', now),
      ];
      expect(remaining).to.deep.equal([1, 0, undefined]);
    });
  });
}

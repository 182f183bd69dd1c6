import { expect } from 'chai';
import { newId, type PersonRow, type Store } from '../../../src/backend/store/index.js';
import { nextTask } from '../../../src/backend/store/next-task.js';
import { empty, now, person, openStores } from './sample-rows.js';

const workspace_id = 'wsp_1';

const all = { after: 0, limit: 1000 };

/** Ids and whether they were deleted, in the order of changes. */
const changesOf = async (store: Store) =>
  (await store.changes.after({ workspace_id, ...all })).map(({ subject_id, deleted }) => [subject_id, deleted]);

const next = (row: PersonRow, more: Partial<PersonRow> = {}): PersonRow => ({
  ...row,
  ...more,
  version: row.version + 1,
  changed_at: row.changed_at + 1,
});

const fee = (person_id: string) => ({
  ...{ workspace_id, list_id: 'lst_1', person_id, id: newId('fee'), row_key: newId('fee'), reference: newId('fee') },
  ...{ amount: 500, description: 'Camp', attached_expense: null, created_at: now, due_at: null, paid_at: null },
});

describe('the order of changes', () => {
  it('has each person once, at their last change', async () => {
    const { store } = await empty();
    const [ada, bob] = [person(), person()];
    await store.persons.insert(ada);
    await store.persons.insertAll([bob]);
    await store.persons.updateAll([[ada, next(ada, { first_name: 'Augusta' })]]);
    expect(await changesOf(store)).to.deep.equal([
      [bob.id, false],
      [ada.id, false],
    ]);
  });

  it('has an application from its acceptance on, and none that was declined', async () => {
    const { store } = await empty();
    const [ada, bob] = [person({ confirmed: 0 }), person({ confirmed: 0 })];
    await store.persons.insertAll([ada, bob]);
    await store.persons.updateAll([[ada, next(ada)]]);
    const before = await changesOf(store);
    await store.persons.confirm(workspace_id, 'lst_1', ada.id, now);
    await store.transaction(({ erasures }) => erasures.erase(workspace_id, 'lst_1', [bob.id]));
    expect([before, await changesOf(store)]).to.deep.equal([[], [[ada.id, false]]]);
  });

  it('remembers of an erased person the id alone, until it forgets deletions', async () => {
    const { store, db } = await empty();
    const ada = person();
    await store.persons.insert(ada);
    await store.transaction(({ erasures }) => erasures.erase(workspace_id, 'lst_1', [ada.id]));
    const [row] = await db.selectFrom('latest_change').selectAll().execute();
    await store.changes.forgetDeletions(row!.changed_at);
    const remainingChanges = await changesOf(store);
    await store.changes.forgetDeletions(row!.changed_at + 1);
    expect([Object.values(row!), remainingChanges, await changesOf(store)]).to.deep.equal([
      [workspace_id, 2, 'person', 'lst_1', ada.id, row!.changed_at, 1],
      [[ada.id, true]],
      [],
    ]);
  });

  it('has nothing of a transaction that failed', async () => {
    const { store } = await empty();
    const stop = new Error('stop');
    const work = store.transaction(async ({ persons }) => {
      await persons.insert(person());
      throw stop;
    });
    await work.catch(() => {});
    expect([await changesOf(store), await store.changes.last(workspace_id)]).to.deep.equal([[], 0]);
  });

  it('has fees from their creation to their deletion', async () => {
    const { store } = await empty();
    const ada = person();
    const [paid, open] = [fee(ada.id), fee(ada.id)];
    await store.transaction(async ({ persons, fees }) => {
      await persons.insert(ada);
      await fees.insert([paid, open]);
    });
    await store.fees.markPaid(workspace_id, paid.id, '2026-12-01', now + 1);
    await store.fees.markUnpaid(workspace_id, open.id, now + 2);
    const before = await store.changes.after({ workspace_id, subject: 'fee', list_ids: ['lst_1'], ...all });
    await store.transaction(({ erasures }) => erasures.erase(workspace_id, 'lst_1', [ada.id]));
    expect([
      before.map(({ subject_id, changed_at }) => [subject_id, changed_at]),
      (await changesOf(store)).map(([, deleted]) => deleted),
    ]).to.deep.equal([
      [
        [open.id, now],
        [paid.id, now + 1],
      ],
      [true, true, true],
    ]);
  });

  it('matches the persons and fees that are there, or the inspection names those that do not', async () => {
    const { store, db } = await empty();
    const [ada, bob] = [person(), person()];
    const open = fee(ada.id);
    await db
      .insertInto('list')
      .values({ workspace_id, id: 'lst_1', type: 'contact', name: 'Friends' } as never)
      .execute();
    await store.persons.insertAll([ada, bob, person({ confirmed: 0 })]);
    await store.fees.insert([open]);
    const sound = await store.inspection.unmatchedChanges();
    await db.deleteFrom('person').where('id', '=', bob.id).execute();
    await db.deleteFrom('latest_change').where('subject_id', 'in', [ada.id, open.id]).execute();
    const unmatched = (await store.inspection.unmatchedChanges()).map(({ id, isMissing }) => `${id} ${isMissing}`);
    expect([sound, unmatched.sort()]).to.deep.equal([
      [],
      [`${ada.id} true`, `${bob.id} false`, `${open.id} true`].sort(),
    ]);
  });

  it('is read list by list, with the persons as they are now', async () => {
    const { store } = await empty();
    const [ada, other] = [person(), person({ list_id: 'lst_2' })];
    await store.persons.insertAll([ada, other]);
    const [change] = await store.changes.ofList(workspace_id, 'lst_1', { ...all, skipDeletedUpTo: 0 });
    expect([change!.subject_id, change!.person!.first_name, change!.person!.created_at]).to.deep.equal([
      ada.id,
      'Ada',
      now,
    ]);
  });

  it('loses nothing to a reader while several processes write', async () => {
    const stores = await openStores(4);
    const [reader] = stores;
    const written: string[] = [];
    const write = async (store: Store) => {
      for (let round = 0; round < 15; round++) {
        const rows = [person(), person()];
        await store.persons.insertAll(rows);
        await store.persons.updateAll([[rows[0]!, next(rows[0]!)]]);
        written.push(...rows.map(({ id }) => id));
      }
    };
    let writing = true;
    const finished = Promise.all(stores.map(write)).finally(() => (writing = false));
    const read = new Set<string>();
    let after = 0;
    for (let last = false; !last;) {
      last = !writing;
      await nextTask();
      for (let page = [null] as unknown[]; page.length;) {
        const changes = await reader!.changes.after({ workspace_id, after, limit: 7 });
        for (const { subject_id } of changes) read.add(subject_id);
        after = changes.at(-1)?.sequence ?? after;
        page = changes;
      }
    }
    await finished;
    expect([read.size, [...read].sort()]).to.deep.equal([120, written.sort()]);
  });
});

import { expect } from 'chai';
import { openStore } from '../../../../src/backend/store/index.js';
import { snapshot7 } from './snapshots/0007.js';
import { restoreSnapshot } from './snapshots/restore-snapshot.js';

const [zoe] = snapshot7.rows['person'] as { workspace_id: string; list_id: string; id: string; created_at: number }[];

describe('a database that did not note when something changed', () => {
  it('has persons who have not changed since they were created', async () => {
    const { engine } = await restoreSnapshot(snapshot7);
    const store = await openStore(engine);
    const persons = await store.persons.find(zoe!.workspace_id, zoe!.list_id, zoe!.id);
    expect(persons?.changed_at).to.equal(zoe!.created_at);
  });

  it('has events that changed when it was upgraded, and were not revised since', async () => {
    const { engine } = await restoreSnapshot(snapshot7);
    const before = Date.now();
    const store = await openStore(engine);
    for (const { changed_at, revision } of await store.events.all(zoe!.workspace_id)) {
      expect(changed_at).to.be.within(before, Date.now());
      expect(revision).to.equal(0);
    }
  });
});

import { newEngine } from '#test-engine';
import { expect } from 'chai';
import { openStore, type NewPendingReview } from '../../../src/backend/store/index.js';
import { now, person } from './sample-rows.js';

const workspace_id = 'wsp_1';

const registration = (more: Partial<NewPendingReview> = {}): NewPendingReview => ({
  workspace_id,
  id: 'rev_1',
  list_id: 'lst_1',
  slug: 'camp',
  reason: 'note',
  body: { email: 'ada@example.org' },
  created_at: now,
  family: null,
  language: null,
  ...more,
});

/** A store, as one of several processes has it, with these registrations and an answer that is stored for each. */
async function holding(...registrations: readonly NewPendingReview[]) {
  const store = await openStore({ isConflict: () => false, ...(await newEngine()) });
  await store.transaction(async ({ reviewQueue, idempotency }) => {
    for (const one of registrations) {
      await reviewQueue.insert(one);
      const answer = {
        key_hash: `key ${one.id}`,
        fingerprint: 'same',
        status: 201,
        body: 'an answer',
        created_at: now,
      };
      await idempotency.insert({ workspace_id: one.workspace_id, ...answer }, [one.id]);
    }
  });
  const answerTo = async (id: string) => (await store.idempotency.find(workspace_id, `key ${id}`, now))?.body;
  return { store, answerTo };
}

describe('held registrations', () => {
  it('are listed in the order in which they came, whole', async () => {
    const [first, second] = [registration({ id: 'rev_z' }), registration({ id: 'rev_a', created_at: now + 1 })];
    const { store } = await holding(second, first);
    const withoutGroup = { position: null, amount: null };
    expect(await store.reviewQueue.all(workspace_id)).to.deep.equal([
      { ...first, ...withoutGroup },
      { ...second, ...withoutGroup },
    ]);
  });

  it('are those of one workspace', async () => {
    const { store } = await holding(registration({ workspace_id: 'wsp_2' }));
    expect(await store.reviewQueue.all(workspace_id)).to.deep.equal([]);
  });

  it('keep the answer to whoever sends them again, though persons are erased and their traces looked for', async () => {
    const { store, answerTo } = await holding(registration());
    const ada = person();
    await store.persons.insert(ada);
    await store.transaction(({ erasures }) => erasures.erase(workspace_id, 'lst_1', [ada.id]));
    await store.purgeErased();
    expect(await answerTo('rev_1')).to.equal('an answer');
  });

  it('leave nothing but a spent key when they are deleted', async () => {
    const { store, answerTo } = await holding(registration(), registration({ id: 'rev_2' }));
    const erasedRows = await store.transaction(({ erasures }) =>
      erasures.erasePendingReviews(workspace_id, ['rev_1', 'rev_none']),
    );
    expect([erasedRows, await answerTo('rev_1'), await answerTo('rev_2')]).to.deep.equal([1, '', 'an answer']);
  });

  it('are nothing to another workspace that deletes', async () => {
    const { store, answerTo } = await holding(registration());
    await store.transaction(({ erasures }) => erasures.erasePendingReviews('wsp_2', ['rev_1']));
    expect([(await store.reviewQueue.all(workspace_id)).length, await answerTo('rev_1')]).to.deep.equal([
      1,
      'an answer',
    ]);
  });

  it('leave the answer to the person that they become', async () => {
    const { store, answerTo } = await holding(registration());
    const ada = person();
    await store.persons.insert(ada);
    await store.transaction(({ reviewQueue }) => reviewQueue.markReleased(workspace_id, 'rev_1', ada.id));
    const between = await answerTo('rev_1');
    await store.transaction(({ erasures }) => erasures.erase(workspace_id, 'lst_1', [ada.id]));
    expect([await store.reviewQueue.all(workspace_id), between, await answerTo('rev_1')]).to.deep.equal([
      [],
      'an answer',
      '',
    ]);
  });
});

import { expect } from 'chai';
import { snapshot19 } from './snapshots/0019.js';
import { serveSnapshot } from './snapshots/serve-snapshot.js';

const [{ id, workspace_id, created_at } = {}] = snapshot19.rows['held']! as [
  { id: string; workspace_id: string; created_at: number },
];

describe('a review queue that the nineteenth version has written', () => {
  it('is the review queue of today', async () => {
    const { club } = await serveSnapshot(snapshot19);
    expect((await club.store.reviewQueue.all(workspace_id!)).map((review) => review.id)).to.deep.equal([id]);
  });

  it('sends the mails that wait, also those about a review', async () => {
    const { club } = await serveSnapshot(snapshot19);
    club.clock.now = created_at! + 3600_000;
    const addresses = (await club.deliverMails()).map(({ to }) => to.address.toLowerCase());
    expect(addresses).to.have.deep.members(['family@example.org', 'old@example.org', 'ada@example.org']);
  });

  // several processes are PostgreSQL's: on SQLite one serves
  if (globalThis.process?.env['TURNOUT_TEST_POSTGRES'])
    it('still serves a process of that version, which has not been updated yet', async () => {
      const { club, db } = await serveSnapshot(snapshot19);
      const reviewIds = async () => (await club.store.reviewQueue.all(workspace_id!)).map((review) => review.id);
      await db
        .insertInto('held')
        .values({ ...snapshot19.rows['held']![0], id: 'rev_new' })
        .execute();
      const afterInsert = await reviewIds();
      await db.updateTable('held').set({ noticed: 1 }).where('id', '=', 'rev_new').execute();
      await db.deleteFrom('held').where('id', '=', id).where('noticed', '=', 0).execute();
      expect([afterInsert, await reviewIds()]).to.deep.equal([[id, 'rev_new'], ['rev_new']]);
    });
});
